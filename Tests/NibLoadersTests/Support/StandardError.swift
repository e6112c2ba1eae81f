import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// Runs `body` and returns the lines that the process wrote to standard error meanwhile: where UIKit logs, and nothing
/// but the log tells. The lines are passed on, as other tests may have written some of them.
@MainActor
func standardErrorLines(during body: () throws -> Void) throws -> [String] {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  defer { try? FileManager.default.removeItem(atPath: path) }
  let file = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
  try #require(file >= 0)
  defer { close(file) }
  let standardError = dup(STDERR_FILENO)
  try #require(standardError >= 0)
  defer { close(standardError) }

  let result = Result {
    fflush(nil)
    dup2(file, STDERR_FILENO)
    defer {
      fflush(nil)
      dup2(standardError, STDERR_FILENO)
    }
    try body()
  }
  let written = try Data(contentsOf: URL(fileURLWithPath: path))
  FileHandle.standardError.write(written)
  try result.get()
  return String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
}
