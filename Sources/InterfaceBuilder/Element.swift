/// One XML element of an Interface Builder document, kept whole: name, attributes in file order, children, text and
/// the line it stands on. Nothing is chosen or interpreted here, so nothing can get lost.
public struct Element: Sendable, Equatable {
  /// An attribute as written: `name="value"`, entities resolved.
  public struct Attribute: Sendable, Equatable {
    /// The attribute's name.
    public let name: String
    /// The attribute's value with entities resolved.
    public let value: String

    /// An attribute with the given name and value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The element's name, for instance `label`.
  public let name: String
  /// The attributes in the order of the file.
  public let attributes: [Attribute]
  /// The child elements in the order of the file.
  public internal(set) var children: [Element]
  /// The character data directly inside this element. White space between child elements isn't kept.
  public internal(set) var text: String
  /// The line of the element's `<`, counted from 1; 0 for an element that no file contains.
  public let line: Int

  /// An element that wasn't read from a file, or whose place is known otherwise.
  public init(
    name: String, attributes: [Attribute] = [], children: [Element] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The value of the attribute named `name`, or nil where the element has none.
  public subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The first child named `name`.
  public func child(named name: String) -> Element? {
    children.first { $0.name == name }
  }

  /// The first child that says it is the value of property `key`, whatever its name.
  public func child(forKey key: String) -> Element? {
    children.first { $0.key == key }
  }

  /// The children of the first child named `name`; empty where there is none. For lists such as `subviews`.
  public func list(_ name: String) -> [Element] {
    child(named: name)?.children ?? []
  }
}
