import NibArchive

/// A nib from raw parts, right by default, each of which a test can spoil.
struct RawNib {
  /// Class index, index of the first value, number of values: each a number or, raw, the bytes of a varint.
  var objects: [[[UInt8]]] = [[[0x80], [0x80], [0x81]], [[0x81], [0x81], [0x82]]]
  var keys: [[UInt8]] = ["UINibTopLevelObjectsKey", "NSInlinedValue", "UINibEncoderEmptyKey"].map { text in
    [0x80 | UInt8(text.utf8.count)] + Array(text.utf8)
  }
  /// The root's list, which is object 1; that list's mark and its one element, a nil.
  var values: [[UInt8]] = [[0x80, 10, 1, 0, 0, 0], [0x81, 5], [0x82, 9]]
  var classNames: [[UInt8]] = [RawNib.className("NSObject"), RawNib.className("NSArray")]
  var trailer: [UInt8] = []
  var formatVersion: UInt32 = 1
  /// Replaces words of the header's last eight by index: counts at 0, 2, 4, 6, offsets at 1, 3, 5, 7.
  var words: [Int: UInt32] = [:]

  /// Where the tables of the unspoiled nib begin.
  static let keysOffset = 50 + 6
  static let valuesOffset = keysOffset + 24 + 15 + 21
  static let classNamesOffset = valuesOffset + 6 + 2 + 2

  static func className(_ text: String, fallbacks: [UInt32] = []) -> [UInt8] {
    [0x80 | UInt8(text.utf8.count + 1), 0x80 | UInt8(fallbacks.count)]
      + fallbacks.flatMap { littleEndian($0) } + Array(text.utf8) + [0]
  }

  static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  var bytes: [UInt8] {
    let tables = [objects.map { $0.flatMap { $0 } }, keys, values, classNames]
    var header = Array("NIBArchive".utf8) + RawNib.littleEndian(formatVersion) + RawNib.littleEndian(10)
    var body: [UInt8] = []
    for (index, table) in tables.enumerated() {
      header += RawNib.littleEndian(words[2 * index] ?? UInt32(table.count))
      header += RawNib.littleEndian(words[2 * index + 1] ?? UInt32(50 + body.count))
      body += table.flatMap { $0 }
    }
    return header + body + trailer
  }

  /// What decoding throws, nil if nothing.
  func error(_ options: NibArchive.DecodingOptions = []) -> NibArchiveError? {
    RawNib.error(decoding: bytes, options)
  }

  static func error(decoding bytes: [UInt8], _ options: NibArchive.DecodingOptions = []) -> NibArchiveError? {
    do {
      _ = try NibArchive(decoding: bytes, options: options)
      return nil
    } catch {
      return error
    }
  }
}
