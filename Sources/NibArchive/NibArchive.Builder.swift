extension NibArchive {
  /// Puts an archive together, object by object; the first one added becomes the root.
  ///
  /// Keys and class names get their indexes in order of first use, and classes that are only fallbacks come last,
  /// as in the files that Apple's compiler has written since coder version 10.
  public struct Builder: Sendable {
    /// What can be stored under a key.
    public enum Value: Hashable, Sendable {
      /// An integer; its stored width follows from its size, and negative ones take eight bytes.
      case integer(Int64)
      /// A truth value.
      case bool(Bool)
      /// A 32-bit floating-point number.
      case float(Float)
      /// A 64-bit floating-point number.
      case double(Double)
      /// Bytes.
      case data([UInt8])
      /// A stored nil.
      case null
      /// The object with this index; it may be added later.
      case object(Int)
    }

    private let coderVersion: UInt32
    private var pool: [UInt8] = []
    private var classOfObject: [UInt32] = []
    private var valuesOfObject: [[NibArchive.Value]] = []
    private var keys = NameTable()
    private var classes = NameTable()
    /// The fallbacks of each class in `classes`.
    private var fallbacks: [[String]] = []

    /// A builder without objects.
    public init(coderVersion: UInt32 = 10) {
      self.coderVersion = coderVersion
    }

    /// Number of objects added so far, which is the index that the next one gets.
    public var objectCount: Int { classOfObject.count }

    /// Adds an object and returns its index. `fallbacks` are the classes to try, in order, where `className` is
    /// unknown; what the first use of a class says holds for all its objects.
    ///
    /// - Precondition: the names are neither empty nor contain NUL.
    public mutating func addObject(className: String, fallbacks: [String] = []) -> Int {
      precondition(
        ([className] + fallbacks).allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) },
        "a class name is empty or contains NUL")
      let index = classes.index(of: className)
      if index == self.fallbacks.count { self.fallbacks.append(fallbacks) }
      classOfObject.append(UInt32(index))
      valuesOfObject.append([])
      return classOfObject.count - 1
    }

    /// Appends a value to the object with index `object`. Objects may be filled in any order.
    ///
    /// - Precondition: the object was added, and `key` isn't empty.
    public mutating func append(key: String, value: Value, to object: Int) {
      precondition(!key.isEmpty, "a key is empty")
      let payload: Payload
      switch value {
      case .integer(let number): payload = Payload(shortest: number)
      case .bool(let flag): payload = .bool(flag)
      case .float(let number): payload = .float(number)
      case .double(let number): payload = .double(number)
      case .data(let bytes): payload = .data(pool.appendRange(bytes))
      case .null: payload = .null
      case .object(let index): payload = .object(UInt32(index))
      }
      valuesOfObject[object].append(NibArchive.Value(key: UInt32(keys.index(of: key)), payload: payload))
    }

    /// The archive of all that was added.
    ///
    /// - Precondition: every object referred to was added, and none refers to the root.
    public func archive() -> NibArchive {
      var pool = pool
      var objects: [NibArchive.Object] = []
      objects.reserveCapacity(objectCount)
      var values: [NibArchive.Value] = []
      values.reserveCapacity(valuesOfObject.reduce(0) { $0 + $1.count })
      for (classIndex, own) in zip(classOfObject, valuesOfObject) {
        for case .object(let index) in own.lazy.map(\.payload) {
          precondition(
            index > 0 && index < objectCount, "object \(index) is referred to but isn't in the archive")
        }
        objects.append(
          NibArchive.Object(
            classIndex: classIndex, firstValue: own.isEmpty ? 0 : UInt32(values.count),
            valueCount: UInt32(own.count)))
        values += own
      }

      var classes = classes
      var fallbackIndexes: [UInt32] = []
      var fallbackRanges: [Range<Int>] = []
      for names in fallbacks {
        let first = fallbackIndexes.count
        for name in names { fallbackIndexes.append(UInt32(classes.index(of: name))) }
        fallbackRanges.append(first..<fallbackIndexes.count)
      }
      let none = fallbackIndexes.count..<fallbackIndexes.count
      fallbackRanges += repeatElement(none, count: classes.names.count - fallbackRanges.count)
      let classNames = zip(classes.names, fallbackRanges).map { name, range in
        NibArchive.ClassName(
          name: pool.appendRange(name.utf8), firstFallback: UInt32(range.lowerBound),
          fallbackCount: UInt32(range.count))
      }
      let keyRanges = keys.names.map { pool.appendRange($0.utf8) }
      return NibArchive(
        bytes: pool, formatVersion: 1, coderVersion: coderVersion,
        storage: NibArchive.Storage(
          objects: objects, keys: keyRanges, values: values, classNames: classNames),
        fallbackIndexes: fallbackIndexes)
    }
  }
}

/// Names in order of first use, each with an index.
private struct NameTable: Sendable {
  private(set) var names: [String] = []
  private var indexes: [String: Int] = [:]

  mutating func index(of name: String) -> Int {
    if let index = indexes[name] { return index }
    indexes[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

extension [UInt8] {
  /// Appends `bytes` and returns where they are.
  fileprivate mutating func appendRange(_ bytes: some Collection<UInt8>) -> NibArchive.ByteRange {
    let start = UInt32(count)
    append(contentsOf: bytes)
    return NibArchive.ByteRange(start: start, count: UInt32(bytes.count))
  }
}

extension NibArchive.Payload {
  /// The integer in the width that Apple's compiler gives it: taken as unsigned, the fewest bytes whose top bit
  /// stays clear, so that every negative number takes eight.
  fileprivate init(shortest number: Int64) {
    switch UInt64(bitPattern: number) {
    case ...0x7F: self = .int8(Int8(number))
    case ...0x7FFF: self = .int16(Int16(number))
    case ...0x7FFF_FFFF: self = .int32(Int32(number))
    default: self = .int64(number)
    }
  }
}
