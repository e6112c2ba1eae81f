import Foundation

/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How buttons resist compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A scene's size while the user drags it: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene's wish to stay as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that doesn't resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How views hug their content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a fitting size is wanted: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether `left` matters less.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority raised by `right`.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority lowered by `right`.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}

/// One priority an axis.
struct LayoutPriorityPair: BitwiseCopyable, Equatable {
  var horizontal: Float
  var vertical: Float

  init(_ horizontal: Float, _ vertical: Float) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ both: Float) { self.init(both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
