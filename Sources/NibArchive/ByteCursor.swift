/// Reads one table of a file, and never past its end.
struct ByteCursor {
  private let file: UnsafeRawPointer
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer
  private let requiresMinimalVarints: Bool

  /// A cursor over `table`, a range of offsets in `file`.
  init(_ file: UnsafeRawBufferPointer, table: Range<Int>, requiresMinimalVarints: Bool) {
    precondition(table.lowerBound >= 0 && table.upperBound <= file.count)
    // An empty file has no address; then the table is empty too and nothing is ever loaded.
    self.file = file.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    next = self.file + table.lowerBound
    end = self.file + table.upperBound
    self.requiresMinimalVarints = requiresMinimalVarints
  }

  /// Offset in the file of the next byte to be read.
  @inline(__always) var position: Int { next - file }

  /// Number of bytes left in the table.
  @inline(__always) var remaining: Int { end - next }

  /// The next byte, nil at the end.
  @inline(__always) mutating func byte() -> UInt8? {
    remaining > 0 ? take(UInt8.self) : nil
  }

  /// The next integer of `type`'s width in little-endian order, nil if the table ends before.
  @inline(__always) mutating func integer<Integer: FixedWidthInteger & BitwiseCopyable>(
    _ type: Integer.Type
  ) -> Integer? {
    remaining >= MemoryLayout<Integer>.size ? take(type) : nil
  }

  /// The next integer; the caller has made sure that the table holds it.
  @inline(__always) mutating func take<Integer: FixedWidthInteger & BitwiseCopyable>(
    _ type: Integer.Type
  ) -> Integer {
    assert(remaining >= MemoryLayout<Integer>.size)
    defer { next += MemoryLayout<Integer>.size }
    return Integer(littleEndian: next.loadUnaligned(as: Integer.self))
  }

  /// Skips `count` bytes and returns where they are, nil if the table ends before.
  @inline(__always) mutating func skip(_ count: UInt32) -> NibArchive.ByteRange? {
    guard remaining >= Int(count) else { return nil }
    defer { next += Int(count) }
    return NibArchive.ByteRange(start: UInt32(truncatingIfNeeded: position), count: count)
  }

  /// The next varint: seven bits a byte, lowest first, the high bit set on the last byte (the opposite of LEB128).
  ///
  /// With `room` the caller has made sure that the table holds two bytes more.
  @inline(__always) mutating func varint(room: Bool = false) throws(NibArchiveError) -> UInt32 {
    if room || remaining >= 2 {
      let first = next.load(as: UInt8.self)
      if first >= 0x80 {
        next += 1
        return UInt32(first & 0x7F)
      }
      let second = next.load(fromByteOffset: 1, as: UInt8.self)
      if second > 0x80 {
        next += 2
        return UInt32(first) | UInt32(second & 0x7F) << 7
      }
    }
    let (value, length) = try longVarint()
    next += length
    return value
  }

  // Not mutating, so that a cursor in a loop can stay in registers.
  @inline(never) private func longVarint() throws(NibArchiveError) -> (value: UInt32, length: Int) {
    var result: UInt64 = 0
    for index in 0..<5 {
      guard index < remaining else {
        throw NibArchiveError(.malformedVarint, at: position, "A varint runs past the end of its table.")
      }
      let byte = next.load(fromByteOffset: index, as: UInt8.self)
      result |= UInt64(byte & 0x7F) << UInt64(7 * index)
      guard byte >= 0x80 else { continue }
      guard let value = UInt32(exactly: result) else {
        throw NibArchiveError(.malformedVarint, at: position, "A varint is larger than 32 bits hold.")
      }
      if requiresMinimalVarints, index > 0, byte == 0x80 {
        throw NibArchiveError(
          .nonMinimalVarint, at: position,
          "A varint for \(value) takes \(index + 1) bytes where fewer do; decode leniently to accept it.")
      }
      return (value, index + 1)
    }
    throw NibArchiveError(.malformedVarint, at: position, "A varint is longer than five bytes.")
  }
}
