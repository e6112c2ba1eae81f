import Foundation

/// Breaks text into lines as characters come in: at line ends, after spaces and hyphens, between East Asian
/// characters, and within a word that is longer than a line.
struct LineBreaker {
  private struct Line {
    var width: CGFloat
    var metrics: LineMetrics
    var endsParagraph: Bool
  }

  private let limit: CGFloat
  private let breaksWords: Bool
  private var lines: [Line] = []

  /// The line so far: up to the last place where it may be broken, without and with the spaces there, and in all.
  private var breakable: CGFloat = 0
  private var breakableWithSpaces: CGFloat = 0
  private var length: CGFloat = 0
  private var hasBreak = false
  private var metrics: LineMetrics?
  private var isEmpty = true

  init(width: CGFloat, breaksWords: Bool) {
    // Half a thousandth of a point is lost in rounding and must not cost a line.
    limit = width > 0 ? width + 0.0005 : .infinity
    self.breaksWords = breaksWords
  }

  mutating func add(_ scalar: Unicode.Scalar, advance: CGFloat, _ line: LineMetrics) {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}":
      endLine(width: length, endsParagraph: true, emptyLine: line)
    case " ", "\t", "\u{200B}":
      note(line)
      // Spaces may hang over the end of a line.
      if !hasBreak || length > breakableWithSpaces { breakable = length }
      length += advance
      breakableWithSpaces = length
      hasBreak = true
      isEmpty = false
    default:
      if length + advance > limit, !isEmpty { wrap(line) }
      note(line)
      length += advance
      isEmpty = false
      if scalar == "-" || scalar == "\u{2010}" || breaksWords || isIdeographic(scalar) {
        (breakable, breakableWithSpaces, hasBreak) = (length, length, true)
      }
    }
  }

  /// The size of all lines up to `limit` of them; 0 is no limit.
  mutating func finish(limit count: Int, emptyLine: LineMetrics) -> CGSize {
    // UIKit shows a line for what follows a final line end only if there is something.
    if !isEmpty || lines.isEmpty { endLine(width: length, endsParagraph: true, emptyLine: emptyLine) }
    let shown = count > 0 ? lines.prefix(count) : lines[...]
    var size = CGSize.zero
    for (index, line) in shown.enumerated() {
      size.width = max(size.width, min(line.width, limit))
      size.height += line.metrics.height
      if index + 1 < shown.count {
        size.height += line.metrics.spacing + (line.endsParagraph ? line.metrics.paragraphSpacing : 0)
      }
    }
    return CGSize(width: TextMetrics.roundedUp(size.width), height: TextMetrics.roundedUp(size.height))
  }

  private mutating func note(_ line: LineMetrics) {
    guard let known = metrics else {
      metrics = line
      return
    }
    if line.height > known.height { metrics = line }
  }

  private mutating func wrap(_ line: LineMetrics) {
    if hasBreak, breakableWithSpaces > 0 {
      let rest = length - breakableWithSpaces
      lines.append(Line(width: breakable, metrics: metrics ?? line, endsParagraph: false))
      length = rest
      isEmpty = rest <= 0
    } else {
      lines.append(Line(width: length, metrics: metrics ?? line, endsParagraph: false))
      length = 0
      isEmpty = true
    }
    (breakable, breakableWithSpaces, hasBreak) = (0, 0, false)
    metrics = nil
  }

  private mutating func endLine(width: CGFloat, endsParagraph: Bool, emptyLine: LineMetrics) {
    lines.append(Line(width: width, metrics: metrics ?? emptyLine, endsParagraph: endsParagraph))
    (breakable, breakableWithSpaces, length, hasBreak, metrics, isEmpty) = (0, 0, 0, false, nil, true)
  }

  private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
