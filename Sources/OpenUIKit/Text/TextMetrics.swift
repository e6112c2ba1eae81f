import Foundation

/// The size of text, in points.
///
/// Deterministic: advances come from ``AdvanceTable``, line heights from the fonts' vertical measures. Sizes are rounded
/// up to half points, which is what UIKit does on screens with two pixels a point, and Interface Builder on its canvas.
enum TextMetrics {
  /// The size of `text` in lines of at most `width` points.
  ///
  /// - Parameters:
  ///   - width: `.infinity` (or 0 or less) for lines as long as they need.
  ///   - lines: the greatest number of lines; 0 for no limit.
  static func size(
    of text: String, font: UIFont, width: CGFloat, lines: Int, lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let ruler = Ruler(font)
    if let size = plainLineSize(of: text, ruler, width: width) { return size }
    var breaker = LineBreaker(width: width, breaksWords: lineBreakMode == .byCharWrapping)
    for scalar in text.unicodeScalars { breaker.add(scalar, advance: ruler.advance(of: scalar), ruler.line) }
    return breaker.finish(limit: lines, emptyLine: ruler.line)
  }

  /// The size of attributed text; `font` is that of text that has none.
  static func size(
    of text: NSAttributedString, font: UIFont, width: CGFloat, lines: Int, lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    guard text.length > 0 else { return .zero }
    var breaker = LineBreaker(width: width, breaksWords: lineBreakMode == .byCharWrapping)
    let plain = text.string as NSString
    var last = Ruler(font).line
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let ruler = Ruler(attributes[.font] as? UIFont ?? font)
      let kern = CGFloat((attributes[.kern] as? NSNumber)?.doubleValue ?? 0)
      last = ruler.line.styled(by: attributes[.paragraphStyle] as? NSParagraphStyle)
      for scalar in plain.substring(with: range).unicodeScalars {
        breaker.add(scalar, advance: ruler.advance(of: scalar) + kern, last)
      }
    }
    return breaker.finish(limit: lines, emptyLine: last)
  }

  /// Up to the next half point. Differences too small to matter don't count.
  static func roundedUp(_ value: CGFloat) -> CGFloat { (value * 2 - 1e-6).rounded(.up) / 2 }

  /// The size of ASCII text that fits on one line, which nearly all text of labels is.
  private static func plainLineSize(of text: String, _ ruler: Ruler, width: CGFloat) -> CGSize? {
    var text = text
    let total = text.withUTF8 { bytes -> Int? in
      var total = 0
      for byte in bytes {
        guard byte < 128, byte != 10, byte != 13 else { return nil }
        total += ruler.units(of: Unicode.Scalar(byte))
      }
      return total
    }
    guard let total else { return nil }
    let length = ruler.points(total, count: text.utf8.count)
    guard width <= 0 || length <= width else { return nil }
    return CGSize(width: roundedUp(length), height: roundedUp(ruler.line.height))
  }
}

/// Measures characters of one font.
struct Ruler {
  private let table: AdvanceTable?
  private let pointSize: CGFloat
  private let tracking: CGFloat
  let line: LineMetrics

  init(_ font: UIFont) {
    table = font.face.advances
    pointSize = font.pointSize
    tracking = font.face.isSystem && table != nil ? AdvanceTable.tracking(at: font.pointSize) : 0
    line = LineMetrics(height: font.lineHeight, spacing: font.leading)
  }

  /// Thousandths of the point size; monospaced faces have characters of 0.6 em.
  @inline(__always) func units(of scalar: Unicode.Scalar) -> Int {
    table.map { Int($0.advance(of: scalar)) } ?? 600
  }

  @inline(__always) func points(_ units: Int, count: Int) -> CGFloat {
    (CGFloat(units) + CGFloat(count) * tracking) * pointSize / 1000
  }

  @inline(__always) func advance(of scalar: Unicode.Scalar) -> CGFloat {
    let units = units(of: scalar)
    // The fonts that stand in for characters from Hangul on aren't spaced by size.
    guard scalar.value < 0x1100 else { return CGFloat(units) * pointSize / 1000 }
    return units == 0 ? 0 : points(units, count: 1)
  }
}

/// How much room lines take, in points.
struct LineMetrics {
  var height: CGFloat
  /// Space between this line and the next.
  var spacing: CGFloat = 0
  /// Space after the last line of a paragraph.
  var paragraphSpacing: CGFloat = 0

  func styled(by style: NSParagraphStyle?) -> LineMetrics {
    guard let style else { return self }
    var line = self
    if style.lineHeightMultiple > 0 { line.height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { line.height = max(line.height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { line.height = min(line.height, style.maximumLineHeight) }
    line.spacing += style.lineSpacing
    line.paragraphSpacing = style.paragraphSpacing + style.paragraphSpacingBefore
    return line
  }
}
