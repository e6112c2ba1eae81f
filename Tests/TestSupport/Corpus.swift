public import Foundation

/// The corpus of real Interface Builder files, which lies beside the checkout where there is one. Users of the
/// package don't have it; tests that read it carry `.enabled(if: Corpus.isPresent, Corpus.skipReason)`.
public enum Corpus {
  /// The corpus folder, or nil where there is none.
  public static let directory: URL? = {
    let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether the corpus is there.
  public static var isPresent: Bool { directory != nil }

  /// What a skipped test says.
  public static let skipReason = "skipped: no corpus of real nibs at ../shared/corpus"

  /// Paths of all files below `subfolder` whose name ends in `.extension`, sorted.
  public static func files(in subfolder: String, withExtension suffix: String) -> [URL] {
    guard let root = directory?.appendingPathComponent(subfolder),
      let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == suffix }
      .sorted { $0.path < $1.path }
  }
}
