public import Foundation

/// Scales fonts and distances with the user's text size. Only the default content size category is modelled, at which
/// nothing is scaled.
open class UIFontMetrics: NSObject {
  /// The style whose curve is followed.
  let textStyle: UIFont.TextStyle

  /// Metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The font scaled for the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font scaled for the current text size, at most `maximumPointSize` points high.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The distance in points scaled for the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
