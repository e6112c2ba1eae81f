public import Foundation

/// What kind of text an object takes and how the keyboard helps with it.
public protocol UITextInputTraits: NSObjectProtocol {
  /// How typed text is capitalised; sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are made typographic.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put right when text is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keyboard that is shown.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only while there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether typed text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What is asked for, so that the system can offer to fill it in.
  var textContentType: UITextContentType! { get set }
}

/// Views that take text keep their traits aside, and have the defaults until one is set.
extension UITextInputTraits where Self: UIView {
  /// How typed text is capitalised; sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { storedTraits?.autocapitalizationType ?? defaultCapitalization }
    set { if newValue != autocapitalizationType { rareTraits.autocapitalizationType = newValue } }
  }
  /// Whether typed text is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { storedTraits?.autocorrectionType ?? .default }
    set { if newValue != autocorrectionType { rareTraits.autocorrectionType = newValue } }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { storedTraits?.spellCheckingType ?? .default }
    set { if newValue != spellCheckingType { rareTraits.spellCheckingType = newValue } }
  }
  /// Whether quotes are made typographic.
  public var smartQuotesType: UITextSmartQuotesType {
    get { storedTraits?.smartQuotesType ?? .default }
    set { if newValue != smartQuotesType { rareTraits.smartQuotesType = newValue } }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { storedTraits?.smartDashesType ?? .default }
    set { if newValue != smartDashesType { rareTraits.smartDashesType = newValue } }
  }
  /// Whether spaces are put right when text is pasted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { storedTraits?.smartInsertDeleteType ?? .default }
    set { if newValue != smartInsertDeleteType { rareTraits.smartInsertDeleteType = newValue } }
  }
  /// The keyboard that is shown.
  public var keyboardType: UIKeyboardType {
    get { storedTraits?.keyboardType ?? .default }
    set { if newValue != keyboardType { rareTraits.keyboardType = newValue } }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { storedTraits?.keyboardAppearance ?? .default }
    set { if newValue != keyboardAppearance { rareTraits.keyboardAppearance = newValue } }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { storedTraits?.returnKeyType ?? .default }
    set { if newValue != returnKeyType { rareTraits.returnKeyType = newValue } }
  }
  /// Whether the return key works only while there is text.
  public var enablesReturnKeyAutomatically: Bool {
    get { storedTraits?.enablesReturnKeyAutomatically ?? false }
    set {
      if newValue != enablesReturnKeyAutomatically { rareTraits.enablesReturnKeyAutomatically = newValue }
    }
  }
  /// Whether typed text is hidden.
  public var isSecureTextEntry: Bool {
    get { storedTraits?.isSecureTextEntry ?? false }
    set { if newValue != isSecureTextEntry { rareTraits.isSecureTextEntry = newValue } }
  }
  /// What is asked for, so that the system can offer to fill it in.
  public var textContentType: UITextContentType! {
    get { storedTraits?.textContentType }
    set { if newValue != textContentType { rareTraits.textContentType = newValue } }
  }
}

extension UIView {
  /// The traits, nil as long as all are at their defaults.
  var storedTraits: TextInputTraitValues? { extras?.textInputTraits }

  /// The traits, made if there are none yet.
  var rareTraits: TextInputTraitValues {
    if let traits = extras?.textInputTraits { return traits }
    let traits = TextInputTraitValues()
    traits.autocapitalizationType = defaultCapitalization
    rare.textInputTraits = traits
    return traits
  }

  /// Fields made in code capitalise sentences; those of a nib that says nothing don't, as Apple's compiler leaves
  /// out 0.
  var defaultCapitalization: UITextAutocapitalizationType {
    flags.contains(.capitalizesNothing) ? .none : .sentences
  }

  /// Takes `value` if it is a trait.
  func readTrait(_ value: NibValue, _ nib: NibCoder) {
    guard TextInputTraitValues.isTrait(value.key) else { return }
    rareTraits.read(value, nib)
  }
}

extension ViewFlags {
  /// Of text fields and search bars.
  static let capitalizesNothing = own8
}
