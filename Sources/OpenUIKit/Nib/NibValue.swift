/// One stored value of an archived object, resolved: its key is known, and what it refers to is classified.
///
/// 16 bytes, trivially copied. What ``bits`` means depends on ``tag``; ``NibCoder``'s readers know.
struct NibValue: BitwiseCopyable {
  /// How the value is stored, after resolving what it refers to.
  enum Tag: UInt8 {
    /// A stored nil.
    case null
    /// `bits` is a sign-extended integer.
    case int
    /// `bits` is 0 or 1.
    case bool
    /// `bits` is the pattern of a double; stored 32-bit numbers were widened.
    case double
    /// `bits` is offset (low half) and count (high half) of bytes in the archive.
    case data
    /// `bits` is index (low half) and count (high half: 2, 4 or 6) of numbers in the template's pool.
    case geometry
    /// `bits` is an index into the template's strings.
    case string
    /// `bits` is an index into the template's shared objects: a colour, a font, an image…
    case shared
    /// An object that every instantiation makes anew; `bits` is unused.
    case object
  }

  /// The key.
  let key: NibKey
  /// How to read ``bits``.
  let tag: Tag
  /// Index of the archived object referred to, ``noReference`` for a plain number or data.
  let reference: UInt32
  /// The payload, or where to find it.
  let bits: UInt64

  /// ``reference`` of a value that is no object.
  static let noReference = UInt32.max

  /// The lower 32 bits, an offset or index.
  @inline(__always) var low: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
  /// The upper 32 bits, a count.
  @inline(__always) var high: Int { Int(truncatingIfNeeded: bits &>> 32) }
}

/// The values of one object, or one level of its keys: what a decoding loop walks over.
typealias NibValues = UnsafeBufferPointer<NibValue>
