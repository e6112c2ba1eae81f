import Foundation

/// What a button shows in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// What a button shows by state. Buttons from one nib share it: whoever changes it makes sure that it is alone.
final class ButtonContents {
  var normal = ButtonContent()
  private var others: [(state: UInt, content: ButtonContent)] = []

  init() {}

  init(copying other: ButtonContents) {
    normal = other.normal
    others = other.others
  }

  /// More states than a button of any nib has.
  private static let stateLimit = 64

  /// The dictionary of a nib: numbers of states, and a `UIButtonContent` for each.
  init(_ value: NibValue, _ nib: NibCoder) {
    for (key, value) in nib.pairs(value).prefix(Self.stateLimit) {
      nib.inside(value) { self[UInt(truncatingIfNeeded: nib.int(key))].read($0) }
    }
  }

  /// What is set for exactly that state; empty if nothing is.
  subscript(state: UInt) -> ButtonContent {
    get { state == 0 ? normal : others.first { $0.state == state }?.content ?? ButtonContent() }
    set {
      if state == 0 {
        normal = newValue
      } else if let index = others.firstIndex(where: { $0.state == state }) {
        others[index].content = newValue
      } else {
        others.append((state, newValue))
      }
    }
  }

  /// What is shown in a state: what is set for it, else for the normal state.
  func shown<Part>(_ part: KeyPath<ButtonContent, Part?>, in state: UInt) -> Part? {
    (state == 0 ? nil : self[state][keyPath: part]) ?? normal[keyPath: part]
  }
}

extension ButtonContent {
  fileprivate mutating func read(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .title: title = nib.string(value)
      case .attributedTitle: attributedTitle = nib.shared(value, as: NSAttributedString.self)
      case .titleColor: titleColor = nib.color(value)
      case .shadowColor: titleShadowColor = nib.color(value)
      case .image: image = nib.image(value)
      case .backgroundImage: backgroundImage = nib.image(value)
      case .imageSymbolConfiguration:
        symbolConfiguration = nib.shared(value, as: UIImage.SymbolConfiguration.self)
      default: break
      }
    }
  }
}
