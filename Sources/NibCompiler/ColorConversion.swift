import Foundation

/// Conversions into the colour spaces that nibs know. Only documents with `colorMatched` ask for the calibrated ones.
///
/// Converted components are 32-bit numbers. The rows of the first matrix add up to a little more than 1, as in the
/// Apple-compiled pairs it was fitted to, where white becomes 1.0000001.
enum ColorConversion {
  /// Generic RGB (gamma 1.8) to sRGB.
  static func genericRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    let (r, g, b) = (pow(max(red, 0), 1.8), pow(max(green, 0), 1.8), pow(max(blue, 0), 1.8))
    return (
      encoded(1.02524232 * r - 0.026545 * g + 0.001303 * b),
      encoded(0.019400 * r + 0.94801024 * g + 0.032590 * b),
      encoded(-0.001762 * r - 0.001434 * g + 1.00319629 * b)
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
