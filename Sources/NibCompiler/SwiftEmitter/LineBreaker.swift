/// Breaks lines that are too long in the way that the formatter of the toolchain does: after an opening parenthesis
/// or bracket, its contents on lines of their own.
struct LineBreaker {
  let lineLength: Int

  /// The pieces of `line`, the first indented by `indentation`.
  func lines(_ line: String, _ indentation: String) -> [String] {
    guard indentation.count + line.count > lineLength, let group = lastGroup(in: line) else {
      return [indentation + line]
    }
    let head = String(line[...group.lowerBound])
    let contents = String(line[line.index(after: group.lowerBound)..<group.upperBound])
    let tail = String(line[group.upperBound...])
    let inner = indentation + "  "
    let isArray = line[group.lowerBound] == "["
    var result = self.lines(head, indentation, isHead: true)
    if isArray {
      result += fill(arguments(of: contents), inner, ending: ",")
      result.append(indentation + tail)
    } else {
      result += fill(arguments(of: contents), inner, ending: tail)
    }
    return result
  }

  private func lines(_ head: String, _ indentation: String, isHead: Bool) -> [String] {
    // What stands before the group is short enough in all that the emitter writes.
    [indentation + head]
  }

  /// As many arguments a line as fit.
  private func fill(_ arguments: [String], _ indentation: String, ending: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let piece = argument + (isLast ? ending : ",")
      if line.isEmpty {
        line = indentation + piece
      } else if line.count + 1 + piece.count <= lineLength {
        line += " " + piece
      } else {
        lines.append(line)
        line = indentation + piece
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
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
