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

  /// `name`, or `name2` and so on if it is taken.
  mutating func claim(_ name: String) -> String {
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
    return words + noun.prefix(1).uppercased() + noun.dropFirst()
  }

  /// A class name without its prefix, in lower case at the start: `BadgeLabel` gives `badgeLabel`.
  static func plain(_ className: String) -> String {
    var name = Substring(className.split(separator: ".").last ?? "object")
    if name.hasPrefix("UI"), name.count > 2 { name = name.dropFirst(2) }
    name = name.drop { !$0.isLetter }
    guard name.first != nil, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return "object"
    }
    let capitals = name.prefix { $0.isUppercase }
    let lowered =
      capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : max(1, capitals.count)
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
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
