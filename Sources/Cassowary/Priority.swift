/// How strongly a constraint holds: 1 to 1000, as in UIKit.
///
/// Constraints of priority 1000 are required. The others are met as far as possible, and a higher priority
/// wins over any number of lower ones: priorities are compared, never added up as weights.
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number, above 0 and at most 1000.
  public let rawValue: Float

  /// Makes a priority; numbers outside 1 to 1000 (and NaN) are taken as the nearer end.
  public init(_ rawValue: Float) {
    self.rawValue = min(max(rawValue, 1), 1000)
  }

  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }

  /// 1000: must hold.
  public static let required = Priority(1000)
  /// 750, UIKit's default high priority.
  public static let high = Priority(750)
  /// 250, UIKit's default low priority.
  public static let low = Priority(250)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether `left` yields to `right`.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
