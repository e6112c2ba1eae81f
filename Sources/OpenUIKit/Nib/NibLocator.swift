import Foundation
import Synchronization

/// Finds the file of a nib by its name.
///
/// Foundation's own look-up picks wrong languages on Linux and takes an empty name for any, so this is ours. Names
/// are exact, letter case included; a `.nib` suffix is optional, and letters with accents may be written as one
/// character or as two, as in Apple's file systems. Places are tried in this order, in the bundle's resource folder:
///
/// 1. `<language>.lproj` for the best localization of the bundle, see ``NibLanguages``,
/// 2. `Base.lproj`,
/// 3. `<language>.lproj` for the others: parents of the best one, and the development language,
/// 4. the folder itself;
///
/// and in each place, for the device's modifier (`~iphone` or `~ipad`) first, `Name~device.nib`, then `Name.nib`. A
/// folder named so holds the nib for several systems: the newest `objects-N+.nib` in it counts, else `objects.nib`,
/// else `runtime.nib`. With a nib from `Base.lproj`, `Name.strings` of the first preferred language that has one
/// gives the texts.
struct NibLocator {
  /// A nib found.
  struct Place: Equatable {
    /// The name without suffix and modifier.
    let name: String
    /// The file.
    let path: String
    /// The file with translated texts, for a nib from `Base.lproj`.
    let stringsPath: String?
  }

  private let root: String
  private let languages: [String]
  private let hasBase: Bool
  private let modifier: String

  init(_ bundle: Bundle) {
    let localizations = bundle.localizations
    self.init(
      root: LastBundle.root(of: bundle),
      languages: NibLanguages.preferred(of: bundle, among: localizations),
      hasBase: localizations.contains("Base"), idiom: UITraitCollection.current.userInterfaceIdiom)
  }

  init(root: String, languages: [String], hasBase: Bool = true, idiom: UIUserInterfaceIdiom) {
    self.root = root
    self.languages = languages
    self.hasBase = hasBase
    modifier = idiom == .pad ? "~ipad" : "~iphone"
  }

  /// The nib called `name`, nil if there is none.
  func find(_ name: String) -> Place? {
    let name = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0),
      !name.utf8.contains(UInt8(ascii: "/"))
    else { return nil }
    if let place = findExactly(name) { return place }
    // Two strings of the same letters are equal, so their bytes are compared.
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    return [name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping].lazy
      .filter { !$0.utf8.elementsEqual(name.utf8) }.compactMap(findExactly).first
  }

  private func findExactly(_ name: String) -> Place? {
    if let place = languages.first.flatMap({ find(name, in: $0) }) { return place }
    if hasBase, let path = file(name, in: "\(root)/Base.lproj/") {
      return Place(name: name, path: path, stringsPath: strings(name))
    }
    for language in languages.dropFirst() {
      if let place = find(name, in: language) { return place }
    }
    return file(name, in: root + "/").map { Place(name: name, path: $0, stringsPath: nil) }
  }

  private func find(_ name: String, in language: String) -> Place? {
    file(name, in: "\(root)/\(language).lproj/").map { Place(name: name, path: $0, stringsPath: nil) }
  }

  private func file(_ name: String, in folder: String) -> String? {
    for modifier in [modifier, ""] {
      var path = ""
      path.reserveCapacity(folder.utf8.count + name.utf8.count + modifier.utf8.count + 4)
      path += folder
      path += name
      path += modifier
      path += ".nib"
      switch FileBytes.kind(of: path) {
      case .file: return path
      case .directory: if let member = member(of: path) { return member }
      case nil: break
      }
    }
    return nil
  }

  private func strings(_ name: String) -> String? {
    languages.lazy.flatMap { language in
      [name + modifier, name].map { "\(root)/\(language).lproj/\($0).strings" }
    }.first { FileBytes.kind(of: $0) == .file }
  }

  /// The member of a nib folder that the newest system would take.
  private func member(of folder: String) -> String? {
    let members = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let versioned = members.compactMap { member -> (version: [Int], name: String)? in
      guard member.hasPrefix("objects-"), member.hasSuffix("+.nib") else { return nil }
      let parts = member.dropFirst(8).dropLast(5).split(separator: ".").map { Int($0) }
      let version = parts.compactMap { $0 }
      return version.count == parts.count && !version.isEmpty ? (version, member) : nil
    }
    let newest = versioned.max { $0.version.lexicographicallyPrecedes($1.version) }?.name
    let choice = newest ?? ["objects.nib", "runtime.nib"].first(where: members.contains)
    return choice.map { folder + "/" + $0 }
  }
}

/// The resource folder of the bundle that was searched last, as it takes Foundation as long to say as all the rest of
/// a search, and never changes.
private struct LastBundle {
  private weak var bundle: Bundle?
  private var root = ""

  private static let last = Mutex(LastBundle())

  static func root(of bundle: Bundle) -> String {
    last.withLock { last in
      if last.bundle === bundle { return last.root }
      last.bundle = bundle
      last.root = bundle.resourcePath ?? bundle.bundlePath
      return last.root
    }
  }
}
