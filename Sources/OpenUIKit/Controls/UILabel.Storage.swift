import Foundation

/// Properties that few labels have, kept aside so that plain labels stay small.
final class LabelExtras {
  static let defaultShadowOffset = CGSize(width: 0, height: -1)

  var attributedText: NSAttributedString?
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = defaultShadowOffset
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}

extension ViewFlags {
  static let labelDisabled = own1
  static let labelHighlighted = own2
  static let labelShrinks = own3
  static let labelTightens = own4
  static let labelFollowsCategory = own5
}

extension UILabel {
  /// The extras, made if there are none yet.
  var rareExtras: LabelExtras {
    if let rareText { return rareText }
    let extras = LabelExtras()
    rareText = extras
    return extras
  }

  /// The font in use.
  final var storedFont: UIFont {
    get { ownFont ?? Self.defaultFont }
    set { ownFont = newValue }
  }

  /// The colour in use.
  final var storedTextColor: UIColor {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  /// The attributes that the label gives to plain text.
  var textAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedLineBreakMode
    return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The size of the text in lines of at most `width` points.
  func textSize(width: CGFloat, lines: Int? = nil) -> CGSize {
    let lines = lines ?? numberOfLines
    if let attributed = rareText?.attributedText {
      return TextMetrics.size(
        of: attributed, font: storedFont, width: width, lines: lines, lineBreakMode: storedLineBreakMode)
    }
    guard let text = storedText else { return .zero }
    return TextMetrics.size(
      of: text, font: storedFont, width: width, lines: lines, lineBreakMode: storedLineBreakMode)
  }

  /// Takes what the nib says of the label.
  final func decodeText(_ nib: NibCoder) {
    let state = nib.labelState
    if state.pointee.text.tag != .null { storedText = nib.string(state.pointee.text) }
    if state.pointee.font.tag != .null { ownFont = nib.font(state.pointee.font) }
    if state.pointee.textColor.tag != .null { ownTextColor = nib.color(state.pointee.textColor) }
    storedLines = state.pointee.lines
    storedAlignment = state.pointee.alignment
    storedLineBreakMode = state.pointee.lineBreakMode
    flags.formUnion(state.pointee.flags)
    if state.pointee.hasMore { decodeMore(nib) }
  }

  /// Reads the values that few labels have.
  private final func decodeMore(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .shadowOffset: shadowOffset = nib.size(value)
      case .attributedText:
        guard let text = nib.shared(value, as: NSAttributedString.self) else { break }
        rareExtras.attributedText = text
        storedText = text.string
      case .highlightedColor: highlightedTextColor = nib.color(value)
      case .shadowColor: shadowColor = nib.color(value)
      case .minimumScaleFactor: minimumScaleFactor = nib.cgFloat(value)
      case .baselineAdjustment:
        baselineAdjustment = nib.option(value, as: UIBaselineAdjustment.self) ?? .alignBaselines
      case .preferredMaxLayoutWidth:
        let width = nib.cgFloat(value)
        if width > 0 { rareExtras.preferredMaxLayoutWidth = width }
      default: break
      }
    }
  }
}
