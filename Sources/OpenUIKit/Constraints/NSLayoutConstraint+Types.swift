import Foundation

extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// How both sides of a constraint relate. Archived as `NSRelation`.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// What of an item a constraint is about. Archived as `NSFirstAttributeV2` and `NSSecondAttributeV2`.
  public enum Attribute: Int, Sendable {
    /// Nothing: there is no second item.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle up and down.
    case centerY = 10
    /// The last baseline.
    case lastBaseline = 11
    /// The first baseline.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The middle between the side margins.
    case centerXWithinMargins = 19
    /// The middle between top and bottom margin.
    case centerYWithinMargins = 20

    /// The last baseline, by its older name.
    public static let baseline = Attribute.lastBaseline
  }

  /// How items of a visual format are aligned.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles aligned up and down.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles aligned across.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }
}
