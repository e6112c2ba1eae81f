public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` for the characters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 1 for ligatures, 0 for none.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number of points by which characters are moved apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points by which the space after each character grows.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle` for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle` for a line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines in percent of the point size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A URL, or a string that is one.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number of points by which characters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor` for the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` for the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: the slant of the characters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the logarithm of the factor that characters are widened by.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An array of numbers: directions that override the text's.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
