public import Foundation

/// Attributes that describe a font: name or system weight, size, traits.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let face: FontFace
  let textStyle: UIFont.TextStyle?

  /// The size in points; 0 if the descriptor states none.
  public let pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle?) {
    self.face = face
    self.pointSize = pointSize
    self.textStyle = textStyle
  }

  /// The descriptor of the font with the PostScript name `fontName`, `size` points high.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace.named(fontName), pointSize: size, textStyle: nil)
  }

  /// The descriptor with the given attributes; what they don't mention is the system font's.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var archived = ArchivedFontAttributes()
    for (name, value) in attributes { archived.set(name.rawValue, value) }
    self.init(archived)
  }

  /// The descriptor that was archived under `coder`'s present object.
  public required convenience init?(coder: NSCoder) {
    guard let attributes = ArchivedFontAttributes(coder) else { return nil }
    self.init(attributes)
  }

  /// The system font of a text style, at the default content size category.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The PostScript name.
  public var postscriptName: String { face.name }

  /// The attributes that are set.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    if let textStyle {
      attributes[.textStyle] = textStyle.rawValue
    } else {
      attributes[.name] = face.name
    }
    return attributes
  }

  /// Bold, italic, monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isBold { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same attributes with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize, textStyle: textStyle)
  }

  /// The same attributes with other traits; nil for a face that isn't the system's, as no other faces are known of
  /// its family.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard face.isSystem else { return nil }
    let weight: UIFont.Weight =
      symbolicTraits.contains(.traitBold) == face.isBold
      ? face.weight : symbolicTraits.contains(.traitBold) ? .bold : .regular
    let face = FontFace.system(
      weight, italic: symbolicTraits.contains(.traitItalic),
      monospaced: symbolicTraits.contains(.traitMonoSpace))
    return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
  }

  /// The descriptor itself: descriptors don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: a descriptor archive holds numbers and names only.
  public static var supportsSecureCoding: Bool { true }

  /// Archives the attributes.
  open func encode(with coder: NSCoder) {
    let attributes = NSMutableDictionary()
    for (name, value) in fontAttributes { attributes[name.rawValue] = value }
    coder.encode(attributes, forKey: "UIFontDescriptorAttributes")
  }

  /// Whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && face.name == other.face.name && textStyle == other.textStyle
  }

  /// A hash of name and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face.name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name as archives have it.
    public let rawValue: String

    /// The attribute called `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// Stylistic traits of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt32

    /// The traits whose bits are set in `rawValue`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
