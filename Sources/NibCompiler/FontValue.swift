/// A font as it is archived.
enum FontValue: Hashable {
  /// The system font in a weight; `usage` is the descriptor's word for it.
  case system(SystemFace, size: Double)
  /// A text style, whose size depends on the user's setting.
  case style(String)
  /// A font by its PostScript name. `isInstalled` says whether the build machine has it, as opposed to fonts that
  /// come with the app.
  case named(String, size: Double, isInstalled: Bool)

  /// The faces of the system font.
  enum SystemFace: String, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, italic

    var fontName: String {
      switch self {
      case .ultraLight: ".SFUI-Ultralight"
      case .thin: ".SFUI-Thin"
      case .light: ".SFUI-Light"
      case .regular: ".SFUI-Regular"
      case .medium: ".SFUI-Medium"
      case .semibold: ".SFUI-Semibold"
      case .bold: ".SFUI-Bold"
      case .heavy: ".SFUI-Heavy"
      case .black: ".SFUI-Black"
      case .italic: ".SFUI-RegularItalic"
      }
    }

    var usage: String {
      switch self {
      case .ultraLight: "CTFontUltraLightUsage"
      case .thin: "CTFontThinUsage"
      case .light: "CTFontLightUsage"
      case .regular: "CTFontRegularUsage"
      case .medium: "CTFontMediumUsage"
      case .semibold: "CTFontDemiUsage"
      case .bold: "CTFontEmphasizedUsage"
      case .heavy: "CTFontHeavyUsage"
      case .black: "CTFontBlackUsage"
      case .italic: "CTFontObliqueUsage"
      }
    }

    /// `UIFontDescriptor.SymbolicTraits`: 1 italic, 2 bold.
    var traits: Int {
      switch self {
      case .semibold, .bold, .heavy, .black: 2
      case .italic: 1
      default: 0
      }
    }
  }

  /// The point size, for text styles at the system's standard setting (Apple's Human Interface Guidelines,
  /// Typography, size Large).
  var size: Double {
    switch self {
    case .system(_, let size), .named(_, let size, _): size
    case .style(let name): Self.styleSizes[name] ?? 17
    }
  }

  private static let styleSizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleLargeTitle": 34, "UICTFontTextStyleTitle1": 28,
    "UICTFontTextStyleTitle2": 22, "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17,
    "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  func archived(with pool: inout ValuePool) -> ArchiveObject {
    switch self {
    case .system(let face, let size):
      var attributes = [
        pool.string("NSFontSizeAttribute"), pool.number(size), pool.string("NSCTFontUIUsageAttribute"),
        pool.string(face.usage),
      ]
      if face == .bold {
        attributes += [pool.string("NSCTFontUIUsageOverrideAttribute"), pool.string("CTFontBoldUsage")]
      }
      return font(
        face.fontName, .descriptor(attributes), traits: face.traits, isSystem: true, isInstalled: true, &pool)
    case .style(let style):
      let face: SystemFace = style == "UICTFontTextStyleHeadline" ? .semibold : .regular
      return font(
        face.fontName, .style(style), traits: face.traits, isSystem: true, isInstalled: true, &pool)
    case .named(let name, let size, let isInstalled):
      let attributes = [
        pool.string("NSFontSizeAttribute"), pool.number(size), pool.string("NSFontNameAttribute"),
        pool.string(name),
      ]
      let traits = isInstalled ? Self.traits(ofFontNamed: name) : 0
      return font(
        name, .descriptor(attributes), traits: traits, isSystem: false, isInstalled: isInstalled, &pool)
    }
  }

  private enum Origin {
    case style(String)
    case descriptor([ArchiveObject])
  }

  private func font(
    _ name: String, _ origin: Origin, traits: Int, isSystem: Bool, isInstalled: Bool, _ pool: inout ValuePool
  ) -> ArchiveObject {
    let font = ArchiveObject("UIFont", ["UIFontName": .object(pool.string(name))])
    switch origin {
    case .style(let style):
      font.set("UIIBTextStyle", .object(pool.string(style)))
      font.set("UIFontPointSize", .double(0))
    case .descriptor(let attributes):
      let dictionary = ArchiveObject.collection("NSDictionary", attributes)
      font.set(
        "UIFontDescriptor",
        .object(ArchiveObject("UIFontDescriptor", ["UIFontDescriptorAttributes": .object(dictionary)])))
      font.set("UIFontPointSize", .double(size))
    }
    if isInstalled {
      font.set("UIFontTextStyleForScaling", .null)
      font.set("UIFontPointSizeForScaling", .double(0))
      font.set("UIFontMaximumPointSizeAfterScaling", .double(0))
    }
    font.set("UIFontTraits", .integer(traits))
    font.set("UISystemFont", .bool(isSystem))
    font.set("NSName", .object(pool.string(name)))
    font.set("NSSize", .double(size))
    return font
  }

  /// Bold and italic as a font's PostScript name tells them.
  private static func traits(ofFontNamed name: String) -> Int {
    guard let face = name.split(separator: "-").dropFirst().last else { return 0 }
    let isBold = ["Bold", "Heavy", "Black"].contains { face.contains($0) }
    let isItalic = ["Italic", "Oblique"].contains { face.contains($0) }
    return (isBold ? 2 : 0) | (isItalic ? 1 : 0)
  }
}
