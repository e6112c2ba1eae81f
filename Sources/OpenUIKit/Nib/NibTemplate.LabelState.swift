import Foundation

extension NibTemplate {
  /// What a label's own values say, read once, when the template is made.
  struct LabelState {
    /// The value of the text; null if there is none.
    var text = NibValue.none
    /// The values of font and colour; null where they are what a label has by default.
    var font = NibValue.none
    var textColor = NibValue.none
    var lines: Int32 = 1
    // Archives leave out 0, which is left.
    var alignment = NSTextAlignment.left
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var flags: ViewFlags = []
    /// Whether there are values that few labels have, which the label reads itself.
    var hasMore = false

    /// The state of the label that `nib` stands at.
    init(_ nib: NibCoder) {
      for value in nib.values {
        switch value.key {
        case .text: text = value
        case .font: if let font = nib.font(value), font != UILabel.defaultFont { self.font = value }
        case .textColor: if let color = nib.color(value), color != UIColor.label { textColor = value }
        case .textAlignment: alignment = nib.option(value, as: NSTextAlignment.self) ?? .natural
        case .lineBreakMode: lineBreakMode = nib.option(value, as: NSLineBreakMode.self) ?? .byTruncatingTail
        case .numberOfLines: lines = Int32(clamping: nib.int(value))
        case .adjustsFontSizeToFit: set(.labelShrinks, nib.bool(value))
        case .adjustsLetterSpacingToFit, .allowsDefaultTighteningForTruncation:
          set(.labelTightens, nib.bool(value))
        case .adjustsFontForContentSizeCategory: set(.labelFollowsCategory, nib.bool(value))
        case .disabled: set(.labelDisabled, nib.bool(value))
        case .highlighted: set(.labelHighlighted, nib.bool(value))
        // Apple's compiler writes these at their defaults too.
        case .shadowOffset: if nib.size(value) != LabelExtras.defaultShadowOffset { hasMore = true }
        case .minimumScaleFactor: if nib.cgFloat(value) != 0 { hasMore = true }
        case .baselineAdjustment:
          if nib.option(value, as: UIBaselineAdjustment.self) != .alignBaselines { hasMore = true }
        case .preferredMaxLayoutWidth: if nib.cgFloat(value) > 0 { hasMore = true }
        case .attributedText, .highlightedColor, .shadowColor: if value.tag != .null { hasMore = true }
        default: break
        }
      }
    }

    private mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
      if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }
  }
}

extension NibCoder {
  /// What the label being decoded says.
  @inline(__always) var labelState: UnsafePointer<NibTemplate.LabelState> {
    template.labelState(of: current)
  }
}
