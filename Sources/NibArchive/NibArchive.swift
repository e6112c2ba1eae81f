/// A compiled nib in Apple's NIBArchive format, as a value: tables of objects, keys, values and class names over
/// the bytes of the file.
///
/// Object 0 is the root; values refer to objects by index, so the whole is a graph that may hold cycles. Names
/// and data stay where they are in ``bytes`` and are reached through ``ByteRange``s: decoding makes the tables
/// and nothing else. An archive comes from a file (``init(decoding:options:)``) or from a ``Builder``; either way
/// every index and range in its tables is valid.
public struct NibArchive: Sendable {
  /// A run of bytes within ``NibArchive/bytes``.
  public struct ByteRange: Hashable, Sendable, BitwiseCopyable {
    /// Offset of the first byte.
    public let start: UInt32
    /// Number of bytes.
    public let count: UInt32

    /// Offset just past the last byte.
    public var end: Int { Int(start) + Int(count) }
  }

  /// An entry of the objects table.
  public struct Object: Hashable, Sendable, BitwiseCopyable {
    /// Index into ``NibArchive/classNames``.
    public let classIndex: UInt32
    /// Index of the object's first value in ``NibArchive/values``; 0 if it has none.
    public let firstValue: UInt32
    /// Number of consecutive values that belong to the object.
    public let valueCount: UInt32

    /// Indexes of the object's values in ``NibArchive/values``.
    public var valueIndexes: Range<Int> { Int(firstValue)..<Int(firstValue) + Int(valueCount) }
  }

  /// An entry of the class-names table.
  public struct ClassName: Hashable, Sendable, BitwiseCopyable {
    /// The name, without the NUL that ends it in a file.
    public let name: ByteRange
    /// Index of the first fallback in ``NibArchive/fallbackIndexes``.
    public let firstFallback: UInt32
    /// Number of fallbacks: classes to try where this one is unknown.
    public let fallbackCount: UInt32

    /// Where the fallbacks are in ``NibArchive/fallbackIndexes``.
    public var fallbacks: Range<Int> { Int(firstFallback)..<Int(firstFallback) + Int(fallbackCount) }
  }

  /// The file; for an archive from a ``Builder``, the names and data that the tables point into.
  public let bytes: [UInt8]
  /// Version of the layout: 1 in every known file.
  public let formatVersion: UInt32
  /// Version of the encoder: 9 up to Xcode 12, 10 since. Nothing depends on it.
  public let coderVersion: UInt32
  /// Class-name indexes that ``ClassName/fallbacks`` points into.
  public let fallbackIndexes: [UInt32]
  @usableFromInline let storage: Storage

  /// All objects; the root is the first.
  @inlinable public var objects: Table<Object> { Table(storage.objects, of: storage) }
  /// The key names, each valid UTF-8 and unique.
  @inlinable public var keys: Table<ByteRange> { Table(storage.keys, of: storage) }
  /// The values of all objects, object by object.
  @inlinable public var values: Table<Value> { Table(storage.values, of: storage) }
  /// The class names, each valid UTF-8 and unique.
  @inlinable public var classNames: Table<ClassName> { Table(storage.classNames, of: storage) }

  init(
    bytes: [UInt8], formatVersion: UInt32, coderVersion: UInt32, storage: Storage, fallbackIndexes: [UInt32]
  ) {
    self.bytes = bytes
    self.formatVersion = formatVersion
    self.coderVersion = coderVersion
    self.storage = storage
    self.fallbackIndexes = fallbackIndexes
  }
}
