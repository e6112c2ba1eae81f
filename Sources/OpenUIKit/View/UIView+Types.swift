public import Foundation

extension UIView {
  /// How content follows when a view's bounds change. Archived as `UIContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit, keeping its proportions.
    case scaleAspectFit = 1
    /// Scaled to fill, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// Sides and edges that follow when the superview's bounds change. Archived as `UIAutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Dimmed.
    case dimmed = 2
  }

  /// The value of a dimension in which a view has no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size that asks for the smallest possible one.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that asks for the largest possible one.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// How content is mirrored in right-to-left languages. Archived as `UIViewSemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Controls with a direction in space: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The direction in which the user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
