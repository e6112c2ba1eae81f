/// Values of text input traits, kept aside: most fields have the defaults.
final class TextInputTraitValues {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?

  static func isTrait(_ key: NibKey) -> Bool {
    switch key {
    case .autocapitalizationType, .autocorrectionType, .spellCheckingType, .textSmartQuotesType,
      .textSmartDashesType, .textSmartInsertDeleteType, .keyboardType, .keyboardAppearance,
      .returnKeyType, .enablesReturnKeyAutomatically, .secureTextEntry, .textContentType:
      true
    default: false
    }
  }

  private func option<Option: RawRepresentable>(
    _ value: NibValue, _ nib: NibCoder, _ otherwise: Option
  ) -> Option where Option.RawValue == Int {
    nib.option(value, as: Option.self) ?? otherwise
  }

  func read(_ value: NibValue, _ nib: NibCoder) {
    switch value.key {
    case .autocapitalizationType: autocapitalizationType = option(value, nib, .sentences)
    case .autocorrectionType: autocorrectionType = option(value, nib, .default)
    case .spellCheckingType: spellCheckingType = option(value, nib, .default)
    case .textSmartQuotesType: smartQuotesType = option(value, nib, .default)
    case .textSmartDashesType: smartDashesType = option(value, nib, .default)
    case .textSmartInsertDeleteType: smartInsertDeleteType = option(value, nib, .default)
    case .keyboardType: keyboardType = option(value, nib, .default)
    case .keyboardAppearance: keyboardAppearance = option(value, nib, .default)
    case .returnKeyType: returnKeyType = option(value, nib, .default)
    case .enablesReturnKeyAutomatically: enablesReturnKeyAutomatically = nib.bool(value)
    case .secureTextEntry: isSecureTextEntry = nib.bool(value)
    case .textContentType: textContentType = nib.string(value).map { UITextContentType(rawValue: $0) }
    default: break
    }
  }
}
