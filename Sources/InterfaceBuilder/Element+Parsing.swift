import Foundation

// XML is read here and nowhere else.
#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Element {
  /// The largest file that is read, in bytes: some five hundred times the largest modern xib that was found.
  public static let sizeLimit = 64 << 20
  /// The deepest nesting of elements that is read. A view nested n deep stands at depth 2n + 3.
  public static let depthLimit = 240

  /// Reads the root element of an XML file.
  ///
  /// Document types are refused, so no entity is ever defined, expanded or fetched.
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - file: the file's name, for errors.
  public init(parsing bytes: [UInt8], file: String) throws(XibError) {
    try SourceCheck(bytes: bytes, file: file).run()
    let reader = ElementReader(bytes)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let succeeded = parser.parse()
    if reader.isTooDeep {
      throw XibError(
        .tooDeep, file: file, line: reader.lastLine,
        "elements are nested deeper than \(Self.depthLimit); flatten the document")
    }
    if succeeded, let root = reader.root {
      self = root
      return
    }
    throw Self.error(of: parser, reader: reader, bytes: bytes, file: file)
  }

  private static func error(
    of parser: XMLParser, reader: ElementReader, bytes: [UInt8], file: String
  ) -> XibError {
    let lastLine = bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let line = min(max(parser.lineNumber, reader.lastLine, 1), lastLine)
    let isOpen = reader.root == nil
    let end = bytes.last { !SourceCheck.isSpace($0) }
    let isAtEnd = end != UInt8(ascii: ">") || line >= lastLine - 1
    if isOpen, isAtEnd, !endsWithRootsEndTag(bytes, reader: reader) {
      return XibError(
        .truncated, file: file, line: line,
        "the XML ends before its root element does; restore the rest of the file")
    }
    return XibError(
      .malformed, file: file, line: line, "the XML isn't well formed here; repair it or save again")
  }

  private static func endsWithRootsEndTag(_ bytes: [UInt8], reader: ElementReader) -> Bool {
    guard let name = reader.rootName else { return false }
    let tail = bytes.reversed().drop(while: SourceCheck.isSpace).prefix(name.utf8.count + 3).reversed()
    return Array(tail) == Array("</\(name)>".utf8)
  }
}

/// Builds the tree while the XML is read: a stack of elements whose end tag hasn't come yet.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var root: Element?
  private(set) var rootName: String?
  private(set) var isTooDeep = false
  private(set) var lastLine = 1
  private var open: [Element] = []
  private var scanner: StartTagScanner

  init(_ bytes: [UInt8]) { scanner = StartTagScanner(bytes) }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes attributeDict: [String: String]
  ) {
    guard open.count < Element.depthLimit else {
      isTooDeep = true
      parser.abortParsing()
      return
    }
    let (line, names) = scanner.next()
    lastLine = line
    if rootName == nil { rootName = elementName }
    let attributes = names.compactMap { name in
      attributeDict[name].map { Element.Attribute(name: name, value: $0) }
    }
    open.append(Element(name: elementName, attributes: attributes, line: line))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard var element = open.popLast() else { return }
    if !element.children.isEmpty, element.text.utf8.allSatisfy(SourceCheck.isSpace) { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
