import InterfaceBuilder

extension Compilation {
  /// The font of a `fontDescription`.
  func font(_ element: Element) -> FontValue? {
    guard element.name == "fontDescription" else { return nil }
    let size = element.number("pointSize") ?? 17
    if let style = element["style"] { return .style(style) }
    if let name = element["name"] {
      return .named(name, size: size, isInstalled: FontCatalog.isInstalled(name))
    }
    return .system(face(element), size: size)
  }

  private func face(_ element: Element) -> FontValue.SystemFace {
    switch element["type"] {
    case "boldSystem": return .bold
    case "italicSystem": return .italic
    case "system", nil: break
    case let type?:
      warn(.unknownValue, element, "type", "'\(type)' isn't a font type; the system font is taken")
    }
    guard let weight = element["weight"] else { return .regular }
    guard let face = FontValue.SystemFace(rawValue: weight) else {
      warn(.unknownValue, element, "weight", "'\(weight)' isn't a weight; the regular one is taken")
      return .regular
    }
    return face
  }

  /// The font of a run of an attributed string. Where the build machine lacks it, it becomes the system font.
  func attributedFont(_ element: Element) -> FontValue? {
    guard element.name == "font" else { return font(element) }
    let size = element.number("size") ?? 17
    switch element["metaFont"] {
    case "systemBold": return .system(.bold, size: size)
    case .some: return .system(.regular, size: size)
    case nil: break
    }
    guard let name = element["name"], FontCatalog.isInstalled(name) else {
      return .system(.regular, size: size)
    }
    return .named(name, size: size, isInstalled: true)
  }
}
