extension NibArchive {
  /// Numbers packed into a data value: a point or size (2), a rectangle or insets (4), an affine transform (6).
  public struct Geometry: Hashable, Sendable {
    /// How many numbers there are: 2, 4 or 6.
    public let count: Int
    private let pair: SIMD2<Double>
    private let rest: SIMD4<Double>

    init(count: Int, pair: SIMD2<Double>, rest: SIMD4<Double>) {
      self.count = count
      self.pair = pair
      self.rest = rest
    }

    /// The number at `index`: x, y, width, height; or top, left, bottom, right; or a, b, c, d, tx, ty.
    ///
    /// - Precondition: `index` is in `0..<count`.
    public subscript(index: Int) -> Double {
      precondition(index >= 0 && index < count, "geometry has \(count) numbers")
      return index < 2 ? pair[index] : rest[index - 2]
    }
  }

  /// The geometry that `range` holds, nil if its bytes are none: the first byte says double (7) or float (6), the
  /// numbers follow.
  public func geometry(in range: ByteRange) -> Geometry? {
    withBytes(of: range) { data in
      guard let tag = data.first else { return nil }
      let width: Int
      switch tag {
      case 6: width = 4
      case 7: width = 8
      default: return nil
      }
      let count = (data.count - 1) / width
      guard count * width == data.count - 1, count == 2 || count == 4 || count == 6 else { return nil }
      func number(_ index: Int) -> Double {
        guard index < count else { return 0 }
        let offset = 1 + index * width
        return width == 8
          ? Double(
            bitPattern: UInt64(littleEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
          : Double(
            Float(
              bitPattern: UInt32(littleEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt32.self))))
      }
      return Geometry(
        count: count, pair: SIMD2(number(0), number(1)),
        rest: SIMD4(number(2), number(3), number(4), number(5)))
    }
  }
}
