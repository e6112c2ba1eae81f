extension NibArchive {
  /// One value of an object: a key and what is stored under it.
  public struct Value: Hashable, Sendable, BitwiseCopyable {
    // The payload stands first so that the key fits behind its tag: 16 bytes instead of 24.
    /// What is stored.
    public let payload: Payload
    /// Index into ``NibArchive/keys``.
    public let key: UInt32

    /// A value under the key with index `key`.
    public init(key: UInt32, payload: Payload) {
      self.payload = payload
      self.key = key
    }
  }

  /// The eleven stored types.
  public enum Payload: Hashable, Sendable, BitwiseCopyable {
    /// An integer stored in one byte.
    case int8(Int8)
    /// An integer stored in two bytes.
    case int16(Int16)
    /// An integer stored in four bytes.
    case int32(Int32)
    /// An integer stored in eight bytes; so is every negative one.
    case int64(Int64)
    /// A truth value; it has no bytes besides its type.
    case bool(Bool)
    /// A 32-bit floating-point number.
    case float(Float)
    /// A 64-bit floating-point number.
    case double(Double)
    /// Bytes: text, geometry (``NibArchive/geometry(in:)``) or raw data.
    case data(ByteRange)
    /// A stored nil, which is not the same as an absent key.
    case null
    /// Index of another object in ``NibArchive/objects``; never 0.
    case object(UInt32)

    /// The integer stored, of whatever width; nil for the other types.
    @inlinable public var integer: Int64? {
      switch self {
      case .int8(let value): Int64(value)
      case .int16(let value): Int64(value)
      case .int32(let value): Int64(value)
      case .int64(let value): value
      default: nil
      }
    }
  }
}
