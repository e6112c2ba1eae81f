import Foundation

extension UIView {
  /// The tree below the view as text, one line a view: class, frame, and the attributes that differ from the
  /// default. Made for comparing trees: equal trees give equal text.
  public final var outline: String {
    var lines: [String] = []
    appendOutline(to: &lines, indentation: "")
    return lines.joined(separator: "\n")
  }

  private final func appendOutline(to lines: inout [String], indentation: String) {
    lines.append(indentation + outlineLine)
    for child in children { child.appendOutline(to: &lines, indentation: indentation + "  ") }
  }

  private final var outlineLine: String {
    let frame = currentFrame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(UIView.text).joined(separator: " ")
    return ([_typeName(type(of: self), qualified: false), "(\(place))"] + outlineAttributes).joined(
      separator: " ")
  }

  private final var outlineAttributes: [String] {
    var all: [String] = []
    func add(_ name: String, _ value: some Any, unless plain: Bool) {
      if !plain { all.append("\(name)=\(value)") }
    }
    if storedBounds.origin != .zero {
      all.append("origin=\(UIView.text(storedBounds.minX)),\(UIView.text(storedBounds.minY))")
    }
    add("tag", storedTag, unless: storedTag == 0)
    if isHidden { all.append("hidden") }
    add("alpha", storedAlpha, unless: storedAlpha == 1)
    if !isOpaque { all.append("not-opaque") }
    if let color = storedBackgroundColor { all.append("background=\(color)") }
    if let color = extras?.tintColor { all.append("tint=\(color)") }
    add("mode", storedContentMode, unless: storedContentMode == .scaleToFill)
    // Where constraints place the view, its mask means nothing.
    add("mask", storedMask, unless: storedMask == 0 || flags.contains(.doesNotTranslateMask))
    if clipsToBounds { all.append("clips") }
    if !isUserInteractionEnabled { all.append("no-interaction") }
    if isMultipleTouchEnabled { all.append("multiple-touch") }
    if !autoresizesSubviews { all.append("keeps-subviews") }
    if flags.contains(.doesNotTranslateMask) { all.append("constrained") }
    add("constraints", heldConstraints.count, unless: heldConstraints.isEmpty)
    let (hugging, compression) = type(of: self).defaultContentPriorities
    if self.hugging != hugging { all.append("hugging=\(UIView.text(self.hugging))") }
    if self.compression != compression { all.append("compression=\(UIView.text(self.compression))") }
    if let margins = extras?.layoutMargins {
      let numbers = [margins.top, margins.left, margins.bottom, margins.right].map(UIView.text)
      all.append("margins=\(numbers.joined(separator: ","))")
    }
    if let recognizers = extras?.gestureRecognizers, !recognizers.isEmpty {
      all.append("recognizers=\(recognizers.map { "\(type(of: $0))" }.joined(separator: ","))")
    }
    if let layer = extras?.layer, layer.cornerRadius != 0 {
      all.append("corner=\(UIView.text(layer.cornerRadius))")
    }
    return all + outlineDetails.map { "\($0.name)=\($0.value)" }
  }

  private static func text(_ pair: LayoutPriorityPair) -> String {
    "\(text(CGFloat(pair.horizontal))),\(text(CGFloat(pair.vertical)))"
  }

  /// A number without needless decimals.
  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double(number))
  }
}
