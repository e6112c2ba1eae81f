import BenchmarkReport
import Foundation
import NibArchive
import NibCompiler

/// A user's xib or nib, read and, if need be, compiled.
struct NibSource {
  /// Where it is.
  let path: String
  /// The archive; of a nib folder, the member for the newest system.
  let bytes: [UInt8]
  /// The name of that member; nil where the nib is a file.
  let member: String?

  /// Reads the file or nib folder at `path`. Throws a sentence that doesn't name the path.
  init(path: String) throws(Failure) {
    self.path = path
    if path.hasSuffix(".nib") {
      let members = try? FileManager.default.contentsOfDirectory(atPath: path)
      member = members.flatMap(Self.newest)
      if members != nil, member == nil { throw Failure("no nib is in this folder.") }
      bytes = try Self.read(member.map { "\(path)/\($0)" } ?? path)
    } else {
      member = nil
      bytes = try Self.compile(try Self.read(path), path: path)
    }
  }

  /// Puts an archive into a bundle's folder under a name, as a nib of the same form; one from `Base.lproj` with the texts that stand
  /// beside it in other languages.
  func write(_ archive: NibArchive, to folder: String, name: String) throws {
    let isBase = Self.isBase(path)
    let ownFolder = isBase ? "\(folder)/\(Self.baseFolder)" : folder
    try AtomicFile.makeFolder(ownFolder)
    if isBase { try copyTexts(to: folder, name: name) }
    var place = "\(ownFolder)/\(name).nib"
    if let member {
      try AtomicFile.makeFolder(place)
      place += "/" + member
    }
    try Data(archive.encoded()).write(to: URL(filePath: place))
  }

  private static let baseFolder = "Base.lproj"

  private static func isBase(_ path: String) -> Bool {
    URL(filePath: path).deletingLastPathComponent().lastPathComponent == baseFolder
  }

  /// Copies `<language>.lproj/<own name>.strings` of all languages.
  private func copyTexts(to folder: String, name: String) throws {
    let files = FileManager.default
    let own = URL(filePath: path)
    let parent = own.deletingLastPathComponent().deletingLastPathComponent()
    let title = own.deletingPathExtension().lastPathComponent
    for language in try files.contentsOfDirectory(atPath: parent.path).sorted()
    where language.hasSuffix(".lproj") {
      let texts = parent.appending(path: "\(language)/\(title).strings").path
      guard files.fileExists(atPath: texts) else { continue }
      try AtomicFile.makeFolder("\(folder)/\(language)")
      try files.copyItem(atPath: texts, toPath: "\(folder)/\(language)/\(name).strings")
    }
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard let bytes = AtomicFile.read(path) else { throw Failure("can't be read.") }
    return bytes
  }

  private static func compile(_ bytes: [UInt8], path: String) throws(Failure) -> [UInt8] {
    let output: NibCompiler.Output
    do {
      output = try NibCompiler.compile(xib: bytes, file: path, options: .init(localizesStrings: isBase(path)))
    } catch {
      // The path stands before the line, and whoever reports the failure names it.
      let text = "\(error)"
      throw Failure(text.hasPrefix("\(path):") ? "line " + text.dropFirst(path.count + 1) : text)
    }
    guard let archive = output.archive else {
      throw Failure(output.diagnostics.first { $0.severity == .error }?.message ?? "isn't compiled.")
    }
    return archive.encoded()
  }

  /// The member of a nib folder that the newest system takes: `objects-13.0+.nib` before `objects-8.0+.nib` before the others.
  private static func newest(of members: [String]) -> String? {
    let versioned = members.filter { $0.hasPrefix("objects-") && $0.hasSuffix("+.nib") }
    return versioned.max { $0.compare($1, options: .numeric) == .orderedAscending }
      ?? ["objects.nib", "runtime.nib"].first(where: members.contains)
  }
}
