/// Breaks lines that are too long in the way that the formatter of the toolchain does: after an opening parenthesis
/// or bracket, its contents on lines of their own.
struct LineBreaker {
  let lineLength: Int

  /// The pieces of `line`, the first indented by `indentation`.
  func lines(_ line: String, _ indentation: String) -> [String] {
    guard indentation.count + line.count > lineLength else { return [indentation + line] }
    if let assignment = assignment(line, indentation) { return assignment }
    guard let group = lastGroup(in: line) else { return [indentation + line] }
    let head = String(line[...group.lowerBound])
    let contents = String(line[line.index(after: group.lowerBound)..<group.upperBound])
    let tail = String(line[group.upperBound...])
    let inner = indentation + "  "
    let isList = line[group.lowerBound] == "["
    // What follows the closing parenthesis, as in a function's head, starts a line.
    guard isList || tail.count > 2 && tail != "))," else {
      return [indentation + head] + fill(arguments(of: contents), inner, ending: tail)
    }
    return [indentation + head] + fill(arguments(of: contents), inner, ending: isList ? "," : "")
      + [indentation + tail]
  }

  /// An assignment of a text or of one of two values is broken after its sign.
  private func assignment(_ line: String, _ indentation: String) -> [String]? {
    guard let sign = line.range(of: " = ") else { return nil }
    let value = line[sign.upperBound...]
    let inner = indentation + "  "
    let head = indentation + line[..<sign.lowerBound] + " ="
    if value.hasPrefix("\""), value.hasSuffix("\"") {
      return [head] + pieces(ofText: String(value), inner, inner, ending: "")
    }
    if value.hasPrefix("UIColor("), value.hasSuffix(").cgColor") {
      return [head] + lines(String(value), inner)
    }
    guard value.hasPrefix("UIColor(named:"), let choice = value.range(of: " ?? ") else { return nil }
    let other = "?? " + value[choice.upperBound...]
    return [head, inner + value[..<choice.lowerBound]] + lines(other, inner)
  }

  /// As many arguments a line as fit.
  private func fill(_ arguments: [String], _ indentation: String, ending: String) -> [String] {
    var lines: [String] = []
    var line = ""
    func flush() {
      if !line.isEmpty { lines.append(line) }
      line = ""
    }
    for (index, argument) in arguments.enumerated() {
      let piece = argument + (index == arguments.count - 1 ? ending : ",")
      if line.isEmpty || line.count + 1 + piece.count > lineLength {
        flush()
        line = indentation + piece
      } else {
        line += " " + piece
      }
      guard line.count > lineLength, line == indentation + piece else { continue }
      if let choice = argument.range(of: " ?? ") {
        lines.append(indentation + argument[..<choice.lowerBound])
        line = indentation + "  ?? " + piece[choice.upperBound...]
      } else if argument.hasSuffix("\"") {
        lines += pieces(
          ofText: argument, indentation, indentation + "  ", ending: String(piece.dropFirst(argument.count)))
        line = ""
      }
    }
    flush()
    return lines
  }

  /// A text literal that is too long, as a sum of literals broken between words.
  private func pieces(ofText text: String, _ first: String, _ next: String, ending: String) -> [String] {
    var lines: [String] = []
    var line = first
    for word in words(of: text) {
      // A quote to close the piece, and what comes after the last one.
      if line.count + word.count + 1 + ending.count > lineLength, line.contains("\"") {
        lines.append(line + "\"")
        line = next + "+ \"" + word
      } else {
        line += word
      }
    }
    return lines + [line + ending]
  }

  /// The parts of a literal, each with the blanks after it.
  private func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var wasBlank = false
    for index in text.indices {
      if wasBlank, text[index] != " " {
        words.append(text[start..<index])
        start = index
      }
      wasBlank = text[index] == " "
    }
    return words + [text[start...]]
  }

  /// The outermost bracketed group that ends last: `…(` to its `)`.
  private func lastGroup(in line: String) -> Range<String.Index>? {
    var starts: [String.Index] = []
    var last: Range<String.Index>?
    forEachStructure(in: line) { index, character in
      switch character {
      case "(", "[": starts.append(index)
      case ")", "]":
        guard let start = starts.popLast() else { return }
        if starts.isEmpty { last = start..<index }
      default: break
      }
    }
    return last
  }

  /// The parts between the commas that aren't within brackets or texts.
  private func arguments(of text: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    var start = text.startIndex
    forEachStructure(in: text) { index, character in
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ",":
        guard depth == 0 else { return }
        parts.append(String(text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(String(text[start...]))
    return parts.map { String($0.drop { $0 == " " }) }
  }

  /// Visits brackets and commas outside of string literals.
  private func forEachStructure(in text: String, _ body: (String.Index, Character) -> Void) {
    var isInText = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInText = false
        }
      } else if character == "\"" {
        isInText = true
      } else if "()[],".contains(character) {
        body(index, character)
      }
    }
  }
}
