import Foundation

/// Properties that few text fields have.
final class TextFieldExtras {
  var attributedText: NSAttributedString?
  var attributedPlaceholder: NSAttributedString?
  var typingAttributes: [NSAttributedString.Key: Any]?
  var allowsEditingTextAttributes = false
  var adjustsFontForContentSizeCategory = false
  var background: UIImage?
  var disabledBackground: UIImage?
  var leftView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightView: UIView?
  var rightViewMode = UITextField.ViewMode.never
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

extension ViewFlags {
  static let fieldShrinks = own5
  static let fieldClearsOnBegin = own6
  static let fieldClearsOnInsertion = own7
}

extension UITextField {
  /// The extras, made if there are none yet.
  var rareExtras: TextFieldExtras {
    if let rareField { return rareField }
    let extras = TextFieldExtras()
    rareField = extras
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

  /// Takes `old` out and `new` in.
  func replace(_ old: UIView?, with new: UIView?) -> UIView? {
    guard old !== new else { return new }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    return new
  }

  /// Space that the border keeps free, in points: a rounded one 7 at the sides and 6 above and below, which makes a
  /// field of 14-point text the 30 (now 34, with 17-point text) points high that Interface Builder draws.
  var borderInsets: UIEdgeInsets {
    switch storedBorderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
    }
  }

  var contentSize: CGSize {
    let shown: NSAttributedString? =
      storedText.isEmpty ? rareField?.attributedPlaceholder : rareField?.attributedText
    let text = storedText.isEmpty ? storedPlaceholder ?? "" : storedText
    var size =
      if let shown {
        TextMetrics.size(
          of: shown, font: storedFont, width: .infinity, lines: 1, lineBreakMode: .byTruncatingTail)
      } else {
        TextMetrics.size(
          of: text, font: storedFont, width: .infinity, lines: 1, lineBreakMode: .byTruncatingTail)
      }
    size.height = max(size.height, storedFont.lineHeight.rounded(.up))
    let insets = borderInsets
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  func decodeField(_ nib: NibCoder) {
    // Archives leave out 0: left, and no capitalisation.
    storedAlignment = .left
    flags.insert(.capitalizesNothing)
    for value in nib.values {
      switch value.key {
      case .text: storedText = nib.string(value) ?? ""
      case .placeholder: storedPlaceholder = nib.string(value)
      case .font: ownFont = nib.font(value)
      case .textColor: ownTextColor = nib.color(value)
      case .textAlignment: storedAlignment = nib.option(value, as: NSTextAlignment.self) ?? .natural
      case .borderStyle: storedBorderStyle = nib.option(value, as: BorderStyle.self) ?? .none
      case .clearButtonMode: storedClearButtonMode = nib.option(value, as: ViewMode.self) ?? .never
      case .minimumFontSize: storedMinimumFontSize = nib.cgFloat(value)
      case .adjustsFontSizeToFit: set(.fieldShrinks, nib.bool(value))
      case .clearsOnBeginEditing: set(.fieldClearsOnBegin, nib.bool(value))
      case .textFieldBackground: background = nib.image(value)
      case .textFieldDisabledBackground: disabledBackground = nib.image(value)
      case .attributedText: attributedText = nib.shared(value, as: NSAttributedString.self)
      case .attributedPlaceholder: attributedPlaceholder = nib.shared(value, as: NSAttributedString.self)
      case .adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory = nib.bool(value)
      case .allowsEditingTextAttributes: allowsEditingTextAttributes = nib.bool(value)
      default: readTrait(value, nib)
      }
    }
  }
}
