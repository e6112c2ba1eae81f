public import Foundation

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
    UIFont(face: FontFace.system(weight, monospaced: true), pointSize: fontSize)
  }
}

/// System fonts of whole sizes, made by weight when one of the weight is asked for first: everybody who asks for the
/// same font gets the same object, and gets it without a lock.
private enum SystemFonts {
  static let regular = UIFont.Weight.regular.step
  static let bold = UIFont.Weight.bold.step
  /// One step beyond the last weight.
  static let italic = UIFont.Weight.ladder.count
  /// Whole sizes below this are kept; other sizes are made anew.
  private static let sizes: CGFloat = 65

  private static let ultraLights = all(.system(.ultraLight))
  private static let thins = all(.system(.thin))
  private static let lights = all(.system(.light))
  private static let regulars = all(.system(.regular))
  private static let mediums = all(.system(.medium))
  private static let semibolds = all(.system(.semibold))
  private static let bolds = all(.system(.bold))
  private static let heavies = all(.system(.heavy))
  private static let blacks = all(.system(.black))
  private static let italics = all(.system(.regular, italic: true))

  private static func all(_ face: FontFace) -> [UIFont] {
    (0..<Int(sizes)).map { UIFont(face: face, pointSize: CGFloat($0)) }
  }

  static func font(step: Int, size: CGFloat) -> UIFont {
    guard size > 0, size < sizes else { return make(step, size) }
    let whole = Int(size)
    guard CGFloat(whole) == size else { return make(step, size) }
    return switch step {
    case 0: ultraLights[whole]
    case 1: thins[whole]
    case 2: lights[whole]
    case 3: regulars[whole]
    case 4: mediums[whole]
    case 5: semibolds[whole]
    case 6: bolds[whole]
    case 7: heavies[whole]
    case 8: blacks[whole]
    default: italics[whole]
    }
  }

  private static func make(_ step: Int, _ size: CGFloat) -> UIFont {
    let face: FontFace =
      step == italic ? .system(.regular, italic: true) : .system(UIFont.Weight.ladder[step].weight)
    return UIFont(face: face, pointSize: size)
  }
}
