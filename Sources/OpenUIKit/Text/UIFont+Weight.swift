public import Foundation

extension UIFont {
  /// How heavy a typeface is, from -1 to 1; regular is 0.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat

    /// The weight with the number `rawValue`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight with the number `rawValue`.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Ultra light, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Thin, -0.6.
    public static let thin = Weight(-0.6)
    /// Light, -0.4.
    public static let light = Weight(-0.4)
    /// Regular, 0.
    public static let regular = Weight(0)
    /// Medium, 0.23.
    public static let medium = Weight(0.23)
    /// Semibold, 0.3.
    public static let semibold = Weight(0.3)
    /// Bold, 0.4.
    public static let bold = Weight(0.4)
    /// Heavy, 0.56.
    public static let heavy = Weight(0.56)
    /// Black, 0.62.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// Lightest first, with the name that PostScript names have after the hyphen.
  static let ladder: [(weight: UIFont.Weight, styleName: String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]

  /// The step of `ladder` that is nearest.
  var step: Int {
    switch rawValue {
    case ..<(-0.7): 0
    case ..<(-0.5): 1
    case ..<(-0.2): 2
    case ..<0.115: 3
    case ..<0.265: 4
    case ..<0.35: 5
    case ..<0.48: 6
    case ..<0.59: 7
    default: 8
    }
  }

  var styleName: String { Self.ladder[step].styleName }

  /// The weight that the lower-case style part of a PostScript name means; regular if it names none.
  init(styleName style: String) {
    self =
      if style.contains("ultralight") || style.contains("extralight") {
        .ultraLight
      } else if style.contains("semibold") || style.contains("demi") {
        .semibold
      } else if style.contains("thin") {
        .thin
      } else if style.contains("light") {
        .light
      } else if style.contains("medium") {
        .medium
      } else if style.contains("heavy") || style.contains("extrabold") {
        .heavy
      } else if style.contains("black") {
        .black
      } else if style.contains("bold") {
        .bold
      } else {
        .regular
      }
  }
}
