/// One line of an element's vocabulary: where in the XML a value stands, under which key it is archived, what kind of
/// value it is, and what its absence means.
struct Row: Sendable {
  /// Where a value stands.
  enum Source: Sendable, Hashable {
    /// An attribute of the element.
    case attribute(String)
    /// A child element that names the property in its `key`.
    case child(String)
    /// A child element without a key, such as `subviews`.
    case element(String)
  }

  /// How a value is read and written.
  enum Kind: Sendable {
    /// YES or NO. `absent` is what a missing attribute means; a value equal to `omits` isn't written.
    case bool(absent: Bool, omits: Bool?, inverted: Bool)
    /// A whole number.
    case integer(absent: Int?, omits: Int?)
    /// A number stored in 32 bits.
    case float(absent: Float?, omits: Float?)
    /// A number stored in 64 bits.
    case double(absent: Double?, omits: Double?)
    /// A word that stands for a number.
    case enumeration(Enumeration, absent: Int?, omits: Int?)
    /// Text that users don't see, such as an identifier.
    case identifier
    /// Text that users see, from an attribute or a child element; localisable where the document is.
    case text
    /// An image, by name.
    case image
    case color
    case font
    case point
    case size
    /// Insets written `minX minY maxX maxY`.
    case inset
    /// Insets written `top left bottom right` or `top leading bottom trailing`.
    case edgeInsets
    /// An object of its own.
    case object
    /// A child element whose rows write into this element's object.
    case inline
    /// A value that is always written, whatever the document says.
    case constant(Literal)
    /// A value with a rule of its own.
    case rule(Rule)
    /// Attributes and children that are read together with the element, or where the document is put together.
    case part
    /// Known, and of no consequence for the nib: Interface Builder's own.
    case designTime
  }

  /// A constant value.
  enum Literal: Sendable {
    case bool(Bool)
    case integer(Int)
    case float(Float)
    case double(Double)
    case null
    /// An object of this class without values.
    case object(String)
    case size(Double, Double)
    case insets(Double, Double, Double, Double)
  }

  /// A method that writes a row's value.
  typealias Rule = @Sendable (Compilation) -> (Field) -> Void

  let sources: [Source]
  let key: String
  let kind: Kind
}

extension Row {
  /// A truth value that is written where it differs from UIKit's default.
  static func flag(
    _ attribute: String, key: String, absent: Bool = false, omits: Bool? = false
  ) -> Row {
    Row(
      sources: [.attribute(attribute)], key: key, kind: .bool(absent: absent, omits: omits, inverted: false))
  }

  /// A truth value that is archived as its opposite and only when the attribute says NO.
  static func inverted(_ attribute: String, key: String) -> Row {
    Row(sources: [.attribute(attribute)], key: key, kind: .bool(absent: true, omits: true, inverted: true))
  }

  static func integer(_ attribute: String, key: String, absent: Int? = nil, omits: Int? = nil) -> Row {
    Row(sources: [.attribute(attribute)], key: key, kind: .integer(absent: absent, omits: omits))
  }

  static func float(_ attribute: String, key: String, absent: Float? = nil, omits: Float? = nil) -> Row {
    Row(sources: [.attribute(attribute)], key: key, kind: .float(absent: absent, omits: omits))
  }

  static func double(_ attribute: String, key: String, absent: Double? = nil, omits: Double? = nil) -> Row {
    Row(sources: [.attribute(attribute)], key: key, kind: .double(absent: absent, omits: omits))
  }

  static func word(
    _ attribute: String, key: String, _ words: Enumeration, absent: Int? = nil, omits: Int? = nil
  ) -> Row {
    Row(
      sources: [.attribute(attribute)], key: key,
      kind: .enumeration(words, absent: absent, omits: omits))
  }

  static func identifier(_ attribute: String, key: String) -> Row {
    Row(sources: [.attribute(attribute)], key: key, kind: .identifier)
  }

  /// Text in an attribute, or in a `string` child where it has line breaks.
  static func text(_ name: String, key: String) -> Row {
    Row(sources: [.attribute(name), .child(name)], key: key, kind: .text)
  }

  /// An image named by an attribute, or by an `imageReference` where more is to be said of it.
  static func image(_ name: String, key: String) -> Row {
    Row(sources: [.attribute(name), .child(name)], key: key, kind: .image)
  }

  static func color(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .color)
  }

  static func font(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .font)
  }

  static func point(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .point)
  }

  static func size(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .size)
  }

  static func inset(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .inset)
  }

  static func edgeInsets(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .edgeInsets)
  }

  static func object(_ name: String, key: String) -> Row {
    Row(sources: [.child(name)], key: key, kind: .object)
  }

  static func inline(_ name: String) -> Row {
    Row(sources: [.child(name)], key: "", kind: .inline)
  }

  static func constant(_ literal: Literal, key: String) -> Row {
    Row(sources: [], key: key, kind: .constant(literal))
  }

  static func rule(_ rule: @escaping Rule, key: String = "", _ sources: Source...) -> Row {
    Row(sources: sources, key: key, kind: .rule(rule))
  }

  static func part(_ sources: Source...) -> Row { part(sources) }

  static func part(_ sources: [Source]) -> Row { Row(sources: sources, key: "", kind: .part) }

  static func designTime(_ sources: Source...) -> Row {
    Row(sources: sources, key: "", kind: .designTime)
  }
}
