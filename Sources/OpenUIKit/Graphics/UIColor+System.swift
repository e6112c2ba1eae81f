/// Colours that have a name and depend on the appearance. The components here are those of the light appearance
/// (Apple's Human Interface Guidelines, "Color"; iOS 15 and later where they changed).
extension UIColor {
  /// The system's red.
  public static var systemRed: UIColor { Shared.systemRed }
  /// The system's green.
  public static var systemGreen: UIColor { Shared.systemGreen }
  /// The system's blue.
  public static var systemBlue: UIColor { Shared.systemBlue }
  /// The system's orange.
  public static var systemOrange: UIColor { Shared.systemOrange }
  /// The system's yellow.
  public static var systemYellow: UIColor { Shared.systemYellow }
  /// The system's pink.
  public static var systemPink: UIColor { Shared.systemPink }
  /// The system's purple.
  public static var systemPurple: UIColor { Shared.systemPurple }
  /// The system's teal.
  public static var systemTeal: UIColor { Shared.systemTeal }
  /// The system's indigo.
  public static var systemIndigo: UIColor { Shared.systemIndigo }
  /// The system's brown.
  public static var systemBrown: UIColor { Shared.systemBrown }
  /// The system's mint.
  public static var systemMint: UIColor { Shared.systemMint }
  /// The system's cyan.
  public static var systemCyan: UIColor { Shared.systemCyan }
  /// The system's gray.
  public static var systemGray: UIColor { Shared.systemGray }
  /// The system's gray 2.
  public static var systemGray2: UIColor { Shared.systemGray2 }
  /// The system's gray 3.
  public static var systemGray3: UIColor { Shared.systemGray3 }
  /// The system's gray 4.
  public static var systemGray4: UIColor { Shared.systemGray4 }
  /// The system's gray 5.
  public static var systemGray5: UIColor { Shared.systemGray5 }
  /// The system's gray 6.
  public static var systemGray6: UIColor { Shared.systemGray6 }
  /// The tint colour of the traits at hand; the default tint here.
  public static var tintColor: UIColor { Shared.tintColor }
  /// Text of primary content.
  public static var label: UIColor { Shared.label }
  /// Text of secondary content.
  public static var secondaryLabel: UIColor { Shared.secondaryLabel }
  /// Text of tertiary content.
  public static var tertiaryLabel: UIColor { Shared.tertiaryLabel }
  /// Text of quaternary content.
  public static var quaternaryLabel: UIColor { Shared.quaternaryLabel }
  /// Links.
  public static var link: UIColor { Shared.link }
  /// Placeholder text.
  public static var placeholderText: UIColor { Shared.placeholderText }
  /// Thin lines that let some of what is below through.
  public static var separator: UIColor { Shared.separator }
  /// Thin lines that let nothing through.
  public static var opaqueSeparator: UIColor { Shared.opaqueSeparator }
  /// The system background colour.
  public static var systemBackground: UIColor { Shared.systemBackground }
  /// The secondary system background colour.
  public static var secondarySystemBackground: UIColor { Shared.secondarySystemBackground }
  /// The tertiary system background colour.
  public static var tertiarySystemBackground: UIColor { Shared.tertiarySystemBackground }
  /// The system grouped background colour.
  public static var systemGroupedBackground: UIColor { Shared.systemGroupedBackground }
  /// The secondary system grouped background colour.
  public static var secondarySystemGroupedBackground: UIColor { Shared.secondarySystemGroupedBackground }
  /// The tertiary system grouped background colour.
  public static var tertiarySystemGroupedBackground: UIColor { Shared.tertiarySystemGroupedBackground }
  /// The system fill colour.
  public static var systemFill: UIColor { Shared.systemFill }
  /// The secondary system fill colour.
  public static var secondarySystemFill: UIColor { Shared.secondarySystemFill }
  /// The tertiary system fill colour.
  public static var tertiarySystemFill: UIColor { Shared.tertiarySystemFill }
  /// The quaternary system fill colour.
  public static var quaternarySystemFill: UIColor { Shared.quaternarySystemFill }
  /// Text on dark backgrounds.
  public static var lightText: UIColor { Shared.lightText }
  /// Text on light backgrounds.
  public static var darkText: UIColor { Shared.darkText }
  /// The background of grouped tables.
  public static var groupTableViewBackground: UIColor { Shared.groupTableViewBackground }

  /// The system colour that a nib calls `name` (`labelColor`, `whiteColor`, …), nil if there is none of that name.
  static func systemColor(named name: String) -> UIColor? { Shared.byName[name] }
}

/// The one instance of each: a colour that is asked for often must cost nothing.
private enum Shared {
  private static func make(_ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1)
    -> UIColor
  {
    UIColor(.system(name: name, .rgb(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)))
  }

