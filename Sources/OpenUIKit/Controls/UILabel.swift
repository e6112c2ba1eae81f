public import Foundation

/// A view that shows a few lines of text.
open class UILabel: UIView {
  @exclusivity(unchecked) final var storedText: String?
  /// Nil for the default, which most labels don't keep: so they needn't retain it first.
  @exclusivity(unchecked) final var ownFont: UIFont?
  /// Nil for the default.
  @exclusivity(unchecked) final var ownTextColor: UIColor?
  @exclusivity(unchecked) final var storedLines: Int32 = 1
  @exclusivity(unchecked) final var storedAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  @exclusivity(unchecked) final var rareText: LabelExtras?

  /// A label with that frame, in points: one line of 17-point text in the label colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.interactionDisabled, .notOpaque])
    storedContentMode = .redraw
  }

  /// A label from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    decodeText(nib)
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // MARK: Text

  /// The text; of an attributed text, its characters.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      rareText?.attributedText = nil
      textDidChange()
    }
  }

  /// The text with its attributes; a plain text with those that the label gives it.
  open var attributedText: NSAttributedString? {
    get {
      rareText?.attributedText
        ?? storedText.map { NSAttributedString(string: $0, attributes: textAttributes) }
    }
    set {
      storedText = newValue?.string
      if newValue != nil || rareText != nil { rareExtras.attributedText = newValue }
      textDidChange()
    }
  }

  /// The font; setting nil gives the default, 17-point system text.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      textDidChange()
    }
  }

  /// The colour of the text; setting nil gives the default, the label colour.
  open var textColor: UIColor! {
    get { storedTextColor }
    set { storedTextColor = newValue ?? .label }
  }

  /// How lines are placed; `natural` in labels made in code.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// What happens to text that doesn't fit; the end is cut off by default.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      textDidChange()
    }
  }

  /// The greatest number of lines; 0 means as many as are needed.
  open var numberOfLines: Int {
    get { Int(storedLines) }
    set {
      storedLines = Int32(clamping: newValue)
      textDidChange()
    }
  }

  // MARK: State

  /// Whether the text is drawn as usable.
  open var isEnabled: Bool {
    get { !flags.contains(.labelDisabled) }
    set { set(.labelDisabled, !newValue) }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { flags.contains(.labelHighlighted) }
    set { set(.labelHighlighted, newValue) }
  }

  /// The colour of the text while highlighted.
  open var highlightedTextColor: UIColor? {
    get { rareText?.highlightedTextColor }
    set { if newValue != nil || rareText != nil { rareExtras.highlightedTextColor = newValue } }
  }

  // MARK: Shadow

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    get { rareText?.shadowColor }
    set { if newValue != nil || rareText != nil { rareExtras.shadowColor = newValue } }
  }

  /// How far the shadow falls, in points; one point up by default.
  open var shadowOffset: CGSize {
    get { rareText?.shadowOffset ?? LabelExtras.defaultShadowOffset }
    set { if newValue != shadowOffset { rareExtras.shadowOffset = newValue } }
  }

  // MARK: Fitting

  /// Whether text that is too long gets smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { flags.contains(.labelShrinks) }
    set { set(.labelShrinks, newValue) }
  }

  /// Whether spaces between letters get smaller before text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { flags.contains(.labelTightens) }
    set { set(.labelTightens, newValue) }
  }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { flags.contains(.labelFollowsCategory) }
    set { set(.labelFollowsCategory, newValue) }
  }

  /// The smallest part of the font's size that shrinking may go to; 0 for the system's limit.
  open var minimumScaleFactor: CGFloat {
    get { rareText?.minimumScaleFactor ?? 0 }
    set { if newValue != minimumScaleFactor { rareExtras.minimumScaleFactor = newValue } }
  }

  /// Where text stands that was shrunk.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { rareText?.baselineAdjustment ?? .alignBaselines }
    set { if newValue != baselineAdjustment { rareExtras.baselineAdjustment = newValue } }
  }

  /// The width at which lines break when the intrinsic size is worked out, in points; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat {
    get { rareText?.preferredMaxLayoutWidth ?? 0 }
    set {
      guard newValue != preferredMaxLayoutWidth else { return }
      rareExtras.preferredMaxLayoutWidth = newValue
      textDidChange()
    }
  }

  /// The size of the text: in one line, or broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    return textSize(width: storedLines != 1 && width > 0 ? width : .infinity)
  }

  /// The size of the text in lines of at most that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  // MARK: Accessibility

  /// Yes unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text unless set.
  open override var accessibilityLabel: String? {
    get { extras?.accessibility?.label ?? storedText }
    set { super.accessibilityLabel = newValue }
  }

  /// Static text unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("text", storedText)
      $0.add("attributed", rareText?.attributedText)
      $0.add("font", storedFont, default: Self.defaultFont)
      $0.add("color", storedTextColor, default: .label)
      $0.add("align", storedAlignment, default: .natural)
      $0.add("break", storedLineBreakMode, default: .byTruncatingTail)
      $0.add("lines", numberOfLines, default: 1)
      $0.add("highlightColor", highlightedTextColor)
      $0.add("shadow", shadowColor)
      $0.add("shadowOffset", shadowOffset, default: LabelExtras.defaultShadowOffset)
      $0.add("shrinks", adjustsFontSizeToFitWidth)
      $0.add("tightens", allowsDefaultTighteningForTruncation)
      $0.add("followsCategory", adjustsFontForContentSizeCategory)
      $0.add("minimumScale", minimumScaleFactor, default: 0)
      $0.add("baseline", baselineAdjustment, default: .alignBaselines)
      $0.add("maxWidth", preferredMaxLayoutWidth, default: 0)
      $0.add("disabled", !isEnabled)
      $0.add("highlighted", isHighlighted)
    }.all
  }

  /// The rectangle that the text takes of `bounds`, in at most that number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text. Nothing is drawn here; subclasses may still override it.
  open func drawText(in rect: CGRect) {}
}
