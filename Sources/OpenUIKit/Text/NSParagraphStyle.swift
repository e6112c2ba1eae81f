public import Foundation

/// How a paragraph is set: alignment, spacing, indents, line breaks. Distances are in points.
open class NSParagraphStyle: NSObject, NSSecureCoding, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = ParagraphValues()

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A style with default values.
  public override init() {
    super.init()
  }

  init(_ values: ParagraphValues) {
    super.init()
    self.values = values
  }

  /// The style that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    super.init()
    values.read(coder)
  }

  /// How lines are placed between the margins; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long for its line; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines' ends from the leading margin, or from the trailing one if not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 means none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 means none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the natural height of lines is multiplied by; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From 0, no hyphens, to 1, hyphens wherever they can be.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of writing; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// A copy that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values)
  }

  /// A copy that may be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// True: a paragraph style archive holds numbers only.
  public static var supportsSecureCoding: Bool { true }

  /// Archives the values that aren't the default.
  open func encode(with coder: NSCoder) {
    values.write(coder)
  }

  /// Whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that may be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines are placed between the margins; `natural` by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that is too long for its line; `byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of lines' ends from the leading margin, or from the trailing one if not positive.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line; 0 means none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 means none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the natural height of lines is multiplied by; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// From 0, no hyphens, to 1, hyphens wherever they can be.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The direction of writing; `natural` by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
