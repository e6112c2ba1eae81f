public import Foundation
import Synchronization

extension UIFont {
  /// The size of text in labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(step: SystemFonts.regular, size: fontSize)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SystemFonts.font(step: weight.step, size: fontSize)
  }

  /// The system font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(step: SystemFonts.bold, size: fontSize)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    SystemFonts.font(step: SystemFonts.italic, size: fontSize)
  }

  /// The system font with digits of one width. Widths come from a table without digits' variants, so this is the
  /// system font of that weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SystemFonts.font(step: weight.step, size: fontSize)
  }

  /// The system's monospaced font in a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(system: weight, monospaced: true), pointSize: fontSize)
  }
}

/// System fonts that were asked for before: everybody who asks for the same one gets the same object.
private enum SystemFonts {
  static let regular = UIFont.Weight.regular.step
  static let bold = UIFont.Weight.bold.step
  /// One step beyond the last weight.
  static let italic = UIFont.Weight.ladder.count
  /// Whole sizes below this are kept; other sizes are made anew.
  private static let sizes = 129

  private static let kept = Mutex([UIFont?](repeating: nil, count: (italic + 1) * sizes))

  static func font(step: Int, size: CGFloat) -> UIFont {
    guard size > 0, size < CGFloat(sizes), size == size.rounded() else { return make(step, size) }
    let place = step * sizes + Int(size)
    return kept.withLock { kept in
      if let font = kept[place] { return font }
      let font = make(step, size)
      kept[place] = font
      return font
    }
  }

  private static func make(_ step: Int, _ size: CGFloat) -> UIFont {
    let face =
      step == italic
      ? FontFace(system: .regular, italic: true) : FontFace(system: UIFont.Weight.ladder[step].weight)
    return UIFont(face: face, pointSize: size)
  }
}
