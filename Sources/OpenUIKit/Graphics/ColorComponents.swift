import Foundation

/// Components of a colour in extended sRGB, or in the gray space that goes with it.
struct ColorComponents: Hashable, Sendable {
  /// Red, or white if the colour is a gray.
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  /// Grays are a colour space of their own: UIKit's white gray is not equal to an RGB white.
  var isGray: Bool

  static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  static func gray(_ white: CGFloat, _ alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: white, green: white, blue: white, alpha: alpha, isGray: true)
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  /// Hue, saturation and brightness to RGB, by the hexcone model.
  static func hsb(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat)
    -> ColorComponents
  {
    let sector = (hue - hue.rounded(.down)) * 6
    let whole = sector.rounded(.down)
    let fraction = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    return switch Int(whole) {
    case 0: .rgb(brightness, rising, low, alpha)
    case 1: .rgb(falling, brightness, low, alpha)
    case 2: .rgb(low, brightness, rising, alpha)
    case 3: .rgb(low, falling, brightness, alpha)
    case 4: .rgb(rising, low, brightness, alpha)
    default: .rgb(brightness, low, falling, alpha)
    }
  }

  /// Hue, saturation and brightness, each 0 to 1; grays have hue and saturation 0.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread > 0, high > 0 else { return (0, 0, high) }
    let sector: CGFloat =
      switch high {
      case red: (green - blue) / spread
      case green: 2 + (blue - red) / spread
      default: 4 + (red - green) / spread
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / high, high)
  }

  /// Display P3 to extended sRGB: both have the sRGB curve, so only the primaries change. The matrix is the product
  /// of P3's RGB-to-XYZ and sRGB's XYZ-to-RGB matrices (SMPTE EG 432-1, IEC 61966-2-1; both white points are D65).
  static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat)
    -> ColorComponents
  {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return .rgb(
      curved(1.2249401 * r - 0.2249404 * g), curved(-0.0420569 * r + 1.0420571 * g),
      curved(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : CGFloat(pow(Double((size + 0.055) / 1.055), 2.4))
    return value < 0 ? -result : result
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result =
      size <= 0.0031308 ? size * 12.92 : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
    return value < 0 ? -result : result
  }
}
