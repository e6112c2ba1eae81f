import Foundation
import Synchronization

/// Finds the file of a nib by its name.
///
/// Foundation's own look-up picks wrong languages on Linux and takes an empty name for any, so this is ours. Names
/// are exact, letter case included; a `.nib` suffix is optional, letters with accents may be written as one character
/// or as two, as in Apple's file systems, and a path may lead into a folder. Places are tried in this order, in the
/// bundle's resource folder:
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

  /// A nib found, as long as it is looked at.
  struct Hit {
    /// The name without suffix and modifier.
    let name: String
    /// The file's path.
    let path: UnsafePointer<CChar>
    /// The open file, or why there is none.
    let finding: FileBytes.Finding
    /// The file with translated texts, for a nib from `Base.lproj`.
    let stringsPath: String?
  }

  private let root: String
  private let languages: [String]
  private let hasBase: Bool
  private let modifier: String

  init(_ bundle: Bundle) {
    let known = LastBundle.facts(of: bundle)
    self.init(
      root: known.root, languages: known.languages, hasBase: known.hasBase,
      idiom: UITraitCollection.current.userInterfaceIdiom)
  }

  init(root: String, languages: [String], hasBase: Bool = true, idiom: UIUserInterfaceIdiom) {
    self.root = root
    self.languages = languages
    self.hasBase = hasBase
    modifier = idiom == .pad ? "~ipad" : "~iphone"
  }

  /// The nib called `name`, nil if there is none.
  func find(_ name: String) -> Place? {
    search(name) { hit in
      if case .file(let file) = hit.finding { FileBytes.close(file) }
      return Place(name: hit.name, path: String(cString: hit.path), stringsPath: hit.stringsPath)
    }
  }

  /// Calls `take` with what is found first in the places of the nib called `name`. Nil, and no call, if there is no
  /// such nib.
  func search<Found>(_ name: String, _ take: (Hit) -> Found) -> Found? {
    let name = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
    var isASCII = true
    var isPath = false
    for byte in name.utf8 {
      if byte == 0 { return nil }
      if byte == UInt8(ascii: "/") { isPath = true }
      if byte >= 0x80 { isASCII = false }
    }
    guard !name.isEmpty, name != ".", name != "..", !isPath || Self.staysInside(name) else { return nil }
    if let found = searchExactly(name, take) { return found }
    if isASCII { return nil }
    // Two strings of the same letters are equal, so their bytes are compared.
    for other in [name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping]
    where !other.utf8.elementsEqual(name.utf8) {
      if let found = searchExactly(other, take) { return found }
    }
    return nil
  }

  /// Whether a path leads into folders only: `Resources.bundle/Card` is how nibs of static libraries were named.
  private static func staysInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private func searchExactly<Found>(_ name: String, _ take: (Hit) -> Found) -> Found? {
    if let best = languages.first, let found = search(name, in: best, take) { return found }
    if hasBase, let found = search(name, in: "Base", take) { return found }
    for language in languages.dropFirst() {
      if let found = search(name, in: language, take) { return found }
    }
    return search(name, in: nil, take)
  }

  private func search<Found>(_ name: String, in language: String?, _ take: (Hit) -> Found) -> Found? {
    let length = root.utf8.count + (language?.utf8.count ?? 0) + name.utf8.count + modifier.utf8.count + 16
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
      var path = PathBuilder(buffer)
      path.append(root)
      path.append("/")
      if let language {
        path.append(language)
        path.append(".lproj/")
      }
      path.append(name)
      let end = path.count
      for modifier in [modifier, ""] {
        path.count = end
        path.append(modifier)
        path.append(".nib")
        let finding = FileBytes.look(at: path.terminated)
        switch finding {
        case .file, .unreadable: return take(hit(name, path.terminated, finding, language))
        case .directory:
          guard let member = member(of: String(cString: path.terminated)) else { continue }
          return member.withCString { take(hit(name, $0, FileBytes.look(at: $0), language)) }
        case .nothing: continue
        }
      }
      return nil
    }
  }

  private func hit(
    _ name: String, _ path: UnsafePointer<CChar>, _ finding: FileBytes.Finding, _ language: String?
  ) -> Hit {
    Hit(name: name, path: path, finding: finding, stringsPath: language == "Base" ? strings(name) : nil)
  }

  private func strings(_ name: String) -> String? {
    languages.lazy.flatMap { language in
      [name + modifier, name].map { "\(root)/\(language).lproj/\($0).strings" }
    }.first { path in
      switch FileBytes.look(at: path) {
      case .file(let file):
        FileBytes.close(file)
        return true
      case .unreadable: return true
      case .directory, .nothing: return false
      }
    }
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

/// A path put together in memory that is large enough for it and a NUL.
private struct PathBuilder {
  private let buffer: UnsafeMutableBufferPointer<CChar>
  /// Number of bytes so far.
  var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<CChar>) { self.buffer = buffer }

  @inline(__always) mutating func append(_ text: String) {
    let free = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable {
      free.copyMemory(from: UnsafeRawBufferPointer($0))
    }
    if isCopied == nil { free.copyBytes(from: text.utf8) }
    count += text.utf8.count
  }

  /// The path with a NUL after it.
  var terminated: UnsafePointer<CChar> {
    buffer[count] = 0
    return UnsafePointer(buffer.baseAddress.unsafelyUnwrapped)
  }
}

/// What is asked of the bundle that was searched last. Foundation keeps the resource folder and the localizations of
/// a bundle from the first time on, but takes as long to tell them as all the rest of a search.
private struct LastBundle {
  struct Facts {
    var root = ""
    var languages: [String] = []
    var hasBase = false
  }

  private weak var bundle: Bundle?
  private var facts = Facts()
  private var localizations: [String] = []
  /// The user's languages that ``Facts/languages`` are for; they can change.
  private var wanted: [String] = []

  private static let last = Mutex(LastBundle())

  static func facts(of bundle: Bundle) -> Facts {
    last.withLock { last in
      let isKnown = last.bundle === bundle
      if !isKnown { last.take(bundle) }
      if !last.localizations.isEmpty {
        let wanted = NibLanguages.wanted
        if !isKnown || last.wanted != wanted {
          last.wanted = wanted
          last.facts.languages = NibLanguages.preferred(of: bundle, among: last.localizations, wanted: wanted)
        }
      }
      return last.facts
    }
  }

  private mutating func take(_ bundle: Bundle) {
    self.bundle = bundle
    let all = bundle.localizations
    localizations = all.filter { $0 != "Base" }
    facts = Facts(root: bundle.resourcePath ?? bundle.bundlePath, hasBase: all.contains("Base"))
  }
}
