import InterfaceBuilder

/// The rules of labels, buttons and text fields.
extension Compilation {
  /// Text that is written even if there is none.
  func writePlainText(_ field: Field) {
    let element = field.element
    field.set(text(plainText("text", of: element) ?? "", of: element, property: "text"))
  }

  func writeLabelFont(_ field: Field) { field.set(.object(pool.font(labelFont(field.element)))) }

  func writeTextFieldFont(_ field: Field) {
    field.set(.object(pool.font(field.child.flatMap(font) ?? .system(.regular, size: 14))))
  }

  func writeTextColor(_ field: Field) { field.set(.object(pool.color(textColor(field.element)))) }

  func writeTextColorFlag(_ field: Field) { field.set(.bool(keepsTextColor(field.element))) }

  func writeTextAlignment(_ field: Field) { field.set(.integer(textAlignment(field.element))) }

  func writeShadowOffset(_ field: Field) {
    field.set(.geometry(field.child?.coordinate("width") ?? 0, field.child?.coordinate("height") ?? -1))
  }

  /// A label's font: its own, else the first run's, else the system font at 17 points.
  private func labelFont(_ element: Element) -> FontValue {
    element.child(forKey: "fontDescription").flatMap(font)
      ?? firstRun(of: element, "NSFont").flatMap(attributedFont) ?? .system(.regular, size: 17)
  }

  private func textColor(_ element: Element) -> ColorValue {
    element.child(forKey: "textColor").flatMap(colorValue)
      ?? firstRun(of: element, "NSColor").flatMap(colorValue)
      ?? (meansBlack(element) ? .gray(0, 1) : SystemColor.named("labelColor"))
  }

  /// Documents saved before Xcode 11 mean black where they say nothing of a text colour. Where they say `nil`, all
  /// mean the system's.
  private func meansBlack(_ element: Element) -> Bool {
    element.child(forKey: "textColor") == nil && document.toolsVersion < ToolsVersion("14810")
  }

  /// Whether the text colour stays what it is in every appearance. Attributed text has colours of its own, and `nil`
  /// means the system's.
  private func keepsTextColor(_ element: Element) -> Bool {
    guard let color = element.child(forKey: "textColor") else {
      return element.child(forKey: "attributedText") == nil
    }
    return color.name != "nil"
  }

  /// UIKit's number for the alignment: the label's own, or that of attributed text.
  private func textAlignment(_ element: Element) -> Int {
    if element.child(forKey: "attributedText") != nil {
      return firstRun(of: element, "NSParagraphStyle").flatMap { word($0, "alignment", .textAlignment) } ?? 4
    }
    return word(element, "textAlignment", .textAlignment) ?? 0
  }

  /// Minimum size and minimum scale say the same; each is derived from the other. In contrast to UIKit's default a
  /// label scales its font unless the document says NO.
  func writeFontScaling(_ field: Field) {
    let (element, object) = (field.element, field.object)
    guard element.bool("adjustsFontSizeToFit") ?? true else { return }
    let size = labelFont(element).size
    let scale = element.number("minimumScaleFactor")
    // A size that follows from a scale is kept in quarters of a point.
    let minimum = element.number("minimumFontSize") ?? ((scale ?? 0) * size * 4).rounded() / 4
    object.set("UIAdjustsFontSizeToFit", .bool(true))
    object.set("UIMinimumFontSize", .float(Float(minimum)))
    object.set("UIMinimumScaleFactor", .float(Float(scale ?? (size > 0 ? minimum / size : 0))))
  }

  // MARK: Buttons

  func writeButtonStates(_ field: Field) {
    let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8]
    var pairs: [ArchiveObject] = []
    for state in field.element.children where state.name == "state" {
      guard let number = states[state.key ?? ""] else {
        warn(.unknownValue, state, "key", "'\(state.key ?? "")' isn't a state of buttons; it isn't compiled")
        continue
      }
      let content = buttonContent(state, of: field.element)
      if !content.values.isEmpty { pairs += [self.number(number), content] }
    }
    if !pairs.isEmpty { field.set(.object(.collection("NSMutableDictionary", pairs))) }
  }

  private func buttonContent(_ state: Element, of button: Element) -> ArchiveObject {
    let content = ArchiveObject("UIButtonContent")
    if let title = state["title"] ?? state.child(forKey: "title").flatMap(text(of:)) {
      content.set("UITitle", text(title, of: button, property: (state.key ?? "normal") + "Title"))
    }
    if let attributed = state.child(forKey: "attributedTitle") {
      content.set(
        "UIAttributedTitle", .object(attributedString(attributed, mutable: false, lineBreakMode: nil)))
    }
    content.set("UITitleColor", state.child(forKey: "titleColor").flatMap(color))
    content.set("UIShadowColor", state.child(forKey: "titleShadowColor").flatMap(color))
    content.set("UIImage", image("image", of: state))
    content.set("UIBackgroundImage", image("backgroundImage", of: state))
    content.set(
      "UIImageSymbolConfiguration",
      state.child(forKey: "preferredSymbolConfiguration").map(symbolConfiguration))
    return content
  }

  /// What a configuration is archived as isn't known.
  func writeButtonConfiguration(_ field: Field) { field.set(.null) }

  func writeButtonFont(_ field: Field) { field.set(.object(pool.font(buttonFont(field.element)))) }

  /// A button's font: its own, else that of its attributed title, else the system font in the size of its type.
  private func buttonFont(_ element: Element) -> FontValue {
    if let font = element.child(forKey: "fontDescription").flatMap(font) { return font }
    for state in element.children where state.name == "state" {
      let run = state.child(forKey: "attributedTitle").flatMap { fragments($0).first }
      if let font = run?.child(named: "attributes")?.child(forKey: "NSFont").flatMap(attributedFont) {
        return font
      }
    }
    let isCustom = (Enumeration.buttonType[element["buttonType"] ?? "custom"] ?? 0) == 0
    return .system(.regular, size: isCustom ? 18 : 15)
  }
}
