/// Names for local variables: from outlets, from texts, from classes; each once.
struct TwinNames {
  private var taken: Set<String> = [
    // Words of the language, and what every view would hide.
    "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false",
    "for", "func", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol",
    "public",
    "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try",
    "var",
    "where", "while", "owner",
  ]

  /// `name` in lower camel case, or with a number behind it if it is taken.
  mutating func claim(_ name: String) -> String {
    let name = Self.camel(name)
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = name + "\(number)"
      number += 1
    }
    return candidate
  }

  /// The noun for an object of a class: `label`, `signInButton`.
  static func noun(_ className: String, text: String?) -> String {
    let noun = nouns[className] ?? plain(className)
    guard let words = text.flatMap(SwiftLiteral.identifier(words:)) else { return noun }
    if words.lowercased().contains(noun.lowercased()) { return words }
    return words + noun.prefix(1).uppercased() + noun.dropFirst()
  }

  /// A name of anybody's without underscores, in lower case at the start: `OKButton` gives `okButton`.
  private static func camel(_ name: String) -> String {
    let parts = name.split(separator: "_").map(String.init)
    guard let first = parts.first else { return "object" }
    let joined =
      lowered(first) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "object" + joined
  }

  /// The word with its capitals at the start in lower case, but for one that starts the next word.
  private static func lowered(_ word: some StringProtocol) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A class name without its prefix, in lower case at the start: `BadgeLabel` gives `badgeLabel`.
  static func plain(_ className: String) -> String {
    var name = Substring(className.split(separator: ".").last ?? "object")
    if name.hasPrefix("UI"), name.count > 2 { name = name.dropFirst(2) }
    name = name.drop { !$0.isLetter }
    guard name.first != nil, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return "object"
    }
    return lowered(name)
  }

  private static let nouns = [
    "UIView": "container", "UILabel": "label", "UIButton": "button", "UIImageView": "imageView",
    "UITextField": "field", "UITextView": "textView", "UISwitch": "toggle", "UISlider": "slider",
    "UIStepper": "stepper", "UISegmentedControl": "segmentedControl", "UIStackView": "stack",
    "UIScrollView": "scrollView", "UITableView": "tableView", "UICollectionView": "collectionView",
    "UIActivityIndicatorView": "activityIndicator", "UIProgressView": "progressView",
    "UIVisualEffectView": "effectView", "UITapGestureRecognizer": "tap", "UISwipeGestureRecognizer": "swipe",
    "UIPanGestureRecognizer": "pan", "UIPinchGestureRecognizer": "pinch",
    "UIRotationGestureRecognizer": "rotation", "UILongPressGestureRecognizer": "longPress",
    "UIBarButtonItem": "barButtonItem", "NSLayoutConstraint": "constraint",
  ]
}