  static let systemRed = make("systemRedColor", 255, 59, 48)
  static let systemGreen = make("systemGreenColor", 52, 199, 89)
  static let systemBlue = make("systemBlueColor", 0, 122, 255)
  static let systemOrange = make("systemOrangeColor", 255, 149, 0)
  static let systemYellow = make("systemYellowColor", 255, 204, 0)
  static let systemPink = make("systemPinkColor", 255, 45, 85)
  static let systemPurple = make("systemPurpleColor", 175, 82, 222)
  static let systemTeal = make("systemTealColor", 48, 176, 199)
  static let systemIndigo = make("systemIndigoColor", 88, 86, 214)
  static let systemBrown = make("systemBrownColor", 162, 132, 94)
  static let systemMint = make("systemMintColor", 0, 199, 190)
  static let systemCyan = make("systemCyanColor", 50, 173, 230)
  static let systemGray = make("systemGrayColor", 142, 142, 147)
  static let systemGray2 = make("systemGray2Color", 174, 174, 178)
  static let systemGray3 = make("systemGray3Color", 199, 199, 204)
  static let systemGray4 = make("systemGray4Color", 209, 209, 214)
  static let systemGray5 = make("systemGray5Color", 229, 229, 234)
  static let systemGray6 = make("systemGray6Color", 242, 242, 247)
  static let tintColor = make("tintColor", 0, 122, 255)
  static let label = make("labelColor", 0, 0, 0)
  static let secondaryLabel = make("secondaryLabelColor", 60, 60, 67, 0.6)
  static let tertiaryLabel = make("tertiaryLabelColor", 60, 60, 67, 0.3)
  static let quaternaryLabel = make("quaternaryLabelColor", 60, 60, 67, 0.18)
  static let link = make("linkColor", 0, 122, 255)
  static let placeholderText = make("placeholderTextColor", 60, 60, 67, 0.3)
  static let separator = make("separatorColor", 60, 60, 67, 0.29)
  static let opaqueSeparator = make("opaqueSeparatorColor", 198, 198, 200)
  static let systemBackground = make("systemBackgroundColor", 255, 255, 255)
  static let secondarySystemBackground = make("secondarySystemBackgroundColor", 242, 242, 247)
  static let tertiarySystemBackground = make("tertiarySystemBackgroundColor", 255, 255, 255)
  static let systemGroupedBackground = make("systemGroupedBackgroundColor", 242, 242, 247)
  static let secondarySystemGroupedBackground = make("secondarySystemGroupedBackgroundColor", 255, 255, 255)
  static let tertiarySystemGroupedBackground = make("tertiarySystemGroupedBackgroundColor", 242, 242, 247)
  static let systemFill = make("systemFillColor", 120, 120, 128, 0.2)
  static let secondarySystemFill = make("secondarySystemFillColor", 120, 120, 128, 0.16)
  static let tertiarySystemFill = make("tertiarySystemFillColor", 118, 118, 128, 0.12)
  static let quaternarySystemFill = make("quaternarySystemFillColor", 116, 116, 128, 0.08)
  static let lightText = UIColor(.system(name: "lightTextColor", .gray(1, 0.6)))
  static let darkText = UIColor(.system(name: "darkTextColor", .gray(0, 1)))
  static let groupTableViewBackground = make("groupTableViewBackgroundColor", 242, 242, 247)
  /// Names that only nibs use: backgrounds of tables and of their cells.
  static let tableBackground = make("tableBackgroundColor", 255, 255, 255)
  static let tableCellGroupedBackground = make("tableCellGroupedBackgroundColor", 255, 255, 255)

  static let byName: [String: UIColor] = [
    "systemRedColor": systemRed,
    "systemGreenColor": systemGreen,
    "systemBlueColor": systemBlue,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemPinkColor": systemPink,
    "systemPurpleColor": systemPurple,
    "systemTealColor": systemTeal,
    "systemIndigoColor": systemIndigo,
    "systemBrownColor": systemBrown,
    "systemMintColor": systemMint,
    "systemCyanColor": systemCyan,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "tintColor": tintColor,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "linkColor": link,
    "placeholderTextColor": placeholderText,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "lightTextColor": lightText,
    "darkTextColor": darkText,
    "groupTableViewBackgroundColor": groupTableViewBackground,
    "tableBackgroundColor": tableBackground, "tableCellGroupedBackgroundColor": tableCellGroupedBackground,
    "blackColor": UIColor.black,
    "darkGrayColor": UIColor.darkGray,
    "lightGrayColor": UIColor.lightGray,
    "whiteColor": UIColor.white,
    "grayColor": UIColor.gray,
    "redColor": UIColor.red,
    "greenColor": UIColor.green,
    "blueColor": UIColor.blue,
    "cyanColor": UIColor.cyan,
    "yellowColor": UIColor.yellow,
    "magentaColor": UIColor.magenta,
    "orangeColor": UIColor.orange,
    "purpleColor": UIColor.purple,
    "brownColor": UIColor.brown,
    "clearColor": UIColor.clear,
  ]
}
