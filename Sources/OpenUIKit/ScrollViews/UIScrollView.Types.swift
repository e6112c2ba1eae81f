public import Foundation

extension UIScrollView {
  /// How the safe area adds to the insets. Archived as `UIScrollViewContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that scroll, and at the top and bottom in some controllers.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// In all directions.
    case always = 3
  }

  /// Colours of indicators. Archived as `UIIndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How scrolling makes the keyboard go. Archived as `UIKeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When dragging begins.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// When dragging begins, with the accessory view.
    case onDragWithAccessory = 3
    /// It follows the finger, with the accessory view.
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling comes to a stop.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// The rate with the number `rawValue`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
