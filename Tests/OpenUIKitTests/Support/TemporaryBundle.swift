import Foundation

/// A bundle in the temporary folder, removed with this object.
final class TemporaryBundle {
  let bundle: Bundle
  let folder: URL

  struct Unusable: Error {}

  /// A bundle with those files, by path within it.
  init(_ files: [String: [UInt8]] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, bytes) in files { try TemporaryBundle.write(bytes, to: path, in: folder) }
    guard let bundle = Bundle(path: folder.path) else { throw Unusable() }
    self.bundle = bundle
  }

  /// Puts a file into the bundle.
  func write(_ bytes: [UInt8], to path: String) throws {
    try TemporaryBundle.write(bytes, to: path, in: folder)
  }

  /// Takes a file out of the bundle.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  private static func write(_ bytes: [UInt8], to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
