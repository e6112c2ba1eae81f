import NibFixtures
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// A bundle in the temporary folder that holds copies of nibs, removed with this object.
@MainActor
final class CopiedNibs {
  let bundle: Bundle
  private let folder: URL

  /// Copies nibs, of the fixtures if `source` is nil: the path of the copy, and the nib's name. `texts` are further
  /// files by path. Bundles without an Info.plist don't say what language they were written in.
  init(
    _ copies: [String: String], of source: Bundle? = nil, texts: [String: String] = [:], hasInfo: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    for (path, name) in copies {
      let copy = folder.appendingPathComponent(path)
      try Self.makeFolder(of: copy)
      let original = try #require((source ?? Fixture.bundle).url(forResource: name, withExtension: "nib"))
      try FileManager.default.copyItem(at: original, to: copy)
    }
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      try Self.makeFolder(of: file)
      try Data(text.utf8).write(to: file)
    }
    if hasInfo {
      // What Xcode writes into every bundle, too: the language that counts where no other matches.
      let info = try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleDevelopmentRegion": "en"], format: .xml, options: 0)
      try info.write(to: folder.appendingPathComponent("Info.plist"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  private static func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Removes a copy.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
