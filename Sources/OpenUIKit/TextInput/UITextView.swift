public import Foundation

/// A scroll view for text of any length.
open class UITextView: UIScrollView, UITextInputTraits {
  final var storedText = ""
  final var storedAttributedText: NSAttributedString?
  final var storedFont: UIFont?
  final var storedTextColor: UIColor?
  final var storedAlignment = NSTextAlignment.natural
  final var storedContainerInset = UITextView.defaultContainerInset
  final var rareTextView: TextViewExtras?

  private static let defaultContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Until a font is set; UIKit's `font` is nil then.
  private static let fallbackFont = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
  /// The space that text keeps free at both ends of a line, in points (`lineFragmentPadding`).
  private static let linePadding: CGFloat = 5

  /// A text view that can be edited.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedBackgroundColor = .systemBackground
  }

  /// A text view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    // Archives leave out 0, which is left.
    storedAlignment = .left
    for value in nib.values {
      switch value.key {
      case .text: storedText = nib.string(value) ?? ""
      case .attributedText:
        guard let text = nib.shared(value, as: NSAttributedString.self) else { break }
        storedAttributedText = text
        storedText = text.string
      case .font: storedFont = nib.font(value)
      case .textColor: storedTextColor = nib.color(value)
      case .textAlignment: storedAlignment = nib.option(value, as: NSTextAlignment.self) ?? .natural
      case .editable: isEditable = nib.bool(value)
      case .selectable: isSelectable = nib.bool(value)
      case .dataDetectorTypes:
        dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(bitPattern: nib.int(value)))
      case .allowsEditingTextAttributes: allowsEditingTextAttributes = nib.bool(value)
      case .adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory = nib.bool(value)
      default: readTrait(value, nib)
      }
    }
  }

  /// Decides about editing; held weakly. See `UIScrollView.delegate` for how the two live together.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { narrowedDelegate(rareTextView?.delegate) ?? super.delegate as? any UITextViewDelegate }
    set {
      if newValue != nil || rareTextView != nil { textExtras.delegate = newValue }
      super.delegate = newValue
    }
  }

  // MARK: Text

  /// The text; setting nil empties it, and it is never nil when read.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: storedText, attributes: textAttributes) }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  /// The font; nil until one is set.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; nil until one is set.
  open var textColor: UIColor? {
    get { storedTextColor }
    set { storedTextColor = newValue }
  }

  /// How lines are placed.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// Space between the text and the edges, in points; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets {
    get { storedContainerInset }
    set {
      storedContainerInset = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The part of the text that is selected, in UTF-16 units.
  open var selectedRange: NSRange {
    get { rareTextView?.selectedRange ?? NSRange(location: 0, length: 0) }
    set { if newValue != selectedRange { textExtras.selectedRange = newValue } }
  }

  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { rareTextView?.typingAttributes ?? textAttributes }
    set { textExtras.typingAttributes = newValue }
  }

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { rareTextView?.linkTextAttributes ?? [.foregroundColor: UIColor.tintColor] }
    set { textExtras.linkTextAttributes = newValue }
  }

  // MARK: Editing

  /// Whether the user can change the text; yes by default.
  open var isEditable: Bool {
    get { !flags.contains(.textFixed) }
    set { set(.textFixed, !newValue) }
  }

  /// Whether the user can select text; yes by default.
  open var isSelectable: Bool {
    get { !flags.contains(.textUnselectable) }
    set { set(.textUnselectable, !newValue) }
  }

  /// Whether the user may change attributes.
  open var allowsEditingTextAttributes: Bool {
    get { flags.contains(.textAttributesEditable) }
    set { set(.textAttributesEditable, newValue) }
  }

  /// Whether typing replaces the text.
  open var clearsOnInsertion: Bool {
    get { flags.contains(.textClearsOnInsertion) }
    set { set(.textClearsOnInsertion, newValue) }
  }

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { flags.contains(.textFollowsCategory) }
    set { set(.textFollowsCategory, newValue) }
  }

  /// What in the text becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { rareTextView?.dataDetectorTypes ?? [] }
    set { if newValue != dataDetectorTypes { textExtras.dataDetectorTypes = newValue } }
  }

  /// The view that is shown in place of the keyboard.
  open var inputView: UIView? {
    get { rareTextView?.inputView }
    set { if newValue != nil || rareTextView != nil { textExtras.inputView = newValue } }
  }

  /// The view that is shown above the keyboard.
  open var inputAccessoryView: UIView? {
    get { rareTextView?.inputAccessoryView }
    set { if newValue != nil || rareTextView != nil { textExtras.inputAccessoryView = newValue } }
  }

  /// Moves the text as little as is needed to show a part of it. Without a layout of single characters, this does
  /// nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// True as long as the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  // MARK: Geometry

  /// None while the text scrolls; else the size of the text in lines of the view's width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(width: bounds.width > 0 ? bounds.width : .infinity)
  }

  /// The size of the text in lines of at most that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? size.width : .infinity)
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("text", storedText, default: "")
      $0.add("attributed", unevenText)
      $0.add("font", storedFont)
      $0.add("color", storedTextColor)
      $0.add("align", storedAlignment, default: .natural)
      $0.add("fixed", !isEditable)
      $0.add("unselectable", !isSelectable)
      $0.add("detectors", dataDetectorTypes.rawValue, default: 0)
      addTraits(to: &$0)
    }.all
  }

  private func size(width: CGFloat) -> CGSize {
    let inset = storedContainerInset
    let sides = inset.left + inset.right + 2 * Self.linePadding
    let font = storedFont ?? Self.fallbackFont
    let room = max(0, width - sides)
    var size =
      if let attributed = storedAttributedText {
        TextMetrics.size(of: attributed, font: font, width: room, lines: 0, lineBreakMode: .byWordWrapping)
      } else {
        TextMetrics.size(of: storedText, font: font, width: room, lines: 0, lineBreakMode: .byWordWrapping)
      }
    size.height = max(size.height, font.lineHeight)
    return CGSize(width: size.width + sides, height: size.height + inset.top + inset.bottom)
  }

  /// The attributed text where it says more than one font, colour and alignment for the whole: archives have
  /// attributed text beside every plain one.
  private var unevenText: NSAttributedString? {
    guard let text = storedAttributedText, text.length > 0 else { return nil }
    var run = NSRange()
    let whole = NSRange(location: 0, length: text.length)
    let attributes = text.attributes(at: 0, longestEffectiveRange: &run, in: whole)
    let even: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
    return run.length == whole.length && even.isSuperset(of: attributes.keys) ? nil : text
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    [.font: storedFont ?? Self.fallbackFont, .foregroundColor: storedTextColor ?? .label]
  }

  private var textExtras: TextViewExtras {
    if let rareTextView { return rareTextView }
    let extras = TextViewExtras()
    rareTextView = extras
    return extras
  }
}

/// What in a text becomes a link. Archived as `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt

  /// The types whose bits are set in `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Street addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Properties that few text views have.
final class TextViewExtras {
  weak var delegate: (any UITextViewDelegate)?
  var selectedRange = NSRange(location: 0, length: 0)
  var typingAttributes: [NSAttributedString.Key: Any]?
  var linkTextAttributes: [NSAttributedString.Key: Any]?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

extension ViewFlags {
  static let textFixed = own1
  static let textUnselectable = own2
  static let textAttributesEditable = own3
  static let textClearsOnInsertion = own4
  static let textFollowsCategory = own5
}
