/// A group of menu entries.
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier called `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier called `rawValue`.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In place, without a level of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Warns that something will be lost.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one entry is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name; empty unless stated.
  public let identifier: Identifier
  /// How the menu is shown inside another one.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// A menu of `children`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
