public import Foundation

/// The process as the end of the responder chain; here it delivers actions and simulates memory warnings.
open class UIApplication: UIResponder {
  // Views and their application belong to one thread, as in UIKit; nothing guards this object.
  /// The one application object.
  public nonisolated(unsafe) static let shared = UIApplication()

  /// Posted when memory is short. A `UINib` drops what it keeps of its file.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  final weak var firstResponder: UIResponder?

  /// Calls `action` on `target`; without one, on the first responder or the sender's chain. False if nobody has it.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = receiver(of: action, target: target, sender: sender),
      let method = NibClassTable.of(type(of: receiver)).action(named: action.name)
    else {
      if let target = TargetAction.object(target) {
        preconditionFailure(
          """
          NSInvalidArgumentException: -[\(NibLoadingError.className(of: target)) \(action)]: \
          unrecognized selector sent to instance
          """)
      }
      return false
    }
    method.call(receiver, sender, event)
    return true
  }

  private func receiver(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target = TargetAction.object(target) { return target }
    let start = firstResponder ?? sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }
}
