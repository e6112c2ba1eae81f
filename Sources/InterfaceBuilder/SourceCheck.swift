/// What can be said about a file's bytes before any XML is read: most files that aren't xibs are told apart here, and
/// the dangerous parts of XML (document types with their entities) never reach the XML reader.
struct SourceCheck {
  let bytes: [UInt8]
  let file: String

  /// Throws unless the bytes may be given to the XML reader.
  func run() throws(XibError) {
    guard bytes.contains(where: { !Self.isSpace($0) }) else {
      throw XibError(.empty, file: file, line: 1, "the file is empty; restore it or leave it out")
    }
    guard bytes.count <= Element.sizeLimit else {
      throw XibError(
        .tooLarge, file: file, line: 1,
        "the file has \(bytes.count) bytes; xibs above \(Element.sizeLimit) aren't read")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw encodingError("UTF-16")
    }
    try checkCharacters()
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    skipSpace(&position)
    try checkBeginning(at: position)
    try checkForConflicts()
    try checkProlog(from: position)
  }

  /// The XML reader traps on bytes that aren't UTF-8 instead of reporting them.
  private func checkCharacters() throws(XibError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw XibError(
      .encoding, file: file, line: index + 1, "this line has bytes that aren't UTF-8; save the file as UTF-8")
  }

  private func checkBeginning(at position: Int) throws(XibError) {
    guard bytes[position] != UInt8(ascii: "<") else { return }
    let line = line(at: position)
    let beginsATable: [StaticString] = ["/*", "//", "\""]
    if beginsATable.contains(where: { starts(with: $0, at: position) }) {
      throw XibError(
        .stringsTable, file: file, line: line,
        "this is a table of strings, not a xib; name it .strings")
    }
    if starts(with: "NIBArchive", at: position) || starts(with: "bplist00", at: position) {
      throw XibError(
        .compiledNib, file: file, line: line, "this is a compiled nib; it needs no compiling, name it .nib")
    }
    throw XibError(.notXML, file: file, line: line, "this isn't XML; a xib begins with <?xml or <document")
  }

  /// A line that begins with seven `<` can't be well-formed XML, but the line after it usually is: without this
  /// check the reader's error would name some later line.
  private func checkForConflicts() throws(XibError) {
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "<"), starts(with: "<<<<<<<", at: start) {
        throw XibError(
          .mergeConflict, file: file, line: line, "an unfinished merge begins here; resolve it and save again"
        )
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
      start = end + 1
      line += 1
    }
  }

  /// Walks over the XML declaration, comments and processing instructions that may stand before the root element.
  private func checkProlog(from start: Int) throws(XibError) {
    var position = start
    while position < bytes.count {
      if starts(with: "<?", at: position) {
        let end = end(of: "?>", from: position)
        if starts(with: "<?xml", at: position) { try checkDeclaration(bytes[position..<end]) }
        position = end
      } else if starts(with: "<!--", at: position) {
        position = end(of: "-->", from: position)
      } else if starts(with: "<!", at: position) {
        throw XibError(
          .documentType, file: file, line: line(at: position),
          "a xib has no document type declaration; files with entities of their own aren't read")
      } else {
        return
      }
      skipSpace(&position)
    }
  }

  private func checkDeclaration(_ declaration: ArraySlice<UInt8>) throws(XibError) {
    let text = String(decoding: declaration, as: UTF8.self)
    let pieces = text.split { $0 == "\"" || $0 == "'" }
    for (name, value) in zip(pieces, pieces.dropFirst()) where name.contains("encoding") {
      let encoding = value.uppercased()
      guard encoding == "UTF-8" || encoding == "UTF8" || encoding == "US-ASCII" || encoding == "ASCII" else {
        throw encodingError(String(value))
      }
    }
  }

  private func encodingError(_ name: String) -> XibError {
    XibError(.encoding, file: file, line: 1, "the file is encoded as \(name); save it as UTF-8")
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// The position after the next `text`, or the end of the file.
  private func end(of text: StaticString, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      if starts(with: text, at: position) { return position + text.utf8CodeUnitCount }
      position += 1
    }
    return bytes.count
  }

  private func skipSpace(_ position: inout Int) {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private func line(at position: Int) -> Int {
    bytes[..<position].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
