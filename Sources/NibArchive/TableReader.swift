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

  func readObjects(into output: UnsafeMutableBufferPointer<NibArchive.Object>) throws(NibArchiveError) {
    let header = header
    var cursor = cursor(header.objects)
    var nextValue = 0
    for index in 0..<Int(header.objects.count) {
      let start = cursor.position
      // Room for three varints of whatever length.
      let room = cursor.remaining >= 15
      let classIndex = try cursor.varint(room: room)
      guard classIndex < header.classNames.count else {
        throw NibArchiveError(
          .classIndexOutOfRange, at: start,
          "An object's class is number \(classIndex) of \(header.classNames.count).")
      }
      let valuesStart = cursor.position
      let firstValue = try cursor.varint(room: room)
      let valueCount = try cursor.varint(room: room)
      guard Int(firstValue) + Int(valueCount) <= Int(header.values.count) else {
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
      output.initializeElement(
        at: index,
        to: NibArchive.Object(classIndex: classIndex, firstValue: firstValue, valueCount: valueCount))
    }
    guard nextValue == Int(header.values.count) else {
      throw NibArchiveError(
        .valuesNotContiguous, at: cursor.position,
        "The objects own \(nextValue) of \(header.values.count) values; the others belong to none.")
    }
    try checkEnd(cursor, of: "objects")
  }

  func readKeys(into output: UnsafeMutableBufferPointer<NibArchive.ByteRange>) throws(NibArchiveError) {
    let header = header
    var cursor = cursor(header.keys)
    for index in 0..<Int(header.keys.count) {
      let start = cursor.position
      let length = try cursor.varint()
      guard length > 0, let name = cursor.skip(length) else {
        throw NibArchiveError(
          .malformedKey, at: start, "A key is empty or runs past the end of the keys.")
      }
      output.initializeElement(at: index, to: name)
    }
    try checkEnd(cursor, of: "keys")
    guard
      let (index, fault) = NameChecker(file).firstFault(count: output.count, allowsNUL: true, { output[$0] })
    else { return }
    let start = Int(output[index].start)
    if case .repeated = fault { throw NibArchiveError(.duplicateKey, at: start, "A key occurs twice.") }
    throw NibArchiveError(.malformedKey, at: start, "A key isn't UTF-8.")
  }

  func readValues(into output: UnsafeMutableBufferPointer<NibArchive.Value>) throws(NibArchiveError) {
    let header = header
    var cursor = cursor(header.values)
    var index = 0
    while index < Int(header.values.count), cursor.remaining >= 16 {
      output.initializeElement(at: index, to: try value(&cursor, room: true))
      index += 1
    }
    while index < Int(header.values.count) {
      output.initializeElement(at: index, to: try value(&cursor, room: false))
      index += 1
    }
    try checkEnd(cursor, of: "values")
  }

  /// The next value. With `room` the table is known to hold the longest key, the type and the longest payload but
  /// for data, together 14 bytes: nearly all values are read so, without looking for the end at each step.
  @inline(__always) private func value(
    _ cursor: inout ByteCursor, room: Bool
  ) throws(NibArchiveError) -> NibArchive.Value {
    let start = cursor.position
    let key = try cursor.varint(room: room)
    guard key < header.keys.count else { throw badKey(key, at: start) }
    guard room || cursor.remaining >= 1 else { throw truncatedValue(at: start) }
    let type = cursor.take(UInt8.self)
    // The payload's size, a hexadecimal digit a type.
    guard room || cursor.remaining >= Int(0x400_8400_8421 as UInt64 &>> (UInt64(type) * 4) & 0xF) else {
      throw truncatedValue(at: start)
    }
    let payload: NibArchive.Payload
    switch type {
    case 0: payload = .int8(cursor.take(Int8.self))
    case 1: payload = .int16(cursor.take(Int16.self))
    case 2: payload = .int32(cursor.take(Int32.self))
    case 3: payload = .int64(cursor.take(Int64.self))
    case 4: payload = .bool(false)
    case 5: payload = .bool(true)
    case 6: payload = .float(Float(bitPattern: cursor.take(UInt32.self)))
    case 7: payload = .double(Double(bitPattern: cursor.take(UInt64.self)))
    case 8:
      guard let data = cursor.skip(try cursor.varint(room: room)) else { throw truncatedValue(at: start) }
      payload = .data(data)
    case 9: payload = .null
    case 10:
      let object = cursor.take(UInt32.self)
      guard object > 0, object < header.objects.count else {
        throw badReference(object, before: cursor.position)
      }
      payload = .object(object)
    default: throw unknownType(type, before: cursor.position)
    }
    return NibArchive.Value(key: key, payload: payload)
  }

  private func badKey(_ key: UInt32, at offset: Int) -> NibArchiveError {
    NibArchiveError(
      .keyIndexOutOfRange, at: offset, "A value's key is number \(key) of \(header.keys.count).")
  }

  private func unknownType(_ type: UInt8, before offset: Int) -> NibArchiveError {
    NibArchiveError(
      .unknownValueType, at: offset - 1, "A value has type \(type); types are 0 to 10.")
  }

  private func badReference(_ object: UInt32, before offset: Int) -> NibArchiveError {
    object == 0
      ? NibArchiveError(.referenceToRoot, at: offset - 4, "A value refers to the root object.")
      : NibArchiveError(
        .objectReferenceOutOfRange, at: offset - 4,
        "A value refers to object \(object) of \(header.objects.count).")
  }

  private func truncatedValue(at offset: Int) -> NibArchiveError {
    NibArchiveError(.truncatedValue, at: offset, "A value runs past the end of the values.")
  }

  /// Returns the indexes that the classes' fallbacks point into.
  func readClassNames(into output: UnsafeMutableBufferPointer<NibArchive.ClassName>) throws(NibArchiveError)
    -> [UInt32]
  {
    let header = header
    var fallbacks: [UInt32] = []
    var cursor = cursor(header.classNames)
    for index in 0..<Int(header.classNames.count) {
      let start = cursor.position
      let length = try cursor.varint()
      let firstFallback = fallbacks.count
      let fallbackCount = try cursor.varint()
      for _ in 0..<fallbackCount {
        let place = cursor.position
        guard let index = cursor.integer(UInt32.self), index < header.classNames.count else {
          throw NibArchiveError(
            .fallbackOutOfRange, at: place,
            "A class falls back to one that isn't among the \(header.classNames.count).")
        }
        if fallbacks.isEmpty { fallbacks.reserveCapacity(Int(header.classNames.count)) }
        fallbacks.append(index)
      }
      guard length >= 2, let name = cursor.skip(length - 1), cursor.byte() == 0 else {
        throw NibArchiveError(
          .malformedClassName, at: start, "A class name is empty, lacks its NUL or runs past the end.")
      }
      output.initializeElement(
        at: index,
        to: NibArchive.ClassName(
          name: name, firstFallback: UInt32(firstFallback), fallbackCount: fallbackCount))
    }
    if cursor.remaining > 0, !options.contains(.allowTrailingBytes) {
      throw NibArchiveError(
        .trailingBytes, at: cursor.position,
        "\(cursor.remaining) bytes follow the last class name; decode leniently to ignore them.")
    }
    guard
      let (index, fault) = NameChecker(file).firstFault(
        count: output.count, allowsNUL: false, { output[$0].name })
    else { return fallbacks }
    let start = Int(output[index].name.start)
    switch fault {
    case .notUTF8: throw NibArchiveError(.malformedClassName, at: start, "A class name isn't UTF-8.")
    case .containsNUL: throw NibArchiveError(.malformedClassName, at: start, "A class name holds a NUL.")
    case .repeated: throw NibArchiveError(.duplicateClassName, at: start, "A class name occurs twice.")
    }
  }

  /// Offset of the value with index `index`, found by reading up to it: for error messages only.
  func offset(ofValue index: Int) -> Int {
    var cursor = cursor(header.values)
    for _ in 0..<index {
      _ = try? cursor.varint()
      switch cursor.byte() {
      case 0: _ = cursor.skip(1)
      case 1: _ = cursor.skip(2)
      case 2, 6, 10: _ = cursor.skip(4)
      case 3, 7: _ = cursor.skip(8)
      case 8: _ = (try? cursor.varint()).map { cursor.skip($0) }
      default: break
      }
    }
    return cursor.position
  }

  /// Offset of the object with index `index`, found by reading up to it: for error messages only.
  func offset(ofObject index: Int) -> Int {
    var cursor = cursor(header.objects)
    for _ in 0..<3 * index { _ = try? cursor.varint() }
    return cursor.position
  }
}
