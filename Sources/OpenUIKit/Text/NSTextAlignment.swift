/// How lines of text are placed between the margins. The numbers are UIKit's, as `UITextAlignment` in nibs has them.
public enum NSTextAlignment: Int, Sendable {
  /// Along the left margin.
  case left = 0
  /// In the middle.
  case center = 1
  /// Along the right margin.
  case right = 2
  /// Stretched to both margins.
  case justified = 3
  /// As the language of the text has it.
  case natural = 4

  /// The alignment that `NSAlignment` of an archived paragraph style stands for: it keeps AppKit's numbering, in
  /// which right is 1 and centre is 2. Unknown numbers mean `natural`.
  init(appKitValue: Int) {
    self =
      switch appKitValue {
      case 0: .left
      case 1: .right
      case 2: .center
      case 3: .justified
      default: .natural
      }
  }

  /// The number in AppKit's numbering.
  var appKitValue: Int {
    switch self {
    case .left: 0
    case .right: 1
    case .center: 2
    case .justified: 3
    case .natural: 4
    }
  }
}
