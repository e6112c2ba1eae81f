/// Comma-separated values as RFC 4180 has them, with LF at the end of every line.
enum CSV {
  /// A line's fields and the number of the line it starts on.
  struct Record: Equatable {
    var fields: [String]
    var line: Int
  }

  /// One line: fields that hold a comma, a quote or a line end are quoted.
  static func line(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let special = field.utf8.contains { $0 == 0x2c || $0 == 0x22 || $0 == 0x0a || $0 == 0x0d }
    guard special else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// Splits bytes into records. CRLF line ends are accepted; a last line without an end is not, since that is how a file
  /// looks whose writing was cut off.
  static func records(_ bytes: [UInt8]) throws(CSVError) -> [Record] {
    try checkEncoding(bytes)
    let comma: UInt8 = 0x2c
    let quote: UInt8 = 0x22
    let lineFeed: UInt8 = 0x0a
    let carriageReturn: UInt8 = 0x0d
    var records: [Record] = []
    var fields: [String] = []
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var line = 1
    var start = 1
    while index < bytes.count {
      if bytes[index] == quote {
        var field: [UInt8] = []
        let opened = line
        index += 1
        while true {
          guard index < bytes.count else {
            throw CSVError(.quote, line: opened, "a quoted field doesn't end")
          }
          let byte = bytes[index]
          index += 1
          if byte == quote {
            guard index < bytes.count, bytes[index] == quote else { break }
            index += 1
          } else if byte == lineFeed {
            line += 1
          }
          field.append(byte)
        }
        fields.append(String(decoding: field, as: UTF8.self))
      } else {
        let first = index
        while index < bytes.count, bytes[index] != comma, bytes[index] != lineFeed {
          guard bytes[index] != quote else {
            throw CSVError(.quote, line: line, "a quote stands inside a field that isn't quoted")
          }
          index += 1
        }
        let isCRLF =
          index > first && index < bytes.count && bytes[index] == lineFeed
          && bytes[index - 1] == carriageReturn
        fields.append(String(decoding: bytes[first..<(isCRLF ? index - 1 : index)], as: UTF8.self))
      }
      if index < bytes.count, bytes[index] == carriageReturn { index += 1 }
      guard index < bytes.count else {
        throw CSVError(
          .cut, line: line, "the file ends within a line: it was cut off while it was written or copied")
      }
      guard bytes[index] == comma || bytes[index] == lineFeed else {
        throw CSVError(.quote, line: line, "text follows a field's closing quote")
      }
      let ends = bytes[index] == lineFeed
      index += 1
      if ends {
        records.append(Record(fields: fields, line: start))
        fields = []
        fields.reserveCapacity(records[0].fields.count)
        line += 1
        start = line
      } else if index == bytes.count {
        throw CSVError(
          .cut, line: line, "the file ends within a line: it was cut off while it was written or copied")
      }
    }
    return records
  }

  /// Throws where bytes aren't UTF-8. All at once, and line by line only to name the line, since to check every field by itself
  /// takes longer than all the rest of the reading.
  private static func checkEncoding(_ bytes: [UInt8]) throws(CSVError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw CSVError(.encoding, line: line + 1, "the text isn't UTF-8")
  }
}
