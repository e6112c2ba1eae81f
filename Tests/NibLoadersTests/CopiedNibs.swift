import NibFixtures
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
#endif

/// A bundle in the temporary folder that holds copies of the fixtures' nibs, removed with this object.
@MainActor
final class CopiedNibs {
  let bundle: Bundle
  private let folder: URL

  /// Copies nibs: the path of the copy, and the name of the fixtures' nib. Bundles without an Info.plist don't say
  /// what language they were written in.
  init(_ copies: [String: String], hasInfo: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    for (path, name) in copies {
      let copy = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let original = try #require(Fixture.bundle.url(forResource: name, withExtension: "nib"))
      try FileManager.default.copyItem(at: original, to: copy)
    }
    if hasInfo {
      // What Xcode writes into every bundle, too: the language that counts where no other matches.
      let info = try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleDevelopmentRegion": "en"], format: .xml, options: 0)
      try info.write(to: folder.appendingPathComponent("Info.plist"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// Removes a copy.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
