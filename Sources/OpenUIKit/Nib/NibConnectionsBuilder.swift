import Foundation

/// Collects the names of a class's outlets, runtime attributes and actions.
public struct NibConnectionsBuilder<Root: AnyObject> {
  var entries: [String: NibConnections.Entry] = [:]
  var actions: [String: NibConnections.Action] = [:]
  var initializer: (@Sendable () -> AnyObject)?

  // Inlinable: compiled where it is called, what follows knows the property's type, and needn't ask the runtime for it at
  // every load.

  /// An outlet that holds a `Value`, set by `set`.
  @inlinable public mutating func outlet<Value>(
    _ name: String, _ set: @escaping @Sendable (Root, Value?) -> Void
  ) {
    add(outlet: name) { object, value in
      guard let value else { return set(unsafeDowncast(object, to: Root.self), nil) }
      set(unsafeDowncast(object, to: Root.self), try Self.typed(value, for: name))
    }
  }

  /// A delegate or data source of the toolkit's. UIKit takes any object and asks it later what it can do; here one that
  /// doesn't adopt the protocol in Swift can do nothing, and is left out with a line in the log.
  mutating func delegate<Value>(_ name: String, _ set: @escaping @Sendable (Root, Value?) -> Void) {
    add(outlet: name) { object, value in
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
  @inlinable public mutating func outlets<Value>(
    _ name: String, get: (@Sendable (Root) -> [Value])? = nil,
    _ set: @escaping @Sendable (Root, [Value]) -> Void
  ) {
    var getAll: (@Sendable (AnyObject) -> [AnyObject])?
    if let get { getAll = { get(unsafeDowncast($0, to: Root.self)).map { $0 as AnyObject } } }
    add(collection: name, get: getAll) { object, values in
      set(unsafeDowncast(object, to: Root.self), try values.map { try Self.typed($0, for: name) })
    }
  }

  /// A property that a user-defined runtime attribute can set.
  @inlinable public mutating func attribute<Value: NibAttributeConvertible>(
    _ name: String, _ set: @escaping @Sendable (Root, Value) -> Void
  ) {
    add(attribute: name) { object, value in
      guard let typed = Value.converted(from: value) else { return false }
      set(unsafeDowncast(object, to: Root.self), typed)
      return true
    }
  }

  /// What an outlet or collection called `name` is set to, which has to be a `Value`.
  @inlinable static func typed<Value>(_ object: AnyObject, for name: String) throws -> Value {
    guard let typed = object as? Value else { throw wrongClass(of: object, for: name, Value.self) }
    return typed
  }

  @usableFromInline static func wrongClass<Value>(
    of object: AnyObject, for name: String, _ type: Value.Type
  ) -> any Error {
    NibLoadingError.wrongOutletClass(key: name, expected: _typeName(type, qualified: false), actual: object)
  }

  @usableFromInline mutating func add(
    outlet name: String, _ set: @escaping @Sendable (AnyObject, AnyObject?) throws -> Void
  ) {
    entries[name, default: .init()].outlet = NibConnections.Outlet(set: set)
  }

  @usableFromInline mutating func add(
    collection name: String, get: (@Sendable (AnyObject) -> [AnyObject])?,
    _ set: @escaping @Sendable (AnyObject, [AnyObject]) throws -> Void
  ) {
    entries[name, default: .init()].collection = NibConnections.Collection(set: set, get: get)
  }

  @usableFromInline mutating func add(
    attribute name: String, _ set: @escaping @Sendable (AnyObject, NibAttributeValue) -> Bool
  ) {
    entries[name, default: .init()].attribute = NibConnections.Attribute(set: set)
  }

  /// An object that key paths of runtime attributes can go through, such as `layer` in `layer.cornerRadius`.
  public mutating func path<Value: AnyObject>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value?
  ) {
    entries[name, default: .init()].path = NibConnections.Path { get(unsafeDowncast($0, to: Root.self)) }
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
