import Foundation
import NibArchive

/// A nib in the file system: found, read, decoded and resolved. All of it happens at each call; nothing of a file's
/// contents is kept here.
enum NibFile {
  /// The resolved contents of the nib `name` of `bundle`.
  static func template(named name: String, in bundle: Bundle) throws(NibLoadingError) -> NibTemplate {
    let found = NibLocator(bundle).search(name) { hit in
      UINib.phaseObserver?(.locate)
      let bytes: [UInt8]? = if case .file(let file) = hit.finding { FileBytes.read(file) } else { nil }
      // Only a message needs the path.
      let path = bytes == nil ? String(cString: hit.path) : ""
      return (name: hit.name, bytes: bytes, path: path, stringsPath: hit.stringsPath)
    }
    guard let found else { throw .notFound(name, in: bundle) }
    guard let bytes = found.bytes else {
      throw NibLoadingError(
        .unreadable, nib: name, bundle: bundle.bundlePath, "Nib '\(name)' at \(found.path) can't be read.")
    }
    let strings = found.stringsPath.map(strings) ?? [:]
    UINib.phaseObserver?(.read)
    return try template(from: bytes, name: found.name, bundle: bundle, strings: strings)
  }

  /// The resolved contents of a nib that is in memory.
  static func template(
    from bytes: [UInt8], name: String, bundle: Bundle, strings: [String: String]
  ) throws(NibLoadingError) -> NibTemplate {
    let archive: NibArchive
    do {
      archive = try NibArchive(decoding: bytes, options: .lenient)
    } catch {
      throw NibLoadingError(
        .damagedArchive, nib: name, bundle: bundle.bundlePath, "Nib '\(name)' can't be used: \(error)")
    }
    let template = try NibTemplate(resolving: archive, name: name, bundle: bundle, strings: strings)
    UINib.phaseObserver?(.decode)
    return template
  }

  /// The texts of a strings file by key; none if it can't be read.
  static func strings(at path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }
}
