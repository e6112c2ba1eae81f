/// A compiled nib in Apple's NIBArchive format, as a value: tables of objects, keys, values and class names over
/// the bytes of the file.
///
/// Object 0 is the root; values refer to objects by index, so the whole is a graph that may hold cycles. Names
/// and data stay where they are in ``bytes`` and are reached through ``ByteRange``s: decoding makes the tables
/// and nothing else. An archive comes from a file (``init(decoding:options:)``) or from a ``Builder``; either way
/// every index and range in its tables is valid.
public struct NibArchive: Sendable {
  /// A run of bytes within ``NibArchive/bytes``.
  public struct ByteRange: Hashable, Sendable {
    /// Offset of the first byte.
    public let start: UInt32
    /// Number of bytes.
    public let count: UInt32

    /// Offset just past the last byte.
    public var end: Int { Int(start) + Int(count) }
  }

  /// An entry of the objects table.
  public struct Object: Hashable, Sendable {
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
  public struct ClassName: Hashable, Sendable {
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
  /// All objects; the root is the first.
  public let objects: [Object]
  /// The key names, each valid UTF-8 and unique.
  public let keys: [ByteRange]
  /// The values of all objects, object by object.
  public let values: [Value]
  /// The class names, each valid UTF-8 and unique.
  public let classNames: [ClassName]
  /// Class-name indexes that ``ClassName/fallbacks`` points into.
  public let fallbackIndexes: [UInt32]

  init(
    bytes: [UInt8], formatVersion: UInt32, coderVersion: UInt32, objects: [Object], keys: [ByteRange],
    values: [Value], classNames: [ClassName], fallbackIndexes: [UInt32]
  ) {
    self.bytes = bytes
    self.formatVersion = formatVersion
    self.coderVersion = coderVersion
    self.objects = objects
    self.keys = keys
    self.values = values
    self.classNames = classNames
    self.fallbackIndexes = fallbackIndexes
  }
}
