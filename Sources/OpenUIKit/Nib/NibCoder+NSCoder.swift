public import Foundation

extension NibCoder {
  /// The whole number under `key`; truth values count as 0 and 1.
  func integer(forKey key: String) -> Int {
    guard let value = value(forKey: key), value.tag != .double else { return 0 }
    return int(value)
  }

  /// The value of the object being decoded under `name`, on whatever level it stands.
  func value(forKey name: String) -> NibValue? {
    let record = template.records[current]
    for index in Int(record.first)..<Int(record.end) {
      let value = template.pool[index]
      if value.key == .unknown ? template.unknownKeys[index] == name : value.key.rawValue == name {
        return value
      }
    }
    return nil
  }

  /// The object under a value as Swift code expects it: strings as String, collections as Array, Dictionary or Set.
  func any(_ value: NibValue) -> Any? {
    switch value.tag {
    case .string: return template.strings[value.low]
    case .object where template.records[Int(value.reference)].kind == .collection: return collection(value)
    default: return object(value)
    }
  }

  private func collection(_ value: NibValue) -> Any? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let objects = elements(value).map(any)
    // One element that can't be made makes the whole nil.
    let found = objects.compactMap { $0 }
    guard found.count == objects.count else { return nil }
    guard template.records[Int(value.reference)].isDictionary else { return found }
    var dictionary: [AnyHashable: Any] = [:]
    for index in stride(from: 0, to: found.count - 1, by: 2) {
      guard let key = found[index] as? AnyHashable else { continue }
      dictionary[key] = found[index + 1]
    }
    return dictionary
  }
}

extension NSCoder {
  /// A point stored under `key`, zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    nibValue(forKey: key).map { $0.coder.point($0.value) } ?? .zero
  }

  /// A size stored under `key`, zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    nibValue(forKey: key).map { $0.coder.size($0.value) } ?? .zero
  }

  /// A rectangle stored under `key`, zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    nibValue(forKey: key).map { $0.coder.rect($0.value) } ?? .zero
  }

  /// Insets stored under `key`, zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    nibValue(forKey: key).map { $0.coder.insets($0.value) } ?? .zero
  }

  private func nibValue(forKey key: String) -> (coder: NibCoder, value: NibValue)? {
    guard let coder = NibCoder.decoding(self), let value = coder.value(forKey: key) else { return nil }
    return (coder, value)
  }
}
