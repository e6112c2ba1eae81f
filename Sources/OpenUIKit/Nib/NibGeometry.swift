import Foundation

/// Numbers in braces, as `NSStringFromCGRect` and the like write them: `{{x, y}, {width, height}}`.
enum NibGeometry {
  /// The numbers in `text` if there are exactly `count`.
  static func numbers(in text: String, count: Int) -> [Double]? {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    let valid = numbers.compactMap { $0 }
    return valid.count == count && numbers.count == count && valid.allSatisfy(\.isFinite) ? valid : nil
  }
}
