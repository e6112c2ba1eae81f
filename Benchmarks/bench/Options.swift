/// A command line split into options and operands, each command saying which options it knows.
struct Options {
  /// An option a command knows.
  struct Known {
    let name: String
    /// What its value is called in messages; nil for an option without value.
    let value: String?

    init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  private var values: [String: String] = [:]
  private(set) var operands: [String] = []

  /// Splits `words`. `--name value` and `--name=value` are the same; `--` ends the options.
  init(_ words: some Sequence<String>, known: [Known], operands limit: ClosedRange<Int> = 0...0) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-o" ? "--output" : String(parts[0])
      guard let option = known.first(where: { $0.name == name }) else {
        throw UsageError("there is no option \(parts[0]) here.")
      }
      guard values[name] == nil else { throw UsageError("\(name) is given twice.") }
      guard let expected = option.value else {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value.") }
        values[name] = ""
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : words.popFirst(), !value.isEmpty else {
        throw UsageError("\(name) needs \(expected).")
      }
      values[name] = value
    }
    guard limit.contains(operands.count) else {
      throw UsageError(
        operands.count > limit.upperBound
          ? "“\(operands[limit.upperBound])” is one argument too many."
          : "\(limit.lowerBound) argument\(limit.lowerBound == 1 ? " is" : "s are") needed, and "
            + "\(operands.count) given.")
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name] }

  func glob(_ name: String) -> Glob? { values[name].map(Glob.init) }

  /// A whole number within a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
    }
    return number
  }

  /// One of some words.
  func choice(_ name: String, among words: [String]) throws -> String? {
    guard let text = values[name] else { return nil }
    guard words.contains(text) else {
      throw UsageError("\(name) is one of \(words.joined(separator: ", ")), not “\(text)”.")
    }
    return text
  }

  var selection: Selection {
    Selection(suite: glob("--suite"), fixture: glob("--fixture"), strategy: glob("--strategy"))
  }

  /// The options of ``selection``.
  static let selecting = [
    Known("--suite", "a pattern"), Known("--fixture", "a pattern"), Known("--strategy", "a pattern"),
  ]
}
