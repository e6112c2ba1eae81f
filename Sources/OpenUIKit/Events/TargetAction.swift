import Foundation

/// A target, which isn't retained, and the action to call on it. No target means the responder chain.
///
/// An object, so that going through a list of them copies nothing and what an action's name means is looked up once.
final class TargetAction {
  private(set) weak var target: AnyObject?
  /// Which object the target is or was; nil stands for the responder chain.
  let identity: ObjectIdentifier?
  let action: Selector
  let events: UIControl.Event
  /// What the name meant last: good for that class until somebody declares further names.
  @exclusivity(unchecked) private var resolved:
    (type: AnyClass, generation: Int, method: NibConnections.Action)?

  /// Whether a target was given, so that one that is gone isn't taken for none.
  var hasTarget: Bool { identity != nil }

  /// Whether there is somebody to call.
  var isAlive: Bool { !hasTarget || target != nil }

  init(target: AnyObject?, action: Selector, events: UIControl.Event = []) {
    self.target = target
    identity = target.map { ObjectIdentifier($0) }
    self.action = action
    self.events = events
  }

  private init(_ other: TargetAction, events: UIControl.Event) {
    target = other.target
    identity = other.identity
    action = other.action
    self.events = events
  }

  /// The same on other events. It is another object, as a control may be going through its list just now.
  func on(_ events: UIControl.Event) -> TargetAction { TargetAction(self, events: events) }

  /// Whether this is the pair of `action` and `target`, nil for the responder chain.
  func isPair(of action: Selector, _ target: AnyObject?) -> Bool {
    identity == target.map { ObjectIdentifier($0) } && self.action == action
  }

  /// What the action's name means for `receiver`, nil if its class has no such method.
  func method(of receiver: AnyObject) -> NibConnections.Action? {
    let type: AnyClass = Swift.type(of: receiver)
    let generation = NibClassTable.generation
    if let resolved, resolved.type == type, resolved.generation == generation { return resolved.method }
    guard let method = NibClassTable.of(type).action(named: action.name) else { return nil }
    resolved = (type, generation, method)
    return method
  }

  /// `target` as an object; UIKit's callers give it as `Any?`.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    if let object = reference(target) { return object is NSNull ? nil : object }
    if case Optional<Any>.none = target as Any? { return nil }
    let object = target as AnyObject
    return object is NSNull ? nil : object
  }

  /// `value` if it is an object of a class. `as AnyObject` bridges, which takes long and allocates even where there
  /// is nothing to bridge.
  static func reference(_ value: Any) -> AnyObject? { referenceIfClass(value) }

  /// `value`, opened by the call into what it holds.
  private static func referenceIfClass<Value>(_ value: Value) -> AnyObject? {
    Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : nil
  }
}
