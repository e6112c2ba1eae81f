/// How typed text is capitalised. Archived as `UIAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Not at all.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether typed text is corrected. Archived as `UIAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked. Archived as `UISpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As correction has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes are made typographic. Archived as `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes. Archived as `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are put right when text is pasted. Archived as `UITextSmartInsertDeleteType`.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The keyboard that is shown. Archived as `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The user's.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of the web.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// For phone numbers.
  case phonePad = 5
  /// For names and phone numbers.
  case namePhonePad = 6
  /// For mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages with @ and #.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// ASCII digits only.
  case asciiCapableNumberPad = 11

  /// ASCII characters, under an old name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How the keyboard looks. Archived as `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark, under an old name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says. Archived as `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
