/// Reads the four tables, checking each entry as it comes: whatever needs only the header and the entry itself is
/// checked here, where the offset is at hand.
struct TableReader {
  let header: NibHeader
  private let file: UnsafeRawBufferPointer
  private let options: NibArchive.DecodingOptions

  init(_ file: UnsafeRawBufferPointer, header: NibHeader, options: NibArchive.DecodingOptions) {
    self.file = file
    self.header = header
    self.options = options
  }

  private func cursor(_ table: NibHeader.Table) -> ByteCursor {
    ByteCursor(
      file, table: table.bytes, requiresMinimalVarints: !options.contains(.allowNonMinimalVarints))
  }

  private func checkEnd(_ cursor: ByteCursor, of name: String) throws(NibArchiveError) {
    guard cursor.remaining > 0 else { return }
    throw NibArchiveError(
      .misplacedTable, at: cursor.position,
      "The \(name) table ends \(cursor.remaining) bytes before the next one begins.")
  }

  func objects() throws(NibArchiveError) -> [NibArchive.Object] {
    let header = header
    var cursor = cursor(header.objects)
    let objects = try [NibArchive.Object](capacity: header.objects.count) {
      (output) throws(NibArchiveError) in
      var nextValue = 0
      for _ in 0..<header.objects.count {
        let start = cursor.position
        let classIndex = try cursor.varint()
        guard Int(classIndex) < header.classNames.count else {
          throw NibArchiveError(
            .classIndexOutOfRange, at: start,
            "An object's class is number \(classIndex) of \(header.classNames.count).")
        }
        let valuesStart = cursor.position
        let firstValue = try cursor.varint()
        let valueCount = try cursor.varint()
        guard Int(firstValue) + Int(valueCount) <= header.values.count else {
          throw NibArchiveError(
            .valuesOutOfRange, at: valuesStart,
            "An object has \(valueCount) values from number \(firstValue) on, but there are \(header.values.count)."
          )
        }
        guard Int(firstValue) == (valueCount == 0 ? 0 : nextValue) else {
          throw NibArchiveError(
            .valuesNotContiguous, at: valuesStart,
            "An object's values begin at number \(firstValue) instead of \(valueCount == 0 ? 0 : nextValue).")
        }
        nextValue += Int(valueCount)
        output.append(
          NibArchive.Object(classIndex: classIndex, firstValue: firstValue, valueCount: valueCount))
      }
      guard nextValue == header.values.count else {
        throw NibArchiveError(
          .valuesNotContiguous, at: cursor.position,
          "The objects own \(nextValue) of \(header.values.count) values; the others belong to none.")
      }
    }
    try checkEnd(cursor, of: "objects")
    return objects
  }

  func keys() throws(NibArchiveError) -> [NibArchive.ByteRange] {
    let header = header
    var cursor = cursor(header.keys)
    let scanner = NameScanner(file)
    let keys = try [NibArchive.ByteRange](capacity: header.keys.count) { (output) throws(NibArchiveError) in
      for _ in 0..<header.keys.count {
        let start = cursor.position
        let length = try cursor.varint()
        guard length > 0, let name = cursor.skip(length), scanner.inspect(name).isUTF8 else {
          throw NibArchiveError(
            .malformedKey, at: start, "A key is empty, isn't UTF-8 or runs past the end of the keys.")
        }
        output.append(name)
      }
    }
    try checkEnd(cursor, of: "keys")
    if let index = scanner.firstRepeated(count: keys.count, { keys[$0] }) {
      throw NibArchiveError(.duplicateKey, at: Int(keys[index].start), "A key occurs twice.")
    }
    return keys
  }

  func values() throws(NibArchiveError) -> [NibArchive.Value] {
    let header = header
    var cursor = cursor(header.values)
    let values = try [NibArchive.Value](capacity: header.values.count) { (output) throws(NibArchiveError) in
      for _ in 0..<header.values.count { output.append(try value(&cursor)) }
    }
    try checkEnd(cursor, of: "values")
    return values
  }

