/// An archive as comparing sees it: each object's content, whatever way it is written.
final class ArchiveGraph {
  /// What an object holds.
  enum Content {
    /// A string; the key by which it is localised, if it is.
    case text(String, localizationKey: String?)
    /// A number, integer or not.
    case number(Double)
    /// An array or, unordered, a set.
    case list([NibArchive.Payload], isOrdered: Bool)
    /// Keys and values.
    case dictionary([(key: NibArchive.Payload, value: NibArchive.Payload)])
    /// An object with named values.
    case record
  }

  /// A value of an object with its key's name.
  typealias Entry = (key: String, payload: NibArchive.Payload)

  let archive: NibArchive
  /// The content of each object.
  let contents: [Content]
  /// The class of each object; in a class swapper's stead the class that it replaces.
  let classNames: [String]
  private let listing: ArchiveListing
  private let keyNames: [String]

  init(_ archive: NibArchive) {
    self.archive = archive
    let listing = ArchiveListing(archive)
    let keyNames = archive.keys.map { archive.string(in: $0) }
    let classTable = archive.classNames.map { archive.string(in: $0.name) }
    self.listing = listing
    self.keyNames = keyNames
    classNames = archive.objects.indices.map { index in
      let name = classTable[Int(archive.objects[index].classIndex)]
      return name == "UIClassSwapper"
        ? listing.string(under: "UIOriginalClassName", ofObject: index) ?? name : name
    }
    contents = archive.objects.indices.map { index in
      let values = archive.values(of: index)
      func payload(_ key: String) -> NibArchive.Payload? {
        values.first { keyNames[Int($0.key)] == key }?.payload
      }
      switch classTable[Int(archive.objects[index].classIndex)] {
      case "NSString", "NSMutableString", "NSLocalizableString":
        let text = listing.text(ofString: index) ?? ""
        return .text(text, localizationKey: listing.string(under: "NSKey", ofObject: index))
      case "NSNumber":
        return (payload("NS.intval") ?? payload("NS.dblval"))?.number.map { .number($0) } ?? .record
      case "NSArray", "NSMutableArray":
        return .list(values.dropFirst().map(\.payload), isOrdered: true)
      case "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
        // Inlined like an array, or element by element under NS.object.0, NS.object.1 …
        let elements = values.filter { keyNames[Int($0.key)] != "NSInlinedValue" }
        return .list(elements.map(\.payload), isOrdered: false)
      case "NSDictionary", "NSMutableDictionary":
        let elements = Array(values.dropFirst().map(\.payload))
        return .dictionary(
          stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) })
      default:
        return .record
      }
    }
  }

  /// The values of object `index` with their keys' names.
  func entries(of index: Int) -> [Entry] {
    archive.values(of: index).map { (keyNames[Int($0.key)], $0.payload) }
  }

  /// The value of object `index` under `key`.
  func payload(_ key: String, of index: Int) -> NibArchive.Payload? {
    archive.values(of: index).first { keyNames[Int($0.key)] == key }?.payload
  }

  /// A short text for people: the value, or the object it refers to.
  func summary(_ payload: NibArchive.Payload, of index: Int = 0) -> String {
    guard case .object(let object) = payload else {
      return listing.text(of: NibArchive.Value(key: 0, payload: payload), inObject: index)
    }
    let other = Int(object)
    if case .record = contents[other], isValue(other) { return details(other) }
    return listing.summary(ofObject: other)
  }

  /// A text for people with all values of object `index`, cut short.
  func details(_ index: Int) -> String {
    let text = signature(of: index) { title($0) }
    return text.count > 200 ? text.prefix(199) + "…" : text
  }

  /// For each object the keys that lead to it from the root, by the shortest way; "" if none do.
  func paths() -> [String] {
    var paths = Array(repeating: "", count: contents.count)
    var isReached = Array(repeating: false, count: contents.count)
    var queue = contents.isEmpty ? [] : [0]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      let isList = if case .list = contents[index] { true } else { false }
      for (place, entry) in entries(of: index).enumerated() {
        guard case .object(let object) = entry.payload, !isReached[Int(object)] else { continue }
        let step =
          isList ? "[\(entries(of: index)[0].key == "NSInlinedValue" ? place - 1 : place)]" : "." + entry.key
        isReached[Int(object)] = true
        paths[Int(object)] = paths[index] + step
        queue.append(Int(object))
      }
      next += 1
    }
    return paths
  }

  /// A short text for object `index`.
  func title(_ index: Int) -> String { listing.title(ofObject: index) }

  /// Whether object `index` is what it holds, so that copies of it are as good as the object itself; otherwise it
  /// has an identity, and just one partner.
  func isValue(_ index: Int) -> Bool {
    guard case .record = contents[index] else { return true }
    return Self.valueClasses.contains(classNames[index])
  }

  /// A text that two values share if they hold the same; objects with an identity are named by `identity`.
  func token(
    _ payload: NibArchive.Payload, depth: Int = 0, identity: (Int) -> String
  ) -> String {
    switch payload {
    case .object(let other): return token(ofObject: Int(other), depth: depth, identity: identity)
    case .data(let range):
      if let geometry = archive.geometry(in: range) {
        return "(" + (0..<geometry.count).map { "\(geometry[$0])" }.joined(separator: ",") + ")"
      }
      return "data:" + archive.string(in: range)
    case .int8, .int16, .int32, .int64: return "\(payload.integer ?? 0)"
    default: return "\(payload)"
    }
  }

  private func token(ofObject index: Int, depth: Int, identity: (Int) -> String) -> String {
    switch contents[index] {
    case .text(let text, _): return "\"\(text)\""
    case .number(let number): return "number \(number)"
    // Deep enough for every value in a nib; and values may be made to hold themselves.
    case _ where depth > 6: return "…"
    case .list(let elements, let isOrdered):
      let tokens = elements.map { token($0, depth: depth + 1, identity: identity) }
      return "[\((isOrdered ? tokens : tokens.sorted()).joined(separator: ","))]"
    case .dictionary(let pairs):
      let tokens = pairs.map {
        token($0.key, depth: depth + 1, identity: identity) + ":"
          + token($0.value, depth: depth + 1, identity: identity)
      }
      return "{\(tokens.sorted().joined(separator: ","))}"
    case .record:
      return isValue(index) ? signature(of: index, depth: depth + 1, identity: identity) : identity(index)
    }
  }

  /// A text that two records share if they have the same class and values.
  func signature(of index: Int, depth: Int = 0, identity: (Int) -> String) -> String {
    let values = entries(of: index).map {
      $0.key + "=" + token($0.payload, depth: depth, identity: identity)
    }
    return "\(title(index))<\(values.sorted().joined(separator: ";"))>"
  }

  private static let valueClasses: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSShadow",
    "NSData", "NSMutableData", "NSDate", "NSLocale", "NSTimeZone", "NSURL", "NSValue", "NSNumber",
    "UIColor", "NSColor", "UIFont", "NSFont", "UIFontDescriptor", "UIImageNibPlaceholder",
    "UIImageSymbolConfiguration", "UIButtonContent", "UITraitCollection", "_NSLayoutConstraintConstant",
    "UINib", "UIBlurEffect", "UIVibrancyEffect", "UIVisualEffect", "UITapRecognizer",
  ]
}

extension NibArchive.Payload {
  /// The number stored, of whatever type.
  fileprivate var number: Double? {
    switch self {
    case .int8, .int16, .int32, .int64: integer.map { Double($0) }
    case .bool(let flag): flag ? 1 : 0
    case .float(let number): Double(number)
    case .double(let number): number
    case .data, .null, .object: nil
    }
  }
}
