/// The first 50 bytes of a file: versions, and for each table its number of entries and its place.
struct NibHeader {
  /// A table's entries and where its bytes are.
  struct Table {
    let count: UInt32
    let bytes: Range<Int>
  }

  static let byteCount = 50

  let formatVersion: UInt32
  let coderVersion: UInt32
  let objects: Table
  let keys: Table
  let values: Table
  let classNames: Table

  /// Whether the file begins with "NIBArchive" and has a whole header.
  private static func beginsWithMagic(_ file: UnsafeRawBufferPointer) -> Bool {
    file.count >= byteCount && UInt64(bigEndian: file.loadUnaligned(as: UInt64.self)) == 0x4E49_4241_7263_6869
      && UInt16(bigEndian: file.loadUnaligned(fromByteOffset: 8, as: UInt16.self)) == 0x7665
  }

  /// What is wrong with a file that doesn't begin so.
  private static func misfit(_ file: UnsafeRawBufferPointer) -> NibArchiveError {
    let magic: StaticString = "NIBArchive"
    let keyedMagic: StaticString = "bplist00"
    if file.starts(with: keyedMagic.bytes) {
      return NibArchiveError(
        .keyedArchive, at: 0,
        "This is a keyed archive (bplist00), the older form of compiled nib; compile its source for iOS 8 or later."
      )
    }
    guard file.starts(with: magic.bytes.prefix(file.count)) else {
      return NibArchiveError(
        .notANibArchive, at: 0, "This is not a compiled nib: it doesn't begin with \"NIBArchive\".")
    }
    return NibArchiveError(
      .truncatedHeader, at: file.count, "The file ends after \(file.count) of the header's 50 bytes.")
  }

  /// Reads and checks the header: the tables follow it and each other without gaps, and none claims more entries
  /// than its bytes can hold.
  init(reading file: UnsafeRawBufferPointer, options: NibArchive.DecodingOptions) throws(NibArchiveError) {
    if !Self.beginsWithMagic(file) { throw Self.misfit(file) }
    guard file.count <= Int(UInt32.max) else {
      throw NibArchiveError(
        .misplacedTable, at: Int(UInt32.max), "The file is larger than the 4 GiB that its offsets can reach.")
    }
    func word(_ index: Int) -> UInt32 {
      UInt32(littleEndian: file.loadUnaligned(fromByteOffset: 10 + 4 * index, as: UInt32.self))
    }
    formatVersion = word(0)
    coderVersion = word(1)
    guard formatVersion == 1 || formatVersion == 0 && options.contains(.allowFormatVersionZero) else {
      throw NibArchiveError(
        .unsupportedFormatVersion, at: 10,
        "Format version \(formatVersion) is unknown; version 1 is expected.")
    }

    func table(_ index: Int, _ name: String, from start: Int, entrySize: Int) throws(NibArchiveError) -> Table
    {
      let place = 18 + 8 * index
      let count = word(2 + 2 * index)
      guard Int(word(3 + 2 * index)) == start else {
        throw NibArchiveError(
          .misplacedTable, at: place + 4,
          "The \(name) table is said to begin at byte \(word(3 + 2 * index)) instead of \(start).")
      }
      let end = index < 3 ? Int(word(5 + 2 * index)) : file.count
      guard end >= start, end <= file.count else {
        throw NibArchiveError(
          .misplacedTable, at: index < 3 ? place + 12 : place + 4,
          "The table after \(name) is said to begin at byte \(end), which isn't within \(start)...\(file.count)."
        )
      }
      guard Int(count) <= (end - start) / entrySize else {
        throw NibArchiveError(
          .implausibleCount, at: place, "\(count) \(name) can't fit the \(end - start) bytes of their table.")
      }
      return Table(count: count, bytes: start..<end)
    }
    // The smallest entries: three varints; a length and one byte; a key and a type; a length, a count, a letter
    // and its NUL.
    objects = try table(0, "objects", from: Self.byteCount, entrySize: 3)
    keys = try table(1, "keys", from: objects.bytes.upperBound, entrySize: 2)
    values = try table(2, "values", from: keys.bytes.upperBound, entrySize: 2)
    classNames = try table(3, "class names", from: values.bytes.upperBound, entrySize: 4)
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
