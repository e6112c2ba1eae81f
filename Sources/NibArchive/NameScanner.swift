/// Looks at names where they lie in a file: eight bytes at a time, and without making strings.
struct NameScanner {
  private let file: UnsafeRawBufferPointer

  /// Mixed into each hash, so that nobody can prepare a file whose names all collide.
  private static let seed = UInt64.random(in: .min ... .max)

  init(_ file: UnsafeRawBufferPointer) { self.file = file }

  /// Whether the bytes of `name` are UTF-8, and whether a NUL is among them.
  func inspect(_ name: NibArchive.ByteRange) -> (isUTF8: Bool, containsNUL: Bool) {
    var highBits: UInt64 = 0
    var zeroBits: UInt64 = 0
    forEachWord(of: name, padding: 0x0101_0101_0101_0101) { word in
      highBits |= word
      // The classic test for a zero byte: only then does the subtraction borrow into a clear high bit.
      zeroBits |= (word &- 0x0101_0101_0101_0101) & ~word
    }
    let isASCII = highBits & 0x8080_8080_8080_8080 == 0
    let containsNUL = zeroBits & 0x8080_8080_8080_8080 != 0
    guard !isASCII else { return (true, containsNUL) }
    let bytes = UnsafeRawBufferPointer(rebasing: file[Int(name.start)..<name.end])
    return (String(validating: bytes, as: UTF8.self) != nil, bytes.contains(0))
  }

  /// Whether the bytes of `name` are those of `text`.
  func equals(_ name: NibArchive.ByteRange, _ text: StaticString) -> Bool {
    guard Int(name.count) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(file[Int(name.start)..<name.end]) }
  }

  /// Index of the first of `count` names that equals one before it, nil if all are different.
  @inline(__always) func firstRepeated(count: Int, _ name: (Int) -> NibArchive.ByteRange) -> Int? {
    var slotCount = 8
    while slotCount < 2 * count { slotCount *= 2 }
    let seed = Self.seed
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
      slots.initialize(repeating: 0)  // 0: free; else the index of a name, plus one
      for index in 0..<count {
        let new = name(index)
        var slot = Int(truncatingIfNeeded: hash(new, seed: seed)) & (slotCount - 1)
        while slots[slot] != 0 {
          if isEqual(name(Int(slots[slot]) - 1), new) { return index }
          slot = (slot + 1) & (slotCount - 1)
        }
        slots[slot] = UInt32(truncatingIfNeeded: index) + 1
      }
      return nil
    }
  }

  private func isEqual(_ first: NibArchive.ByteRange, _ second: NibArchive.ByteRange) -> Bool {
    guard first.count == second.count else { return false }
    var offset = 0
    let count = Int(first.count)
    while offset < count {
      let length = min(8, count - offset)
      guard word(at: Int(first.start) + offset, length, 0) == word(at: Int(second.start) + offset, length, 0)
      else { return false }
      offset += 8
    }
    return true
  }

  /// A keyed hash: each word is folded in by the two halves of a 128-bit product.
  private func hash(_ name: NibArchive.ByteRange, seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(name.count)
    forEachWord(of: name, padding: 0) { word in
      let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ seed)
      state = product.high ^ product.low
    }
    return state ^ state >> 32
  }

  @inline(__always) private func forEachWord(
    of name: NibArchive.ByteRange, padding: UInt64, _ body: (UInt64) -> Void
  ) {
    var offset = Int(name.start)
    let end = name.end
    while offset < end {
      body(word(at: offset, min(8, end - offset), padding))
      offset += 8
    }
  }

  /// The next `length` bytes (1...8) as a number, filled up from `padding`.
  @inline(__always) private func word(at offset: Int, _ length: Int, _ padding: UInt64) -> UInt64 {
    let mask = UInt64.max >> UInt64(64 - 8 * length)
    var bytes: UInt64 = 0
    if offset + 8 <= file.count {
      bytes = UInt64(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else {
      for index in 0..<length { bytes |= UInt64(file[offset + index]) << UInt64(8 * index) }
    }
    return bytes & mask | padding & ~mask
  }
}
