/// Finds names by their bytes, as archives hold them, without making strings.
///
/// Open addressing over a hash of length, first and last eight bytes, which the slots hold: they are the whole of a
/// name of up to 16 bytes, and longer ones are confirmed in the middle. Built once a process, immutable afterwards,
/// and never freed.
struct ByteNameTable: @unchecked Sendable {
  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// Where the name's bytes are.
    var start: UInt32 = 0
    var count: UInt16 = 0
    /// Index of the name plus 1; 0 marks a free slot.
    var number: UInt16 = 0
  }

  private let slots: UnsafePointer<Slot>
  private let bytes: UnsafePointer<UInt8>
  private let mask: Int

  /// A table of `names`, which must be distinct, fewer than 32,768 and shorter than 65,536 bytes.
  init(_ names: [String]) {
    var capacity = 64
    while capacity < names.count * 3 { capacity *= 2 }
    mask = capacity - 1
    let all = names.flatMap { Array($0.utf8) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(all.count, 1))
    bytes.initialize(from: all, count: all.count)
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    var start = 0
    for (index, name) in names.enumerated() {
      let count = name.utf8.count
      let (first, last) = Self.ends(UnsafeRawBufferPointer(start: bytes + start, count: count))
      var place = Self.hash(first, last, count) & mask
      while slots[place].number != 0 { place = (place + 1) & mask }
      slots[place] = Slot(
        first: first, last: last, start: UInt32(start), count: UInt16(count), number: UInt16(index + 1))
      start += count
    }
    self.bytes = UnsafePointer(bytes)
    self.slots = UnsafePointer(slots)
  }

  /// The index of the name that `name` spells, nil if there is none.
  func index(of name: UnsafeRawBufferPointer) -> Int? {
    let count = name.count
    guard count <= UInt16.max else { return nil }
    let (first, last) = Self.ends(name)
    var place = Self.hash(first, last, count) & mask
    while true {
      let slot = slots + place
      if slot.pointee.number == 0 { return nil }
      if slot.pointee.first == first, slot.pointee.last == last, Int(slot.pointee.count) == count,
        count <= 16 || isEqualInside(name, bytes + Int(slot.pointee.start))
      {
        return Int(slot.pointee.number) - 1
      }
      place = (place + 1) & mask
    }
  }

  /// Whether the bytes between the first and the last eight are the same.
  @inline(__always) private func isEqualInside(_ name: UnsafeRawBufferPointer, _ other: UnsafePointer<UInt8>)
    -> Bool
  {
    let other = UnsafeRawPointer(other)
    var offset = 8
    while offset < name.count - 8 {
      // The last word overlaps what is known to be equal.
      if name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    return true
  }

  /// The first and the last eight bytes; of a shorter name all of them, and 0.
  @inline(__always) private static func ends(_ name: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
    if name.count >= 8 {
      return (
        name.loadUnaligned(as: UInt64.self),
        name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
      )
    }
    var all: UInt64 = 0
    for byte in name { all = all &<< 8 | UInt64(byte) }
    return (all, 0)
  }

  @inline(__always) private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
    var mixed = (first ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed &>> 29) ^ last) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: mixed &>> 33)
  }
}
