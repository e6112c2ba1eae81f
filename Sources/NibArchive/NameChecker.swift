/// Checks names where they lie in a file, eight bytes at a time and without making strings: that they are UTF-8,
/// free of NUL and all different.
struct NameChecker {
  /// What can be wrong with a name.
  enum Fault {
    case notUTF8
    case containsNUL
    case repeated
  }

  private let file: UnsafeRawBufferPointer

  /// Mixed into each hash, so that nobody can prepare a file whose names all collide.
  private static let seed = UInt64.random(in: .min ... .max)

  init(_ file: UnsafeRawBufferPointer) { self.file = file }

  /// The first of `count` names with a fault, nil if all are sound.
  @inline(__always) func firstFault(
    count: Int, allowsNUL: Bool, _ name: (Int) -> NibArchive.ByteRange
  ) -> (index: Int, fault: Fault)? {
    guard let base = file.baseAddress else { return nil }
    var slotCount = 8
    while slotCount < 2 * count { slotCount *= 2 }
    let seed = Self.seed
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
      slots.initialize(repeating: 0)  // 0: free; else the index of a name, plus one
      for index in 0..<count {
        let new = name(index)
        let digest = digest(base, new, seed: seed)
        if digest.isBeyondASCII, !isUTF8(new) { return (index, .notUTF8) }
        if !allowsNUL, digest.containsNUL { return (index, .containsNUL) }
        var slot = Int(truncatingIfNeeded: digest.hash) & (slotCount - 1)
        while slots[slot] != 0 {
          if isEqual(name(Int(slots[slot]) - 1), new) { return (index, .repeated) }
          slot = (slot + 1) & (slotCount - 1)
        }
        slots[slot] = UInt32(truncatingIfNeeded: index) + 1
      }
      return nil
    }
  }

  /// Whether the bytes of `name` are those of `text`.
  @inline(__always) func equals(_ name: NibArchive.ByteRange, _ text: StaticString) -> Bool {
    guard Int(name.count) == text.utf8CodeUnitCount, let base = file.baseAddress else { return false }
    return areEqual(base + Int(name.start), UnsafeRawPointer(text.utf8Start), count: Int(name.count))
  }

  private func isUTF8(_ name: NibArchive.ByteRange) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: file[Int(name.start)..<name.end])
    return String(validating: bytes, as: UTF8.self) != nil
  }

  private func isEqual(_ first: NibArchive.ByteRange, _ second: NibArchive.ByteRange) -> Bool {
    guard first.count == second.count, let base = file.baseAddress else { return false }
    return areEqual(base + Int(first.start), base + Int(second.start), count: Int(first.count))
  }

  private func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      guard
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard
        first.load(fromByteOffset: offset, as: UInt8.self)
          == second.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }

  /// What one pass over a name tells.
  private struct Digest {
    /// A keyed hash: each word is folded in by the two halves of a 128-bit product.
    var hash: UInt64
    private let key: UInt64
    private var highBits: UInt64 = 0
    private var zeroBits: UInt64 = 0

    init(seed: UInt64) {
      hash = seed
      key = seed ^ 0x9E37_79B9_7F4A_7C15
    }

    var isBeyondASCII: Bool { highBits & 0x8080_8080_8080_8080 != 0 }
    var containsNUL: Bool { zeroBits & 0x8080_8080_8080_8080 != 0 }

    /// Takes in eight bytes; those beyond the name's end are 1, which is neither NUL nor beyond ASCII.
    @inline(__always) mutating func add(_ word: UInt64) {
      highBits |= word
      // The classic test for a zero byte: only then does the subtraction borrow into a clear high bit.
      zeroBits |= (word &- 0x0101_0101_0101_0101) & ~word
      let product = (hash ^ word).multipliedFullWidth(by: key)
      hash = product.high ^ product.low
    }
  }

  /// `base` is where the file begins. Reads no byte outside the file.
  @inline(__always) private func digest(
    _ base: UnsafeRawPointer, _ name: NibArchive.ByteRange, seed: UInt64
  ) -> Digest {
    var digest = Digest(seed: seed ^ UInt64(name.count))
    var next = base + Int(name.start)
    var rest = Int(name.count)
    while rest >= 8 {
      digest.add(next.loadUnaligned(as: UInt64.self))
      next += 8
      rest -= 8
    }
    guard rest > 0 else { return digest }
    let shift = UInt64(truncatingIfNeeded: 64 - 8 * rest)
    var word: UInt64 = 0
    if name.end >= 8 {
      // The last eight bytes of the name and of what lies before it, shifted down to the name's own.
      word = UInt64(littleEndian: (next + rest - 8).loadUnaligned(as: UInt64.self)) &>> shift
    }
    digest.add(word | 0x0101_0101_0101_0101 &<< (64 &- shift))
    return digest
  }
}
