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

  /// The two numbers in `text` if there are exactly two, both finite.
  static func pair(in text: String) -> (Double, Double)? {
    if let pair = wholePair(text) { return pair }
    return numbers(in: text, count: 2).map { ($0[0], $0[1]) }
  }

  /// As ``pair(in:)``, for small whole numbers only, which almost all are, and without memory for parts.
  private static func wholePair(_ text: String) -> (Double, Double)? {
    var all = (0, 0)
    var found = 0
    var whole: Int?
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        let next = (whole ?? 0) * 10 + Int(byte - 0x30)
        guard next < 1_000_000 else { return nil }
        whole = next
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: " "):
        guard let number = whole else { continue }
        all = (all.1, number)
        found += 1
        whole = nil
      default: return nil
      }
    }
    return found == 2 && whole == nil ? (Double(all.0), Double(all.1)) : nil
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
