/// Components of colours that documents name without giving components themselves: what they are in the light
/// appearance (Apple's Human Interface Guidelines, and the pairs the compiler is tested with).
enum SystemColor {
  /// A `cocoaTouchSystemColor`, the form that Xcode 5 to 10 wrote.
  static func cocoaTouch(_ name: String) -> ColorValue {
    switch name {
    case "darkTextColor", "blackColor": ColorValue(name: .system(name), .gray(white: 0, alpha: 1))
    case "lightTextColor": ColorValue(name: .system(name), .gray(white: 1, alpha: 0.6))
    case "whiteColor": ColorValue(name: .system(name), .gray(white: 1, alpha: 1))
    case "groupTableViewBackgroundColor", "tableBackgroundColor": groupedBackground(name)
    default: named(name)
    }
  }

  private static func groupedBackground(_ name: String) -> ColorValue {
    ColorValue(
      name: .system(name),
      .rgb(red: 0.93725490196078431, green: 0.93725490196078431, blue: 0.95686274509803926, alpha: 1))
  }

  /// A `systemColor` whose fallback the document's resources don't give.
  static func named(_ name: String) -> ColorValue {
    let components: ColorValue.Components =
      switch name {
      case "systemBackgroundColor", "secondarySystemGroupedBackgroundColor", "whiteColor":
        .gray(white: 1, alpha: 1)
      case "secondaryLabelColor":
        .rgb(red: 0.23529411764705882, green: 0.23529411764705882, blue: 0.2627450980392157, alpha: 0.6)
      case "tertiaryLabelColor", "placeholderTextColor":
        .rgb(red: 0.23529411764705882, green: 0.23529411764705882, blue: 0.2627450980392157, alpha: 0.3)
      case "secondarySystemBackgroundColor", "systemGroupedBackgroundColor", "groupTableViewBackgroundColor":
        .rgb(red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216, alpha: 1)
      case "systemRedColor": .rgb(red: 1, green: 0.23137254901960785, blue: 0.18823529411764706, alpha: 1)
      case "systemBlueColor", "linkColor": .rgb(red: 0, green: 0.47843137254901963, blue: 1, alpha: 1)
      case "systemGreenColor":
        .rgb(red: 0.20392156862745098, green: 0.7803921568627451, blue: 0.34901960784313724, alpha: 1)
      case "lightTextColor": .gray(white: 1, alpha: 0.6)
      default: .gray(white: 0, alpha: 1)
      }
    return ColorValue(name: .system(name), components)
  }

  /// A colour of AppKit's catalogue, which attributed strings may name; without a name in the nib.
  static func appKit(_ name: String) -> ColorValue {
    switch name {
    case "textBackgroundColor", "controlBackgroundColor", "alternateSelectedControlTextColor":
      .rgb(1, 1, 1, 1)
    default: .rgb(0, 0, 0, 1)
    }
  }
}
