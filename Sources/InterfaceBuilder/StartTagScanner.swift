/// Walks over the source beside the XML reader, start tag by start tag, for the two things the reader doesn't tell:
/// the line of a tag's `<` and the order of its attributes.
///
/// It relies on the reader having accepted the tag, so it needs no error handling of its own.
struct StartTagScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Advances behind the next start tag. Returns its line and its attributes' names in file order.
  mutating func next() -> (line: Int, names: [String]) {
    skipToStartTag()
    let startLine = line
    var names: [String] = []
    advance { !Self.endsName($0) }
    while position < bytes.count {
      advance { SourceCheck.isSpace($0) || $0 == UInt8(ascii: "/") }
      guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { break }
      let start = position
      advance { !Self.endsName($0) }
      guard position > start else { break }
      names.append(String(decoding: bytes[start..<position], as: UTF8.self))
      advance { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard position < bytes.count else { break }
      let quote = bytes[position]
      position += 1
      advance { $0 != quote }
      position += 1
    }
    return (startLine, names)
  }

  private mutating func skipToStartTag() {
    while position < bytes.count {
      advance { $0 != UInt8(ascii: "<") }
      guard position + 1 < bytes.count else { return }
      switch bytes[position + 1] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"):
        advance { $0 != UInt8(ascii: ">") }
      case UInt8(ascii: "!"):
        let isComment = position + 2 < bytes.count && bytes[position + 2] == UInt8(ascii: "-")
        skip(past: isComment ? UInt8(ascii: "-") : UInt8(ascii: "]"))
      default:
        position += 1
        return
      }
    }
  }

  /// Skips a comment or a CDATA section: both end with a doubled byte and `>`.
  private mutating func skip(past double: UInt8) {
    position += 4
    while position + 2 < bytes.count {
      let isEnd = bytes[position] == double && bytes[position + 1] == double
      if isEnd, bytes[position + 2] == UInt8(ascii: ">") { return }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    position = bytes.count
  }

  private mutating func advance(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"): true
    default: SourceCheck.isSpace(byte)
    }
  }
}
