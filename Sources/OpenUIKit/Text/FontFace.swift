import Foundation
import Synchronization

/// A typeface without a size; all fonts of one system weight share one.
final class FontFace: Sendable {
  let name: String
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let isMonospaced: Bool
  let isSystem: Bool
  let metrics: FontMetrics

  var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

  /// The face with a PostScript name: the family is what stands before the hyphen, the weight is read from what
  /// follows it.
  private init(named name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let base = parts.first.map(String.init) ?? name
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    self.name = name
    family = FontFace.spaced(base)
    weight = UIFont.Weight(styleName: style)
    isItalic = style.contains("italic") || style.contains("oblique")
    isMonospaced = base.contains("Mono") || base == "Menlo" || base.hasPrefix("Courier")
    isSystem = false
    metrics = FontMetrics.table[base] ?? .system
  }

  private static let known = Mutex<[String: FontFace]>([:])

  /// The face with a PostScript name, which may be one of the system's. Names are taken apart once.
  static func named(_ name: String) -> FontFace {
    if let face = known.withLock({ $0[name] }) { return face }
    let face = (name.hasPrefix(".") ? archivedSystem(name) : nil) ?? FontFace(named: name)
    known.withLock { $0[name] = face }
    return face
  }

  /// The system's face of a weight. Names are those of the present generation: `.SFUI-Regular` and so on.
  private init(step: Int, italic: Bool, monospaced: Bool) {
    let (weight, style) = UIFont.Weight.ladder[step]
    name =
      monospaced
      ? ".AppleSystemUIFontMonospaced-\(style)"
      : italic ? (weight == .regular ? ".SFUI-RegularItalic" : ".SFUI-\(style)Italic") : ".SFUI-\(style)"
    family = monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    self.weight = weight
    isItalic = italic
    isMonospaced = monospaced
    isSystem = true
    metrics = .system
  }

  private static let uprightFaces = UIFont.Weight.ladder.indices.map {
    FontFace(step: $0, italic: false, monospaced: false)
  }

  /// The system's face of a weight.
  static func system(_ weight: UIFont.Weight, italic: Bool = false, monospaced: Bool = false) -> FontFace {
    let step = weight.step
    return italic || monospaced
      ? FontFace(step: step, italic: italic, monospaced: monospaced) : uprightFaces[step]
  }

  /// The system's face that an older system font name stands for: `.HelveticaNeueInterface-Regular`,
  /// `.SFUIText-Semibold`, `.SFUIText_Semibold`, `.SFUIDisplay-Bold`, `.AppleSystemUIFont`. Nil if the name isn't one of
  /// a system font.
  static func archivedSystem(_ name: String) -> FontFace? {
    let known = [".SF", ".HelveticaNeueInterface", ".AppleSystemUIFont", ".HelveticaNeueUI"]
    guard let prefix = known.first(where: name.hasPrefix) else { return nil }
    let style =
      name.dropFirst(prefix.count).split(whereSeparator: { "-_".contains($0) }).dropFirst().first?
      .lowercased()
      ?? ""
    return system(
      UIFont.Weight(styleName: style), italic: style.contains("italic"), monospaced: name.contains("Mono"))
  }

  /// `HelveticaNeue` as `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }
}

/// Measures of a typeface as parts of the point size.
struct FontMetrics: Sendable {
  let ascender: CGFloat
  let descender: CGFloat
  var leading: CGFloat = 0
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// San Francisco (SF UI): units per em 2048, ascender 1950, descender 494, cap height 1443, x-height 1078. Stands
  /// in for every face that isn't in the table.
  static let system = FontMetrics(
    ascender: 1950.0 / 2048, descender: 494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  /// By the part of the PostScript name before the hyphen; from the fonts' own horizontal header and OS/2 tables.
  static let table: [String: FontMetrics] = [
    "HelveticaNeue": FontMetrics(
      ascender: 0.952, descender: 0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517),
    "Helvetica": FontMetrics(ascender: 0.92, descender: 0.23, capHeight: 0.72, xHeight: 0.523),
    "AvenirNext": FontMetrics(ascender: 1, descender: 0.366, capHeight: 0.708, xHeight: 0.468),
    "Menlo": FontMetrics(ascender: 0.928, descender: 0.236, capHeight: 0.729, xHeight: 0.547),
    "Georgia": FontMetrics(ascender: 0.917, descender: 0.219, capHeight: 0.692, xHeight: 0.481),
    "ArialMT": FontMetrics(
      ascender: 0.905, descender: 0.212, leading: 0.033, capHeight: 0.716, xHeight: 0.519),
  ]
}
