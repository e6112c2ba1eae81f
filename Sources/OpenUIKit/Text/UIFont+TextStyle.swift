import Foundation

extension UIFont {
  /// A role that text plays; the system picks weight and size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name as nibs have it (`UIIBTextStyle`).
    public let rawValue: String

    /// The style called `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system font of a text style, at the default content size category (large).
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    for (known, font) in TextStyles.fonts where known == style { return font }
    return UIFont(face: FontFace.system(.regular), pointSize: 17, textStyle: style)
  }

  /// The system font of a text style. Content size categories other than the default aren't modelled, so the traits
  /// make no difference.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

/// Sizes at the content size category "large" (Human Interface Guidelines, "Typography", iOS Dynamic Type sizes).
private enum TextStyles {
  /// The most frequent ones first: there are so few that going through them is faster than hashing the name.
  static let fonts: [(style: UIFont.TextStyle, font: UIFont)] = {
    let table: [(UIFont.TextStyle, CGFloat, UIFont.Weight)] = [
      (.body, 17, .regular), (.headline, 17, .semibold), (.subheadline, 15, .regular),
      (.footnote, 13, .regular), (.caption1, 12, .regular), (.callout, 16, .regular), (.title1, 28, .regular),
      (.title2, 22, .regular), (.title3, 20, .regular), (.largeTitle, 34, .regular),
      (.caption2, 11, .regular),
    ]
    return table.map { style, size, weight in
      (style, UIFont(face: FontFace.system(weight), pointSize: size, textStyle: style))
    }
  }()
}
