import Foundation

/// Finds names by their bytes, as archives hold them, without making strings.
///
/// Open addressing over a hash of length, first and last eight bytes; a hit is confirmed byte by byte. Built once a
/// process, immutable afterwards.
struct ByteNameTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]
  /// Index of a name plus 1; 0 marks a free slot.
  private var slots: [UInt16]
  private let mask: Int

  /// A table of `names`, which must be distinct, fewer than 32,768 and none longer than their sum allows.
  init(_ names: [String]) {
    var capacity = 64
    while capacity < names.count * 3 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    mask = capacity - 1
    for (index, name) in names.enumerated() {
      bytes.append(contentsOf: name.utf8)
      starts.append(Int32(bytes.count))
      var slot = Array(name.utf8).withUnsafeBytes { ByteNameTable.hash($0) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index + 1)
    }
  }

  /// The index of the name that `name` spells, nil if there is none.
  func index(of name: UnsafeRawBufferPointer) -> Int? {
    var slot = ByteNameTable.hash(name) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      let start = Int(starts[index])
      if Int(starts[index + 1]) - start == name.count, isEqual(name, start) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isEqual(_ name: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard let other = name.baseAddress else { return name.isEmpty }
    return bytes.withUnsafeBytes { all in
      all.baseAddress.map { memcmp($0 + start, other, name.count) == 0 } ?? false
    }
  }

  private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var first: UInt64 = 0
    var last: UInt64 = 0
    if name.count >= 8 {
      first = name.loadUnaligned(as: UInt64.self)
      last = name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else {
      for byte in name { first = first &<< 8 | UInt64(byte) }
    }
    var mixed = (first ^ UInt64(name.count)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed &>> 29) ^ last) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: mixed &>> 33)
  }
}
