import Foundation

/// A target, which isn't retained, and the action to call on it. No target means the responder chain.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether a target was given, so that one that is gone isn't taken for none.
  let hasTarget: Bool
  let action: Selector
  var events: UIControl.Event

  init(target: AnyObject?, action: Selector, events: UIControl.Event = []) {
    self.target = target
    hasTarget = target != nil
    self.action = action
    self.events = events
  }

  /// `target` as an object; UIKit's callers give it as `Any?`.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    if case Optional<Any>.none = target as Any? { return nil }
    let object = target as AnyObject
    return object is NSNull ? nil : object
  }
}
