import NibArchive

/// A nib's objects by index, with their values by key: what the emitter reads.
struct NibObjects {
  let archive: NibArchive
  private let keyIndexes: [String: UInt32]
  private let classNames: [String]

  init(_ archive: NibArchive) {
    self.archive = archive
    keyIndexes = Dictionary(
      archive.keys.indices.map { (archive.keyName($0), UInt32($0)) }, uniquingKeysWith: { first, _ in first })
    classNames = archive.classNames.indices.map { archive.className($0) }
  }

  /// The value of `object` under `key`.
  func payload(_ key: String, of object: Int) -> NibArchive.Payload? {
    guard let index = keyIndexes[key] else { return nil }
    return archive.values(of: object).first { $0.key == index }?.payload
  }

  /// The names of all keys of `object`.
  func keys(of object: Int) -> [String] { archive.values(of: object).map { archive.keyName(Int($0.key)) } }

  /// The class in the archive; for an object of a custom class the standard class that it replaces.
  func standardClass(of object: Int) -> String {
    let name = classNames[Int(archive.objects[object].classIndex)]
    return name == "UIClassSwapper" ? string("UIOriginalClassName", of: object) ?? name : name
  }

  /// The custom class as Swift source names it, nil for an object of a standard class.
  func customClass(of object: Int) -> SwiftClassName? {
    guard classNames[Int(archive.objects[object].classIndex)] == "UIClassSwapper" else { return nil }
    return string("UIClassName", of: object).map { SwiftClassName(runtimeName: $0) }
  }

  /// The object under `key`.
  func object(_ key: String, of object: Int) -> Int? {
    guard case .object(let index)? = payload(key, of: object) else { return nil }
    return Int(index)
  }

  /// The text that is stored or referred to under `key`.
  func string(_ key: String, of object: Int) -> String? { payload(key, of: object).flatMap(string) }

  /// The text of a value.
  func string(_ payload: NibArchive.Payload) -> String? {
    switch payload {
    case .data(let range): return archive.string(in: range)
    case .object(let index):
      let name = classNames[Int(archive.objects[Int(index)].classIndex)]
      guard ["NSString", "NSMutableString", "NSLocalizableString"].contains(name),
        case .data(let range)? = self.payload("NS.bytes", of: Int(index))
      else { return nil }
      return archive.string(in: range)
    default: return nil
    }
  }

  /// The number of a value, stored or in an NSNumber.
  func number(_ payload: NibArchive.Payload) -> Double? {
    switch payload {
    case .float(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .object(let index):
      (self.payload("NS.dblval", of: Int(index)) ?? self.payload("NS.intval", of: Int(index))).flatMap(number)
    default: payload.integer.map { Double($0) }
    }
  }

  /// The number under `key`.
  func number(_ key: String, of object: Int) -> Double? { payload(key, of: object).flatMap(number) }

  /// The whole number under `key`.
  func integer(_ key: String, of object: Int) -> Int? { number(key, of: object).flatMap { Int(exactly: $0) } }

  /// Whether the value under `key` is true.
  func bool(_ key: String, of object: Int) -> Bool { number(key, of: object).map { $0 != 0 } ?? false }

  /// The numbers of geometry under `key`.
  func geometry(_ key: String, of object: Int) -> [Double]? { payload(key, of: object).flatMap(geometry) }

  /// The numbers of a value that is geometry.
  func geometry(_ payload: NibArchive.Payload) -> [Double]? {
    guard case .data(let range) = payload, let geometry = archive.geometry(in: range) else { return nil }
    return (0..<geometry.count).map { geometry[$0] }
  }

  /// The objects in the array or set under `key`.
  func list(_ key: String, of object: Int) -> [Int] {
    self.object(key, of: object).map { elements(of: $0).compactMap(Self.reference) } ?? []
  }

  /// The elements of an array, a set or, by turns, of a dictionary's keys and values.
  func elements(of object: Int) -> [NibArchive.Payload] {
    let mark = keyIndexes["NSInlinedValue"]
    return archive.values(of: object).filter { $0.key != mark }.map(\.payload)
  }

  /// The entries of the dictionary under `key`.
  func dictionary(_ key: String, of object: Int) -> [(key: NibArchive.Payload, value: NibArchive.Payload)] {
    guard let dictionary = self.object(key, of: object) else { return [] }
    let elements = elements(of: dictionary)
    return stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
  }

  private static func reference(_ payload: NibArchive.Payload) -> Int? {
    guard case .object(let index) = payload else { return nil }
    return Int(index)
  }
}
