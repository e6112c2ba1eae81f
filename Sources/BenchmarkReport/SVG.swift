/// A picture as SVG text.
///
/// Written by ourselves and not by gnuplot: a viewer's light or dark page is followed by a style sheet within the picture, which
/// gnuplot can't write, marks are few and of our choosing, and nothing needs to be installed.
struct SVG {
  /// Where a text's anchor stands.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  let width: Double
  let height: Double
  private var body = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Adds a line. `style` names classes of the style sheet; `color` a colour of the palette.
  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, style: String = "axis", color: Int? = nil
  ) {
    body +=
      "<line x1=\"\(text(x1))\" y1=\"\(text(y1))\" x2=\"\(text(x2))\" y2=\"\(text(y2))\" "
      + "class=\"\(style)\(Self.stroke(color))\"/>\n"
  }

  /// Adds a line through points.
  mutating func path(_ points: [(x: Double, y: Double)], style: String, color: Int) {
    let list = points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
    body += "<polyline points=\"\(list)\" class=\"\(style)\(Self.stroke(color))\"/>\n"
  }

  /// Adds a rectangle filled with a colour of the palette.
  mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, style: String) {
    body +=
      "<rect x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(max(0, width)))\" "
      + "height=\"\(text(max(0, height)))\" class=\"\(style)\"/>\n"
  }

  /// Adds a text whose baseline is at `y`.
  mutating func label(
    _ string: String, _ x: Double, _ y: Double, anchor: Anchor = .start, style: String = "text",
    color: Int? = nil
  ) {
    let fill = color.map { " f\($0)" } ?? ""
    body +=
      "<text x=\"\(text(x))\" y=\"\(text(y))\" text-anchor=\"\(anchor.rawValue)\" "
      + "class=\"\(style)\(fill)\">\(Self.escaped(string))</text>\n"
  }

  /// Adds a mark whose shape, like its colour, says what it stands for: neither is needed to read the other.
  mutating func mark(_ index: Int, _ x: Double, _ y: Double, size: Double = 4.5) {
    let outline: String
    switch index % 6 {
    case 0: outline = polygon([(-1, -1), (1, -1), (1, 1), (-1, 1)], x, y, size * 0.88)
    case 1: outline = polygon([(0, -1.2), (1.1, 0.8), (-1.1, 0.8)], x, y, size)
    case 2:
      outline =
        "<circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"\(text(size))\" "
    case 3: outline = polygon([(0, 1.2), (1.1, -0.8), (-1.1, -0.8)], x, y, size)
    case 4: outline = polygon([(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)], x, y, size)
    default:
      outline = polygon(
        [
          (-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4), (0.4, 1.2),
          (-0.4, 1.2),
          (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4),
        ], x, y, size)
    }
    body += outline + "class=\"mark f\(index % Palette.size)\"/>\n"
  }

  private func polygon(_ points: [(Double, Double)], _ x: Double, _ y: Double, _ size: Double) -> String {
    let list = points.map { "\(text(x + $0.0 * size)),\(text(y + $0.1 * size))" }.joined(separator: " ")
    return "<polygon points=\"\(list)\" "
  }

  /// The file's text.
  var document: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(text(width))" height="\(text(height))" \
    viewBox="0 0 \(text(width)) \(text(height))" font-family="system-ui, sans-serif" font-size="12">
    <style>
    \(Palette.styleSheet)</style>
    <rect width="100%" height="100%" class="page"/>
    \(body)</svg>

    """
  }

  private static func stroke(_ color: Int?) -> String {
    color.map { " s\($0 % Palette.size)" } ?? ""
  }

  private func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func escaped(_ string: String) -> String {
    var result = ""
    for character in string {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
