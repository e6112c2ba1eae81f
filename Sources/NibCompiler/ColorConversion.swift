import Foundation

/// Conversions into the colour spaces that nibs know. Only documents with `colorMatched` ask for the calibrated ones.
///
/// Converted components are 32-bit numbers. The first matrix was fitted to 27 colours in Apple-compiled nibs, with a
/// largest error of 4e-7; white becomes 1.0000001 there, too.
enum ColorConversion {
  /// Generic RGB (gamma 1.8) to sRGB.
  static func genericRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    let (r, g, b) = (pow(max(red, 0), 1.8), pow(max(green, 0), 1.8), pow(max(blue, 0), 1.8))
    return (
      encoded(1.0252421553 * r - 0.0265452661 * g + 0.0013034034 * b),
      encoded(0.0194007954 * r + 0.9480090736 * g + 0.0325903785 * b),
      encoded(-0.0017621226 * r - 0.0014341115 * g + 1.0031965660 * b)
    )
  }

  /// Generic gray (gamma 1.8) to gray with the curve of sRGB.
  static func genericGray(_ white: Double) -> Double { encoded(pow(max(white, 0), 1.8)) }

  /// Display P3 to sRGB: the same curve, and the matrix that the two sets of primaries give (SMPTE EG 432-1 and
  /// IEC 61966-2-1, both D65). Colours outside sRGB come out below 0 or above 1.
  static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  /// The curve of sRGB, mirrored below 0.
  private static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let result = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return Double(Float(linear < 0 ? -result : result))
  }

  private static func decoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
}
