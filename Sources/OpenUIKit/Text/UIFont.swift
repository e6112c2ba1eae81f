public import Foundation

/// A typeface at a size.
///
/// Fonts never change after they were made and are shared freely. There are no font files here: a font is known by its
/// name, and its measures come from a table (`FontFace`).
open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let face: FontFace
  /// The text style this font was asked for by, nil for a font of fixed size.
  let textStyle: TextStyle?

  /// The size in points.
  public let pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat, textStyle: TextStyle? = nil) {
    self.face = face
    self.pointSize = pointSize
    self.textStyle = textStyle
  }

  /// The font with the PostScript name `fontName`, such as `HelveticaNeue-Light`, `fontSize` points high.
  ///
  /// Nil for an empty name only: as no fonts are installed here, every other name is taken to be a font of the app.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    face = FontFace.named(fontName)
    pointSize = fontSize
    textStyle = nil
  }

  /// The font that matches a descriptor best; size 0 takes the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = descriptor.face
    textStyle = descriptor.textStyle
    self.pointSize = pointSize == 0 ? descriptor.pointSize : pointSize
  }

  /// The font that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    guard let font = UIFont.decoded(by: coder) else { return nil }
    face = font.face
    pointSize = font.pointSize
    textStyle = font.textStyle
  }

  /// The PostScript name. System fonts have names that begin with a dot and may not be asked for by name.
  public var fontName: String { face.name }

  /// The name of the family.
  public var familyName: String { face.family }

  /// The same typeface at another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize)
  }

  /// The attributes that find this font again.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
  }

  /// The font itself: fonts don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: a font archive holds numbers and names only.
  public static var supportsSecureCoding: Bool { true }

  /// Archives name and size under the keys nibs use.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(face.isSystem, forKey: "UISystemFont")
  }

  /// Whether both are the same typeface at the same size, and both or neither of the same text style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || pointSize == other.pointSize && face.name == other.face.name && textStyle == other.textStyle
  }

  /// A hash of name and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face.name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Family, weight, style and size.
  open override var description: String {
    String(
      format: "<UICTFont; font-family: \"%@\"; font-weight: %@; font-style: %@; font-size: %.2fpt>",
      face.name, face.isBold ? "bold" : "normal", face.isItalic ? "italic" : "normal", Double(pointSize))
  }
}
