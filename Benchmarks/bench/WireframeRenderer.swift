import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Draws a laid-out tree of views as SVG: a rectangle for each view, with its class and, where it has any, its text.
///
/// Not a rendering of what users see, but a picture of what was loaded and where it stands.
enum WireframeRenderer {
  /// The picture of `root` and all it contains, in points, `root` at the origin.
  static func svg(of root: UIView) -> String {
    var drawing = Drawing()
    drawing.draw(root, origin: .zero, depth: 0, isHidden: false)
    let size = root.bounds.size
    // Views may reach out of the root; a margin keeps the outermost lines and labels in the picture.
    let margin: CGFloat = 20
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width + 2 * margin))" \
      height="\(number(size.height + 2 * margin))" viewBox="\(number(-margin)) \(number(-margin)) \
      \(number(size.width + 2 * margin)) \(number(size.height + 2 * margin))" \
      font-family="Inter, Helvetica, sans-serif">
      <rect x="\(number(-margin))" y="\(number(-margin))" width="100%" height="100%" fill="#fff"/>
      \(drawing.elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// A number without digits that no picture can show.
  fileprivate static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

private struct Drawing {
  var elements: [String] = []
  private static let colors = ["#3b6ea5", "#a5583b", "#3b8f5a", "#8a4fa3", "#997a1f", "#3b8f8f"]

  mutating func draw(_ view: UIView, origin: CGPoint, depth: Int, isHidden: Bool) {
    let frame = CGRect(origin: origin, size: view.bounds.size)
    let isHidden = isHidden || view.isHidden
    let color = Self.colors[depth % Self.colors.count]
    let dashes = isHidden ? " stroke-dasharray=\"3 3\" opacity=\"0.5\"" : ""
    elements.append(
      "<g><title>\(escaped(title(of: view)))</title>"
        + "<rect x=\"\(text(frame.minX))\" y=\"\(text(frame.minY))\" width=\"\(text(frame.width))\" "
        + "height=\"\(text(frame.height))\" fill=\"\(color)\" fill-opacity=\"0.06\" stroke=\"\(color)\" "
        + "stroke-width=\"0.75\"\(dashes)/>")
    label(view, in: frame, color: color)
    elements.append("</g>")
    let bounds = view.bounds.origin
    for child in view.subviews {
      let place = child.frame.origin
      let inner = CGPoint(x: origin.x + place.x - bounds.x, y: origin.y + place.y - bounds.y)
      draw(child, origin: inner, depth: depth + 1, isHidden: isHidden)
    }
  }

  /// The class in the upper left corner, and the text, if any, in the middle of the height.
  private mutating func label(_ view: UIView, in frame: CGRect, color: String) {
    let name = String(describing: type(of: view))
    if frame.height >= 10, frame.width >= 12 {
      let size = min(8, frame.height / 2, frame.width * 1.6 / CGFloat(max(name.count, 1)))
      write(name, at: CGPoint(x: frame.minX + 2, y: frame.minY + size), size: size, color: color)
    }
    guard let content = content(of: view), !content.isEmpty, frame.height >= 6 else { return }
    let size = min(12, frame.height * 0.6, max(3, frame.width * 1.7 / CGFloat(content.count)))
    let baseline = frame.midY + size * 0.35 + (frame.height > 24 ? 3 : 0)
    write(content, at: CGPoint(x: frame.minX + 4, y: baseline), size: size, color: "#222")
  }

  private mutating func write(_ string: String, at point: CGPoint, size: CGFloat, color: String) {
    guard size >= 2 else { return }
    elements.append(
      "<text x=\"\(text(point.x))\" y=\"\(text(point.y))\" font-size=\"\(text(size))\" fill=\"\(color)\">"
        + "\(escaped(string))</text>")
  }

  private func title(of view: UIView) -> String {
    let frame = view.frame
    let content = content(of: view).map { " \u{201C}\($0)\u{201D}" } ?? ""
    return
      "\(type(of: view)) (\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))"
      + content
  }

  private func content(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.title(for: .normal)
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  private func text(_ value: CGFloat) -> String { WireframeRenderer.number(value) }

  /// Text as XML wants it; characters that XML doesn't know are left out.
  private func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
