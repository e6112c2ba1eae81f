import Foundation

/// Properties that few buttons have.
final class ButtonExtras {
  var configuration: UIButton.Configuration?
  var menu: UIMenu?
  var contentEdgeInsets = UIEdgeInsets.zero
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
}

extension ViewFlags {
  static let highlightedImageUnadjusted = own5
  static let disabledImageUnadjusted = own6
  static let reversesTitleShadow = own7
  static let glowsWhenTouched = own8
}

extension UIButton {
  /// The extras, made if there are none yet.
  var rareExtras: ButtonExtras {
    if let rareButton { return rareButton }
    let extras = ButtonExtras()
    rareButton = extras
    return extras
  }

  func become(_ type: ButtonType) {
    storedType = type
  }

  func takeOver(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
  }

  /// The font of the title: the label's, if one was asked for, else the nib's, else the type's default.
  var currentFont: UIFont { madeTitleLabel?.storedFont ?? titleFont ?? defaultTitleFont }

  /// System buttons have 15-point titles, others 18-point ones.
  private var defaultTitleFont: UIFont {
    .systemFont(ofSize: storedType == .system ? 15 : UIFont.buttonFontSize)
  }

  func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.storedFont = titleFont ?? defaultTitleFont
    label.storedTextColor = currentTitleColor
    label.storedLineBreakMode = titleLineBreakMode
    label.parent = self
    madeTitleLabel = label
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.parent = self
    madeImageView = view
    return view
  }

  func decodeButton(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .buttonType: storedType = nib.option(value, as: ButtonType.self) ?? .custom
      case .buttonStatefulContent:
        contents = nib.sharedResult(value, as: ButtonContents.self) { ButtonContents(value, $0) }
      case .font: titleFont = nib.font(value)
      case .adjustsImageWhenHighlighted: set(.highlightedImageUnadjusted, !nib.bool(value))
      case .adjustsImageWhenDisabled: set(.disabledImageUnadjusted, !nib.bool(value))
      case .lineBreakMode:
        titleLineBreakMode = nib.option(value, as: NSLineBreakMode.self) ?? .byTruncatingMiddle
      case .titleEdgeInsets: titleEdgeInsets = nib.insets(value)
      case .imageEdgeInsets: imageEdgeInsets = nib.insets(value)
      case .contentEdgeInsets:
        let insets = nib.insets(value)
        if insets != .zero { rareExtras.contentEdgeInsets = insets }
      case .showsTouchWhenHighlighted: showsTouchWhenHighlighted = nib.bool(value)
      case .reversesTitleShadowWhenHighlighted: reversesTitleShadowWhenHighlighted = nib.bool(value)
      default: break
      }
    }
  }
}