  @inline(__always) private func value(_ cursor: inout ByteCursor) throws(NibArchiveError) -> NibArchive.Value
  {
    let start = cursor.position
    let key = try cursor.varint()
    guard Int(key) < header.keys.count else {
      throw NibArchiveError(
        .keyIndexOutOfRange, at: start, "A value's key is number \(key) of \(header.keys.count).")
    }
    let typeStart = cursor.position
    guard let type = cursor.byte() else { throw truncatedValue(at: start) }
    let payload: NibArchive.Payload
    switch type {
    case 0:
      guard let number = cursor.integer(Int8.self) else { throw truncatedValue(at: start) }
      payload = .int8(number)
    case 1:
      guard let number = cursor.integer(Int16.self) else { throw truncatedValue(at: start) }
      payload = .int16(number)
    case 2:
      guard let number = cursor.integer(Int32.self) else { throw truncatedValue(at: start) }
      payload = .int32(number)
    case 3:
      guard let number = cursor.integer(Int64.self) else { throw truncatedValue(at: start) }
      payload = .int64(number)
    case 4: payload = .bool(false)
    case 5: payload = .bool(true)
    case 6:
      guard let bits = cursor.integer(UInt32.self) else { throw truncatedValue(at: start) }
      payload = .float(Float(bitPattern: bits))
    case 7:
      guard let bits = cursor.integer(UInt64.self) else { throw truncatedValue(at: start) }
      payload = .double(Double(bitPattern: bits))
    case 8:
      guard let data = cursor.skip(try cursor.varint()) else { throw truncatedValue(at: start) }
      payload = .data(data)
    case 9: payload = .null
    case 10:
      guard let object = cursor.integer(UInt32.self) else { throw truncatedValue(at: start) }
      guard object > 0 else {
        throw NibArchiveError(.referenceToRoot, at: typeStart + 1, "A value refers to the root object.")
      }
      guard Int(object) < header.objects.count else {
        throw NibArchiveError(
          .objectReferenceOutOfRange, at: typeStart + 1,
          "A value refers to object \(object) of \(header.objects.count).")
      }
      payload = .object(object)
    default:
      throw NibArchiveError(
        .unknownValueType, at: typeStart, "A value has type \(type); types are 0 to 10.")
    }
    return NibArchive.Value(key: key, payload: payload)
  }

  private func truncatedValue(at offset: Int) -> NibArchiveError {
    NibArchiveError(.truncatedValue, at: offset, "A value runs past the end of the values.")
  }

  func classNames() throws(NibArchiveError) -> ([NibArchive.ClassName], [UInt32]) {
    let header = header
    var cursor = cursor(header.classNames)
    let scanner = NameScanner(file)
    var fallbacks: [UInt32] = []
    let classNames = try [NibArchive.ClassName](capacity: header.classNames.count) {
      (output) throws(NibArchiveError) in
      for _ in 0..<header.classNames.count {
        let start = cursor.position
        let length = try cursor.varint()
        let firstFallback = fallbacks.count
        let fallbackCount = try cursor.varint()
        for _ in 0..<fallbackCount {
          let place = cursor.position
          guard let index = cursor.integer(UInt32.self), Int(index) < header.classNames.count else {
            throw NibArchiveError(
              .fallbackOutOfRange, at: place,
              "A class falls back to one that isn't among the \(header.classNames.count).")
          }
          fallbacks.append(index)
        }
        guard length >= 2, let name = cursor.skip(length - 1), cursor.byte() == 0,
          case let (isUTF8, containsNUL) = scanner.inspect(name), isUTF8, !containsNUL
        else {
          throw NibArchiveError(
            .malformedClassName, at: start,
            "A class name is empty, isn't UTF-8, doesn't end in its only NUL or runs past the end.")
        }
        output.append(
          NibArchive.ClassName(
            name: name, firstFallback: UInt32(firstFallback), fallbackCount: fallbackCount))
      }
    }
    if cursor.remaining > 0, !options.contains(.allowTrailingBytes) {
      throw NibArchiveError(
        .trailingBytes, at: cursor.position,
        "\(cursor.remaining) bytes follow the last class name; decode leniently to ignore them.")
    }
    if let index = scanner.firstRepeated(count: classNames.count, { classNames[$0].name }) {
      throw NibArchiveError(
        .duplicateClassName, at: Int(classNames[index].name.start), "A class name occurs twice.")
    }
    return (classNames, fallbacks)
  }

  /// Offset of the value with index `index`, found by reading up to it: for error messages only.
  func offset(ofValue index: Int) -> Int {
    var cursor = cursor(header.values)
    for _ in 0..<index { _ = try? value(&cursor) }
    return cursor.position
  }

  /// Offset of the object with index `index`, found by reading up to it: for error messages only.
  func offset(ofObject index: Int) -> Int {
    var cursor = cursor(header.objects)
    for _ in 0..<3 * index { _ = try? cursor.varint() }
    return cursor.position
  }
}
