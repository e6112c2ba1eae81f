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

  /// The numbers of a geometry, read where they lie. It mustn't outlive the bytes.
  public struct PackedGeometry {
    /// How many numbers there are: 2, 4 or 6.
    public let count: Int
    @usableFromInline let width: Int
    @usableFromInline let start: UnsafeRawPointer

    /// The numbers in `data`, nil if it is no geometry: the first byte says double (7) or float (6), the numbers
    /// follow.
    @inlinable public init?(_ data: UnsafeRawBufferPointer) {
      guard let base = data.baseAddress, data.count > 1 else { return nil }
      switch base.load(as: UInt8.self) {
      case 6: width = 4
      case 7: width = 8
      default: return nil
      }
      switch data.count - 1 {
      case 2 * width: count = 2
      case 4 * width: count = 4
      case 6 * width: count = 6
      default: return nil
      }
      start = base + 1
    }

    /// The number at `index`.
    ///
    /// - Precondition: `index` is in `0..<count`.
    @inlinable public subscript(index: Int) -> Double {
      precondition(index >= 0 && index < count, "no such number in a geometry")
      return width == 8
        ? Double(
          bitPattern: UInt64(littleEndian: start.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
        : Double(
          Float(
            bitPattern: UInt32(littleEndian: start.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)))
        )
    }
  }

  /// The geometry that `range` holds, nil if its bytes are none.
  public func geometry(in range: ByteRange) -> Geometry? {
    withBytes(of: range) { data in
      guard let packed = PackedGeometry(data) else { return nil }
      func number(_ index: Int) -> Double { index < packed.count ? packed[index] : 0 }
      return Geometry(
        count: packed.count, pair: SIMD2(number(0), number(1)),
        rest: SIMD4(number(2), number(3), number(4), number(5)))
    }
  }
}
