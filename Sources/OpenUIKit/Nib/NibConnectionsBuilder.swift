import Foundation

/// Collects the names of a class's outlets, runtime attributes and actions.
public struct NibConnectionsBuilder<Root: AnyObject> {
  var entries: [String: NibConnections.Entry] = [:]
  var actions: [String: NibConnections.Action] = [:]
  var initializer: (@Sendable () -> AnyObject)?

  /// An outlet that holds a `Value`, set by `set`.
  public mutating func outlet<Value>(
    _ name: String, _ set: @escaping @Sendable (Root, Value?) -> Void
  ) {
    entries[name, default: .init()].outlet = { object, value in
      guard let value else { return set(unsafeDowncast(object, to: Root.self), nil) }
      guard let typed = value as? Value else {
        throw NibLoadingError.wrongOutletClass(
          key: name, expected: _typeName(Value.self, qualified: false), actual: value)
      }
      set(unsafeDowncast(object, to: Root.self), typed)
    }
  }

  /// A delegate or data source of the toolkit's. UIKit takes any object and asks it later what it can do; here one that
  /// doesn't adopt the protocol in Swift can do nothing, and is left out with a line in the log.
  mutating func delegate<Value>(_ name: String, _ set: @escaping @Sendable (Root, Value?) -> Void) {
    entries[name, default: .init()].outlet = { object, value in
      let typed = value as? Value
      if let value, typed == nil {
        NibLog.write(
          "\(NibLoadingError.className(of: value)) doesn't adopt \(_typeName(Value.self, qualified: false)); as \(name) it won't be called"
        )
      }
      set(unsafeDowncast(object, to: Root.self), typed)
    }
  }

  /// An outlet collection that holds `Value`s, set by `set`; `get` is needed only where a nib adds to what is
  /// there.
  public mutating func outlets<Value>(
    _ name: String, get: (@Sendable (Root) -> [Value])? = nil,
    _ set: @escaping @Sendable (Root, [Value]) -> Void
  ) {
    let setAll: @Sendable (AnyObject, [AnyObject]) throws -> Void = { object, values in
      let typed = try values.map { value in
        guard let typed = value as? Value else {
          throw NibLoadingError.wrongOutletClass(
            key: name, expected: _typeName(Value.self, qualified: false), actual: value)
        }
        return typed
      }
      set(unsafeDowncast(object, to: Root.self), typed)
    }
    var getAll: (@Sendable (AnyObject) -> [AnyObject])?
    if let get { getAll = { get(unsafeDowncast($0, to: Root.self)).map { $0 as AnyObject } } }
    entries[name, default: .init()].collection = NibConnections.Collection(set: setAll, get: getAll)
  }

  /// A property that a user-defined runtime attribute can set.
  public mutating func attribute<Value: NibAttributeConvertible>(
    _ name: String, _ set: @escaping @Sendable (Root, Value) -> Void
  ) {
    entries[name, default: .init()].attribute = { object, value in
      guard let typed = Value.converted(from: value) else { return false }
      set(unsafeDowncast(object, to: Root.self), typed)
      return true
    }
  }

  /// An object that key paths of runtime attributes can go through, such as `layer` in `layer.cornerRadius`.
  public mutating func path<Value: AnyObject>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value?
  ) {
    entries[name, default: .init()].path = { get(unsafeDowncast($0, to: Root.self)) }
  }

  /// An action method without parameters.
  public mutating func action(_ name: String, _ call: @escaping @Sendable (Root) -> Void) {
    actions[name] = NibConnections.Action { object, _, _ in call(unsafeDowncast(object, to: Root.self)) }
  }

  /// An action method that takes the sender. A sender of another class than the method's isn't delivered.
  public mutating func action<Sender>(_ name: String, _ call: @escaping @Sendable (Root, Sender) -> Void) {
    actions[name] = NibConnections.Action { object, sender, _ in
      guard let sender: Sender = Self.typed(sender) else { return }
      call(unsafeDowncast(object, to: Root.self), sender)
    }
  }

  /// An action method that takes the sender and the event.
  public mutating func action<Sender>(
    _ name: String, _ call: @escaping @Sendable (Root, Sender, UIEvent?) -> Void
  ) {
    actions[name] = NibConnections.Action { object, sender, event in
      guard let sender: Sender = Self.typed(sender) else { return }
      call(unsafeDowncast(object, to: Root.self), sender, event)
    }
  }

  /// `sender as? Sender`. Nearly always it is of exactly that class, and seeing so is much faster than a cast.
  private static func typed<Sender>(_ sender: Any?) -> Sender? {
    if let sender, let object = TargetAction.reference(sender),
      ObjectIdentifier(type(of: object)) == ObjectIdentifier(Sender.self)
    {
      return unsafeBitCast(object, to: Sender.self)
    }
    return sender as? Sender
  }

  /// How a custom object of this class is made: by plain `init`, which no runtime can find here.
  public mutating func initializer(_ make: @escaping @Sendable () -> Root) {
    initializer = { make() }
  }
}
