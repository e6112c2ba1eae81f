/// An object of the nib while it is being put together: a class name and values in the order they will be written.
/// It has identity, so that two places can refer to one object before either is complete.
final class ArchiveObject {
  let className: String
  private(set) var values: [(key: String, value: ArchiveValue)] = []

  init(_ className: String) { self.className = className }

  convenience init(_ className: String, _ values: KeyValuePairs<String, ArchiveValue?>) {
    self.init(className)
    for (key, value) in values { set(key, value) }
  }

  /// Appends a value; nil writes nothing.
  func set(_ key: String, _ value: ArchiveValue?) {
    if let value { values.append((key, value)) }
  }

  /// The value under `key`, if there is one already.
  func value(for key: String) -> ArchiveValue? {
    values.first { $0.key == key }?.value
  }
}

/// What can stand under a key.
enum ArchiveValue {
  case integer(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)
  case data([UInt8])
  case null
  case object(ArchiveObject)

  static func integer(_ value: Int) -> ArchiveValue { .integer(Int64(value)) }

  /// Numbers of a point, size, rectangle or insets, as one data value: the byte 7 and little-endian doubles.
  static func geometry(_ numbers: Double...) -> ArchiveValue {
    var bytes: [UInt8] = [7]
    bytes.reserveCapacity(1 + 8 * numbers.count)
    for number in numbers {
      // Adding 0 turns −0, which documents contain, into 0.
      withUnsafeBytes(of: (number + 0).bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return .data(bytes)
  }
}

extension ArchiveObject {
  /// A collection in the inlined form: the elements follow a mark, all under one key.
  static func collection(_ className: String, _ elements: some Sequence<ArchiveObject>) -> ArchiveObject {
    let collection = ArchiveObject(className)
    collection.set("NSInlinedValue", .bool(true))
    for element in elements { collection.set("UINibEncoderEmptyKey", .object(element)) }
    return collection
  }

  static func array(_ elements: some Sequence<ArchiveObject>) -> ArchiveObject {
    collection("NSArray", elements)
  }

  static func mutableArray(_ elements: some Sequence<ArchiveObject>) -> ArchiveObject {
    collection("NSMutableArray", elements)
  }

  /// A set in the form of coder version 10: numbered keys, nothing at all when empty.
  static func set(_ elements: some Sequence<ArchiveObject>, ordered: Bool = false) -> ArchiveObject {
    let set = ArchiveObject(ordered ? "NSOrderedSet" : "NSSet")
    for (index, element) in elements.enumerated() { set.set("NS.object.\(index)", .object(element)) }
    return set
  }
}
