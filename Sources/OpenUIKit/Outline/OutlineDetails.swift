import Foundation

/// Collects what a class adds to its line of an outline: values that differ from the class's defaults.
struct OutlineDetails {
  private(set) var all: [(name: String, value: String)]

  init(_ inherited: [(name: String, value: String)], _ body: (inout OutlineDetails) -> Void) {
    all = inherited
    body(&self)
  }

  mutating func add<Value: Equatable>(_ name: String, _ value: Value?, default plain: Value? = nil) {
    guard let value, value != plain else { return }
    all.append((name, text(value)))
  }

  mutating func add(_ name: String, _ isOn: Bool) {
    if isOn { all.append((name, "yes")) }
  }

  mutating func add(_ name: String, _ insets: UIEdgeInsets) {
    guard insets != .zero else { return }
    let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(text)
    all.append((name, numbers.joined(separator: ",")))
  }

  mutating func add(_ name: String, _ size: CGSize, default plain: CGSize = .zero) {
    if size != plain { all.append((name, "\(text(size.width))×\(text(size.height))")) }
  }

  /// Text is quoted, fonts and numbers are written short.
  private func text<Value>(_ value: Value) -> String {
    switch value {
    case let string as String: "\"\(string)\""
    case let string as NSAttributedString: "«\(string.string)»"
    case let font as UIFont: "\(font.textStyle?.rawValue ?? font.fontName)@\(text(font.pointSize))"
    case let number as CGFloat where number == number.rounded() && abs(number) < 1e15: "\(Int(number))"
    case let number as Float where number == number.rounded() && abs(number) < 1e6: "\(Int(number))"
    default: "\(value)"
    }
  }
}

extension UIView {
  /// The traits that differ from the defaults of a field made in code, so that fields from nibs compare with them.
  func addTraits(to details: inout OutlineDetails) {
    let capitalization = storedTraits?.autocapitalizationType ?? defaultCapitalization
    details.add("capitalization", capitalization, default: .sentences)
    guard let traits = storedTraits else { return }
    details.add("correction", traits.autocorrectionType, default: .default)
    details.add("spelling", traits.spellCheckingType, default: .default)
    details.add("keyboard", traits.keyboardType, default: .default)
    details.add("keyboardLooks", traits.keyboardAppearance, default: .default)
    details.add("returnKey", traits.returnKeyType, default: .default)
    details.add("contentType", traits.textContentType?.rawValue)
    details.add("secure", traits.isSecureTextEntry)
    details.add("returnNeedsText", traits.enablesReturnKeyAutomatically)
  }
}
