import InterfaceBuilder

/// The rules of text views and of attributed text in general.
extension Compilation {
  /// A label keeps its attributed text mutable and gives it its own way of breaking lines.
  func writeAttributedText(_ field: Field) {
    guard let attributed = field.child else { return }
    let isLabel = field.element.name == "label"
    let mode = isLabel ? word(field.element, "lineBreakMode", .lineBreakMode) : nil
    field.set(.object(attributedString(attributed, mutable: isLabel, lineBreakMode: mode)))
  }

  func writeAttributedLine(_ field: Field) {
    field.set(
      field.child.map { .object(attributedString($0, mutable: false, lineBreakMode: nil)) })
  }

  func writeTitleAttributes(_ field: Field) {
    guard let attributes = field.child else { return }
    var pairs: [ArchiveObject] = []
    if let font = attributes.child(forKey: "fontDescription").flatMap(font) {
      pairs += [pool.string("NSFont"), pool.font(font)]
    }
    if let color = attributes.child(forKey: "textColor").flatMap(colorValue) {
      pairs += [pool.string("NSColor"), pool.color(color)]
    }
    field.set(.object(.collection("NSDictionary", pairs)))
  }

  // MARK: Text views

  func writeTextViewText(_ field: Field) {
    guard let plain = plainText("text", of: field.element), !plain.isEmpty else { return }
    field.set(text(plain, of: field.element, property: "text"))
  }

  func writeTextViewTextColor(_ field: Field) {
    let color = field.child ?? firstRun(of: field.element, "NSColor")
    field.set(color.flatMap(self.color))
  }

  func writeTextViewAttributedText(_ field: Field) {
    field.set(textViewString(field.element).map { .object($0) })
  }

  /// The text of a text view with attributes: what the document gives, or its plain text in the view's font and
  /// colour.
  private func textViewString(_ element: Element) -> ArchiveObject? {
    if let attributed = element.child(forKey: "attributedText") {
      return attributedString(attributed, mutable: false, lineBreakMode: nil)
    }
    guard let plain = plainText("text", of: element), !plain.isEmpty else { return nil }
    let font = element.child(forKey: "fontDescription").flatMap(font) ?? .system(.regular, size: 14)
    let style = ArchiveObject("NSMutableParagraphStyle")
    // The numbering of AppKit, see `Enumeration.paragraphAlignment`.
    if let alignment = element["textAlignment"].flatMap({ Enumeration.paragraphAlignment[$0] }),
      alignment != 0
    {
      style.set("NSAlignment", .integer(alignment))
    }
    style.set("NSTabStops", .null)
    var pairs = [pool.string("NSParagraphStyle"), style, pool.string("NSFont"), pool.font(font)]
    if let color = element.child(forKey: "textColor").flatMap(colorValue) {
      pairs.insert(contentsOf: [pool.string("NSColor"), pool.color(color)], at: 0)
    }
    return ArchiveObject(
      "NSAttributedString",
      ["NSString": string(plain), "NSAttributes": .object(.collection("NSDictionary", pairs))])
  }
}
