import Foundation

/// Numbers in braces, as `NSStringFromCGRect` and the like write them: `{{x, y}, {width, height}}`.
enum NibGeometry {
  /// The numbers in `text` if there are exactly `count`, all finite.
  static func numbers(in text: String, count: Int) -> [Double]? {
    var numbers: [Double] = []
    for part in text.utf8.split(whereSeparator: { separators.contains($0) }) {
      guard numbers.count < count, let number = number(part), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  private static let separators = Array("{}, ".utf8)

  /// Small whole numbers, which almost all are, without the way through a string.
  private static func number(_ part: String.UTF8View.SubSequence) -> Double? {
    var whole = 0
    for digit in part {
      guard digit >= 0x30, digit <= 0x39, whole < 100_000 else { return Double(Substring(part)) }
      whole = whole * 10 + Int(digit - 0x30)
    }
    return Double(whole)
  }
}
