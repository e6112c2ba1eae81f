import Foundation

extension UIFont {
  /// The font that was archived under `coder`'s present object, nil if it names none.
  ///
  /// A text style counts more than a descriptor, and that more than the name: the name is the one of the system where
  /// the nib was compiled (`.SFUIText-Semibold`), while descriptor and style say what was meant.
  static func decoded(by coder: NSCoder) -> UIFont? {
    var archived = ArchivedFont()
    if let nib = NibCoder.decoding(coder) {
      for value in nib.values {
        switch value.key {
        case .fontName: archived.name = nib.string(value)
        case .nsName: archived.name = archived.name ?? nib.string(value)
        case .ibTextStyle: archived.textStyle = nib.string(value)
        case .fontDescriptor: archived.descriptor = nib.shared(value, as: UIFontDescriptor.self)
        case .fontPointSize: archived.pointSize = nib.double(value)
        case .nsSize: archived.designSize = nib.double(value)
        case .fontTraits: archived.traits = nib.int(value)
        case .systemFont: archived.isSystem = nib.bool(value)
        default: break
        }
      }
    } else {
      archived.name = coder.decodeObject(forKey: "UIFontName") as? String
      archived.pointSize = coder.decodeDouble(forKey: "UIFontPointSize")
      archived.isSystem = coder.decodeBool(forKey: "UISystemFont")
    }
    return archived.font
  }
}

/// The values of an archived font.
private struct ArchivedFont {
  var name: String?
  var textStyle: String?
  var descriptor: UIFontDescriptor?
  /// 0 for text styles.
  var pointSize: CGFloat = 0
  /// The size at which the font was designed with; stands in for a point size of 0.
  var designSize: CGFloat = 0
  var traits = 0
  var isSystem = false

  /// Of `traits`.
  private static let boldTrait = 2

  private var size: CGFloat { pointSize > 0 ? pointSize : designSize > 0 ? designSize : UIFont.labelFontSize }

  var font: UIFont? {
    if let textStyle { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: textStyle)) }
    if let descriptor, descriptor.face.isSystem { return system(descriptor.face) }
    if let descriptor { return UIFont(face: descriptor.face, pointSize: size) }
    guard let name else { return nil }
    guard isSystem else { return UIFont(name: name, size: size) }
    let face = FontFace.archivedSystem(name) ?? FontFace.system(.regular)
    let isLighterThanSaid = traits & Self.boldTrait != 0 && !face.isBold
    return system(isLighterThanSaid ? FontFace.system(.bold) : face)
  }

  private func system(_ face: FontFace) -> UIFont {
    if face.isMonospaced { return UIFont(face: face, pointSize: size) }
    if face.isItalic { return .italicSystemFont(ofSize: size) }
    return .systemFont(ofSize: size, weight: face.weight)
  }
}

extension FontFace {
  private static let usages: [String: UIFont.Weight] = [
    "CTFontUltraLightUsage": .ultraLight, "CTFontThinUsage": .thin, "CTFontLightUsage": .light,
    "CTFontRegularUsage": .regular, "CTFontMediumUsage": .medium, "CTFontDemiUsage": .semibold,
    "CTFontEmphasizedUsage": .bold, "CTFontBoldUsage": .bold, "CTFontHeavyUsage": .heavy,
    "CTFontBlackUsage": .black,
  ]

  /// The system's face for a Core Text usage such as `CTFontDemiUsage`; regular if the usage is unknown.
  static func usage(_ usage: String) -> FontFace {
    system(usages[usage] ?? .regular, italic: usage == "CTFontObliqueUsage")
  }
}
