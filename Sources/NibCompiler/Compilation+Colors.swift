import InterfaceBuilder

extension Compilation {
  /// The archived colour of a `color` element; nil for `nil` elements and for colours that aren't understood.
  func color(_ element: Element) -> ArchiveValue? {
    colorValue(element).map { .object(pool.color($0)) }
  }

  func colorValue(_ element: Element) -> ColorValue? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] {
      var color = fallback(of: element, named: name)
      color.name = .system(name)
      return color
    }
    if let name = element["cocoaTouchSystemColor"] { return SystemColor.cocoaTouch(name) }
    if element["colorSpace"] == "catalog" || element["catalog"] != nil {
      return SystemColor.appKit(element["name"] ?? "")
    }
    if let name = element["name"] {
      var color = document.resources.namedColors[name].flatMap(colorValue) ?? .gray(0, 1)
      color.name = .catalog(name)
      return color
    }
    return components(element)
  }

  /// What a system colour is where its name isn't known: the document's resources say, or the element itself.
  private func fallback(of element: Element, named name: String) -> ColorValue {
    if let color = document.resources.systemColors[name].flatMap(colorValue) { return color }
    if element["white"] != nil || element["red"] != nil, let color = components(element) { return color }
    return element["cocoaTouchSystemColor"].map(SystemColor.cocoaTouch) ?? SystemColor.named(name)
  }

  private func components(_ element: Element) -> ColorValue? {
    let space = element["colorSpace"] ?? "calibratedRGB"
    let custom = space == "custom" ? element["customColorSpace"] ?? "sRGB" : space
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      guard custom == "calibratedWhite" else { return .gray(white, alpha) }
      // Without colour matching a calibrated gray is archived as three equal components.
      return document.isColorMatched
        ? .gray(ColorConversion.genericGray(white), alpha) : .rgb(white, white, white, alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else {
      warn(.unknownValue, element, "colorSpace", "the colour has neither white nor red, green and blue")
      return nil
    }
    switch custom {
    case "displayP3":
      let (r, g, b) = ColorConversion.displayP3(red, green, blue)
      return .rgb(r, g, b, alpha)
    case "calibratedRGB" where document.isColorMatched:
      let (r, g, b) = ColorConversion.genericRGB(red, green, blue)
      return .rgb(r, g, b, alpha)
    default:
      return .rgb(red, green, blue, alpha)
    }
  }
}
