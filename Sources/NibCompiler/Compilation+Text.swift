import Foundation
import InterfaceBuilder

extension Compilation {
  /// The text of a `string` or `mutableString` element; nil for `nil`.
  func text(of element: Element) -> String? {
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    guard element.bool("base64-UTF8") == true else { return element.text }
    let padded = element.text.filter { !$0.isWhitespace }
    let missing = (4 - padded.utf8.count % 4) % 4
    guard let data = Data(base64Encoded: padded + String(repeating: "=", count: missing)) else {
      warn(.unknownValue, element, "base64-UTF8", "the text isn't valid base64; it is taken as it stands")
      return element.text
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// An attribute or a keyed child with text; and for attributed text the plain characters.
  func plainText(_ name: String, of element: Element) -> String? {
    element[name] ?? element.child(forKey: name).flatMap(text(of:))
      ?? element.child(forKey: "attributedText").map(characters)
  }

  /// The characters of an attributed string.
  func characters(of attributed: Element) -> String {
    fragments(attributed).map(content).joined()
  }

  func fragments(_ attributed: Element) -> [Element] {
    attributed.children.filter { $0.name == "fragment" }
  }

  private func content(_ fragment: Element) -> String {
    fragment["content"] ?? fragment.child(forKey: "content").flatMap(text(of:)) ?? ""
  }

  /// An attribute of the first run of an element's attributed text.
  func firstRun(of element: Element, _ key: String) -> Element? {
    element.child(forKey: "attributedText").flatMap { fragments($0).first }?
      .child(named: "attributes")?.child(forKey: key)
  }

  /// An attributed string. `lineBreakMode` is the one of the view that shows it, and overrides the paragraphs'.
  func attributedString(_ element: Element, mutable: Bool, lineBreakMode: Int?) -> ArchiveObject {
    let runs = fragments(element).map { fragment in
      (
        length: content(fragment).utf16.count,
        attributes: attributes(fragment.child(named: "attributes"), lineBreakMode: lineBreakMode)
      )
    }
    let characters = characters(of: element)
    let attributed = ArchiveObject(mutable ? "NSMutableAttributedString" : "NSAttributedString")
    let text =
      mutable
      ? ArchiveValue.object(
        ArchiveObject("NSMutableString", ["NS.bytes": .data(Array(characters.utf8))]))
      : string(characters)
    attributed.set("NSString", text)
    if runs.count == 1 {
      attributed.set("NSAttributes", .object(runs[0].attributes))
    } else if !runs.isEmpty {
      attributed.set("NSAttributes", .object(.mutableArray(runs.map(\.attributes))))
      let info = runs.enumerated().flatMap { Self.groups($1.length) + Self.groups($0) }
      attributed.set(
        "NSAttributeInfo", .object(ArchiveObject("NSMutableData", ["NS.bytes": .data(info)])))
    }
    return attributed
  }

  /// A number in groups of seven bits, lowest first, the high bit set on all but the last.
  private static func groups(_ number: Int) -> [UInt8] {
    var rest = number
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private func attributes(_ element: Element?, lineBreakMode: Int?) -> ArchiveObject {
    var pairs: [ArchiveObject] = []
    for child in element?.children ?? [] {
      guard let key = child.key else { continue }
      let value: ArchiveObject? =
        switch child.name {
        case "color": colorValue(child).map { pool.color($0) }
        case "font", "fontDescription": attributedFont(child).map { pool.font($0) }
        case "paragraphStyle": paragraphStyle(child, lineBreakMode: lineBreakMode)
        case "integer": child.integer("value").map(number)
        case "real": child.number("value").map { pool.number($0) }
        default: nil
        }
      if let value { pairs += [pool.string(key), value] }
    }
    // Colour, paragraph, font: the order in which Apple's compiler keeps them.
    let order = ["NSColor", "NSParagraphStyle", "NSFont"]
    let keyed = stride(from: 0, to: pairs.count, by: 2).map { (pairs[$0], pairs[$0 + 1]) }
    let names = order.map { pool.string($0) }
    let sorted =
      names.compactMap { name in keyed.first { $0.0 === name } }
      + keyed.filter { pair in !names.contains { $0 === pair.0 } }
    return .collection("NSDictionary", sorted.flatMap { [$0.0, $0.1] })
  }

  private func paragraphStyle(_ element: Element, lineBreakMode: Int?) -> ArchiveObject {
    let own = word(element, "lineBreakMode", .paragraphLineBreakMode) ?? 0
    let mode = lineBreakMode ?? own
    // A style that a view had to change is written as the mutable copy that it is.
    let style = ArchiveObject(mode == own ? "NSParagraphStyle" : "NSMutableParagraphStyle")
    if let alignment = word(element, "alignment", .paragraphAlignment), alignment != 0 {
      style.set("NSAlignment", .integer(alignment))
    }
    if mode != 0 { style.set("NSLineBreakMode", .integer(mode)) }
    let numbers = [
      ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"),
      ("paragraphSpacingBefore", "NSParagraphSpacingBefore"), ("headIndent", "NSHeadIndent"),
      ("tailIndent", "NSTailIndent"), ("firstLineHeadIndent", "NSFirstLineHeadIndent"),
      ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"),
      ("lineHeightMultiple", "NSLineHeightMultiple"), ("hyphenationFactor", "NSHyphenationFactor"),
    ]
    for (attribute, key) in numbers {
      if let value = element.number(attribute), value != 0 { style.set(key, .double(value)) }
    }
    style.set("NSTabStops", .null)
    return style
  }
}
