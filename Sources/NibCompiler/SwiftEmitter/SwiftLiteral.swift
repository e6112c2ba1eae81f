/// Values as Swift source writes them.
enum SwiftLiteral {
  /// The shortest number that reads back as `number`, without a needless fraction.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity" }
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
    return "\(number)"
  }

  /// A string literal; what can't be seen is escaped.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where isInvisible(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// A selector that both toolkits understand.
  static func selector(_ name: String) -> String { "Selector((\(string(name))))" }

  /// `CGRect(x: 0, y: 0, width: 320, height: 100)`
  static func rect(x: Double, y: Double, width: Double, height: Double) -> String {
    "CGRect(x: \(number(x)), y: \(number(y)), width: \(number(width)), height: \(number(height)))"
  }

  /// `CGSize(width: 0, height: -1)`
  static func size(_ numbers: [Double]) -> String {
    numbers == [0, 0] ? ".zero" : "CGSize(width: \(number(numbers[0])), height: \(number(numbers[1])))"
  }

  /// `CGPoint(x: 0, y: 8)`
  static func point(_ numbers: [Double]) -> String {
    numbers == [0, 0] ? ".zero" : "CGPoint(x: \(number(numbers[0])), y: \(number(numbers[1])))"
  }

  /// `UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)`
  static func insets(_ numbers: [Double]) -> String {
    if numbers.allSatisfy({ $0 == 0 }) { return ".zero" }
    let sides = zip(["top", "left", "bottom", "right"], numbers).map { "\($0): \(number($1))" }
    return "UIEdgeInsets(\(sides.joined(separator: ", ")))"
  }

  /// The members of an option set: `.a`, `[.a, .b]` or `[]`.
  static func options(_ bits: Int, _ names: KeyValuePairs<Int, String>) -> String {
    let members = names.filter { bits & $0.key != 0 }.map { "." + $0.value }
    return members.count == 1 ? members[0] : "[\(members.joined(separator: ", "))]"
  }

  /// A name for a local variable from a few words: `Keep me signed in` gives `keepMeSigned`.
  static func identifier(words text: String) -> String? {
    let isLetter: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let words = text.split { !isLetter($0) }.prefix(3)
    guard let first = words.first, first.first?.isLetter == true, text.count <= 40 else { return nil }
    return first.lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }
}
