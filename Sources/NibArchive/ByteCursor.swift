/// Reads one table of a file, and never past its end.
struct ByteCursor {
  private let base: UnsafeRawPointer
  /// Offset just past the table's last byte.
  let end: Int
  /// Offset of the next byte to be read.
  private(set) var position: Int
  private let requiresMinimalVarints: Bool

  /// A cursor over `table`, a range of offsets in `file`.
  init(_ file: UnsafeRawBufferPointer, table: Range<Int>, requiresMinimalVarints: Bool) {
    precondition(table.lowerBound >= 0 && table.upperBound <= file.count)
    // An empty file has no address; then the table is empty too and nothing is ever loaded.
    base = file.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    position = table.lowerBound
    end = table.upperBound
    self.requiresMinimalVarints = requiresMinimalVarints
  }

  /// Number of bytes left in the table.
  var remaining: Int { end - position }

  /// The next byte, nil at the end.
  @inline(__always) mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return base.load(fromByteOffset: position, as: UInt8.self)
  }

  /// The next integer of `type`'s width in little-endian order, nil if the table ends before.
  @inline(__always) mutating func integer<Integer: FixedWidthInteger & BitwiseCopyable>(
    _ type: Integer.Type
  ) -> Integer? {
    guard remaining >= MemoryLayout<Integer>.size else { return nil }
    defer { position += MemoryLayout<Integer>.size }
    return Integer(littleEndian: base.loadUnaligned(fromByteOffset: position, as: Integer.self))
  }

  /// Skips `count` bytes and returns where they are, nil if the table ends before.
  @inline(__always) mutating func skip(_ count: UInt32) -> NibArchive.ByteRange? {
    guard remaining >= Int(count) else { return nil }
    defer { position += Int(count) }
    return NibArchive.ByteRange(start: UInt32(truncatingIfNeeded: position), count: count)
  }

  /// The next varint: seven bits a byte, lowest first, the high bit set on the last byte (the opposite of LEB128).
  @inline(__always) mutating func varint() throws(NibArchiveError) -> UInt32 {
    if position < end {
      let byte = base.load(fromByteOffset: position, as: UInt8.self)
      if byte >= 0x80 {
        position += 1
        return UInt32(byte & 0x7F)
      }
    }
    return try longVarint()
  }

  @inline(never) private mutating func longVarint() throws(NibArchiveError) -> UInt32 {
    let start = position
    var result: UInt64 = 0
    for index in 0..<5 {
      guard let byte = byte() else {
        throw NibArchiveError(.malformedVarint, at: start, "A varint runs past the end of its table.")
      }
      result |= UInt64(byte & 0x7F) << UInt64(7 * index)
      guard byte >= 0x80 else { continue }
      guard let value = UInt32(exactly: result) else {
        throw NibArchiveError(.malformedVarint, at: start, "A varint is larger than 32 bits hold.")
      }
      if requiresMinimalVarints, index > 0, byte == 0x80 {
        throw NibArchiveError(
          .nonMinimalVarint, at: start,
          "A varint for \(value) takes \(index + 1) bytes where fewer do; decode leniently to accept it.")
      }
      return value
    }
    throw NibArchiveError(.malformedVarint, at: start, "A varint is longer than five bytes.")
  }
}
