import Foundation
import Synchronization

/// Finds classes of the process by the names that Interface Builder writes for custom classes.
///
/// Those are Swift's old mangling (`_TtC6Module4Name`, nested ones `_TtCC6Module5Outer5Inner`), `Module.Name`, or a
/// bare name, which on Apple platforms is an Objective-C class's. `NSClassFromString` here knows only the second
/// form, so names are translated to today's mangling and looked up with that. Generic and private classes can't be
/// named so, here as there.
enum NibClassFinder {
  /// The class called `name`, nil if the process has none or the name is malformed.
  static func type(named name: String) -> AnyClass? {
    if let known = found.withLock({ $0[name] }) { return known }
    guard let type = search(name) else { return nil }
    found.withLock { $0[name] = type }
    return type
  }

  // Classes stay once they exist. Names that name none aren't remembered: code may be loaded later.
  private static let found = Mutex<[String: AnyClass]>([:])

  /// The class called `name`, made ready for objects that decode themselves; nil if there is none, or its objects
  /// can't.
  static func customClass(named name: String) -> NibClass? {
    if let known = custom.withLock({ $0[name] }) { return known }
    guard let type = type(named: name), let new = NibClass(decodable: type, name: name, isCustom: true) else {
      return nil
    }
    custom.withLock { $0[name] = new }
    return new
  }

  private static let custom = Mutex<[String: NibClass]>([:])

  private static func search(_ name: String) -> AnyClass? {
    let bytes = Array(name.utf8)
    if name.hasPrefix("_Tt") { return oldMangling(bytes).flatMap(lookUp) }
    if bytes.contains(UInt8(ascii: ".")) { return dotted(name) }
    let entry = bytes.withUnsafeBytes { NibStandardClasses.entry(named: $0) }
    guard case .known(let known) = entry, known.kind != .shared else { return nil }
    return known.type
  }

  private static func lookUp(_ mangled: String) -> AnyClass? { _typeByName(mangled) as? AnyClass }

  /// `_TtC6Module4Name` as `6Module4NameC`. The letters before the module say, from the inside out, what each level
  /// is: class, structure or enumeration.
  private static func oldMangling(_ bytes: [UInt8]) -> String? {
    var position = 3
    var kinds: [UInt8] = []
    while position < bytes.count, "CVO".utf8.contains(bytes[position]) {
      kinds.append(bytes[position])
      position += 1
    }
    guard let innermost = kinds.first, innermost == UInt8(ascii: "C"),
      let module = identifier(bytes, &position)
    else { return nil }
    var result = module == "1s" ? "s" : module
    for kind in kinds.reversed() {
      guard let name = identifier(bytes, &position) else { return nil }
      result += name + String(UnicodeScalar(kind))
    }
    return position == bytes.count ? result : nil
  }

  /// A length and as many bytes, as mangled names hold identifiers.
  private static func identifier(_ bytes: [UInt8], _ position: inout Int) -> String? {
    var length = 0
    let start = position
    while position < bytes.count, let digit = Character(UnicodeScalar(bytes[position])).wholeNumberValue,
      length < 10_000
    {
      length = length * 10 + digit
      position += 1
    }
    guard position > start, length > 0, length <= bytes.count - position else { return nil }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    position += length
    return "\(length)\(text)"
  }

  /// `Module.Name`, or a nested class, whose enclosing types may be classes, structures or enumerations.
  private static func dotted(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, parts.count <= 6, parts.allSatisfy({ !$0.isEmpty && isIdentifier($0) }) else {
      return nil
    }
    var prefixes = [part(parts[0])]
    for outer in parts[1..<parts.count - 1] {
      prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { prefix + part(outer) + $0 } }
    }
    return prefixes.lazy.compactMap { lookUp($0 + part(parts[parts.count - 1]) + "C") }.first
  }

  private static func part(_ name: String) -> String { "\(name.utf8.count)\(name)" }

  private static func isIdentifier(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}

extension NibClassFinder {
  /// A class's name for messages: with its module, but for classes that are Objective-C's on Apple platforms.
  static func readableName(_ type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    for module in ["OpenUIKit.", "Foundation."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
}
