public import Foundation

/// A control for one line of text.
open class UITextField: UIControl, UITextInputTraits {
  @exclusivity(unchecked) final var storedText = ""
  /// Nil for the default, which most fields don't keep: so they needn't retain it first.
  @exclusivity(unchecked) final var ownFont: UIFont?
  /// Nil for the default.
  @exclusivity(unchecked) final var ownTextColor: UIColor?
  @exclusivity(unchecked) final var storedAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) final var storedBorderStyle = BorderStyle.none
  @exclusivity(unchecked) final var storedClearButtonMode = ViewMode.never
  @exclusivity(unchecked) final var storedPlaceholder: String?
  @exclusivity(unchecked) final var storedMinimumFontSize: CGFloat = 0
  @exclusivity(unchecked) final var rareField: TextFieldExtras?

  /// Decides about editing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A text field with that frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A text field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    decodeField(nib)
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // MARK: Text

  /// The text; never nil when read.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      rareField?.attributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      rareField?.attributedText ?? NSAttributedString(string: storedText, attributes: defaultTextAttributes)
    }
    set {
      storedText = newValue?.string ?? ""
      if newValue != nil || rareField != nil { rareExtras.attributedText = newValue }
      invalidateIntrinsicContentSize()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      rareField?.attributedPlaceholder = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { rareField?.attributedPlaceholder }
    set {
      storedPlaceholder = newValue?.string
      if newValue != nil || rareField != nil { rareExtras.attributedPlaceholder = newValue }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; setting nil gives the default, 17-point system text.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; setting nil gives the default, the label colour.
  open var textColor: UIColor? {
    get { storedTextColor }
    set { storedTextColor = newValue ?? .label }
  }

  /// How the text is placed.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// The attributes of text that has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: storedFont, .foregroundColor: storedTextColor] }
    set {
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { storedTextColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { storedAlignment = style.alignment }
    }
  }

  /// The attributes of text that is typed next; nil while nothing is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? rareField?.typingAttributes ?? defaultTextAttributes : nil }
    set { rareExtras.typingAttributes = newValue }
  }

  /// Whether the user may change attributes.
  open var allowsEditingTextAttributes: Bool {
    get { rareField?.allowsEditingTextAttributes ?? false }
    set { if newValue != allowsEditingTextAttributes { rareExtras.allowsEditingTextAttributes = newValue } }
  }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { rareField?.adjustsFontForContentSizeCategory ?? false }
    set {
      if newValue != adjustsFontForContentSizeCategory {
        rareExtras.adjustsFontForContentSizeCategory = newValue
      }
    }
  }

  /// Whether text that is too long gets smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { flags.contains(.fieldShrinks) }
    set { set(.fieldShrinks, newValue) }
  }

  /// The size that shrinking stops at, in points.
  open var minimumFontSize: CGFloat {
    get { storedMinimumFontSize }
    set { storedMinimumFontSize = newValue }
  }

  // MARK: Looks

  /// The border.
  open var borderStyle: BorderStyle {
    get { storedBorderStyle }
    set {
      storedBorderStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The image behind the text, for fields without a border style.
  open var background: UIImage? {
    get { rareField?.background }
    set { if newValue != nil || rareField != nil { rareExtras.background = newValue } }
  }

  /// The image behind the text while disabled.
  open var disabledBackground: UIImage? {
    get { rareField?.disabledBackground }
    set { if newValue != nil || rareField != nil { rareExtras.disabledBackground = newValue } }
  }

  /// When the button is shown that clears the text.
  open var clearButtonMode: ViewMode {
    get { storedClearButtonMode }
    set { storedClearButtonMode = newValue }
  }

  /// The view at the leading edge.
  open var leftView: UIView? {
    get { rareField?.leftView }
    set { rareExtras.leftView = replace(rareField?.leftView, with: newValue) }
  }

  /// When `leftView` is shown.
  open var leftViewMode: ViewMode {
    get { rareField?.leftViewMode ?? .never }
    set { if newValue != leftViewMode { rareExtras.leftViewMode = newValue } }
  }

  /// The view at the trailing edge.
  open var rightView: UIView? {
    get { rareField?.rightView }
    set { rareExtras.rightView = replace(rareField?.rightView, with: newValue) }
  }

  /// When `rightView` is shown.
  open var rightViewMode: ViewMode {
    get { rareField?.rightViewMode ?? .never }
    set { if newValue != rightViewMode { rareExtras.rightViewMode = newValue } }
  }

  // MARK: Editing

  /// Whether the text goes away when editing begins.
  open var clearsOnBeginEditing: Bool {
    get { flags.contains(.fieldClearsOnBegin) }
    set { set(.fieldClearsOnBegin, newValue) }
  }

  /// Whether the text goes away when the first character is typed.
  open var clearsOnInsertion: Bool {
    get { flags.contains(.fieldClearsOnInsertion) }
    set { set(.fieldClearsOnInsertion, newValue) }
  }

  /// Whether the field is being edited: it is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// The view that is shown in place of the keyboard.
  open var inputView: UIView? {
    get { rareField?.inputView }
    set { if newValue != nil || rareField != nil { rareExtras.inputView = newValue } }
  }

  /// The view that is shown above the keyboard.
  open var inputAccessoryView: UIView? {
    get { rareField?.inputAccessoryView }
    set { if newValue != nil || rareField != nil { rareExtras.inputAccessoryView = newValue } }
  }

  /// True as long as the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Geometry

  /// The size of the text or, without text, of the placeholder, and the space that the border takes.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the text or, without text, of the placeholder, and the space that the border takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("text", storedText, default: "")
      $0.add("attributed", rareField?.attributedText)
      $0.add("placeholder", storedPlaceholder)
      $0.add("font", storedFont, default: Self.defaultFont)
      $0.add("color", storedTextColor, default: .label)
      $0.add("align", storedAlignment, default: .natural)
      $0.add("border", storedBorderStyle, default: .none)
      $0.add("clearButton", storedClearButtonMode, default: .never)
      $0.add("minimumSize", storedMinimumFontSize, default: 0)
      $0.add("shrinks", adjustsFontSizeToFitWidth)
      $0.add("clears", clearsOnBeginEditing)
      $0.add("background", background)
      $0.add("disabledBackground", disabledBackground)
      addTraits(to: &$0)
    }.all
  }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: borderInsets) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

extension UITextField {
  /// Borders of text fields. Archived as `UIBorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken edge.
    case bezel = 2
    /// A thin line with round corners.
    case roundedRect = 3
  }

  /// When something in a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While there is something being edited.
    case whileEditing = 1
    /// While nothing is being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
