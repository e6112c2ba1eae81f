/// A titled closure, for menus and controls.
open class UIAction: UIMenuElement {
  /// The closure of an action; it is given the action.
  public typealias Handler = (UIAction) -> Void

  /// Names an action; an action added to a control replaces one of the same name.
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

  /// The name; one of its own unless stated.
  public var identifier: Identifier {
    stated ?? Identifier("com.apple.action.dynamic.\(ObjectIdentifier(self).hashValue)")
  }
  /// The text for places where the title would be too short to understand.
  open var discoverabilityTitle: String?
  /// Whether the action can be chosen.
  open var attributes: Attributes
  /// Whether the action is marked.
  open var state: State
  /// Who caused the action: the control that it was added to.
  public var sender: Any? { cause }
  let handler: Handler
  private let stated: Identifier?
  private weak var cause: AnyObject?

  /// An action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    stated = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the closure, with `sender` as the one who caused it.
  func perform(sender: AnyObject?) {
    cause = sender
    handler(self)
  }
}
