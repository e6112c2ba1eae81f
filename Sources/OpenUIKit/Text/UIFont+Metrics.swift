public import Foundation

extension UIFont {
  /// The height of a line, in points: ascender and descender together.
  public var lineHeight: CGFloat { pointSize * (face.metrics.ascender + face.metrics.descender) }

  /// How far the font reaches above the baseline, in points.
  public var ascender: CGFloat { pointSize * face.metrics.ascender }

  /// How far the font reaches below the baseline, in points; negative.
  public var descender: CGFloat { -pointSize * face.metrics.descender }

  /// The space between lines that the font asks for, in points.
  public var leading: CGFloat { pointSize * face.metrics.leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * face.metrics.capHeight }

  /// The height of a small x, in points.
  public var xHeight: CGFloat { pointSize * face.metrics.xHeight }
}
