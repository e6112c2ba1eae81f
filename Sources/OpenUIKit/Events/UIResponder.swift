public import Foundation

/// An object that can respond to events and takes part in the responder chain.
open class UIResponder: NSObject, NibAwakening {
  /// A responder.
  public override init() { super.init() }

  /// The next responder in the chain, nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this object may become first responder: false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes this object first responder if it can be and the present one resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, !current.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Whether the object has a method for `action`, according to its table of connections.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    NibClassTable.of(type(of: self)).action(named: action.name) != nil
  }

  /// The object that handles `action`: this one, or the first up the chain that has it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Called by Interface Builder only, when it shows the object; never when a nib is loaded. Does nothing unless
  /// overridden.
  open func prepareForInterfaceBuilder() {}

  /// Called when the object was decoded; what it returns takes the object's place. Returns `self` unless
  /// overridden.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Tells that new physical touches occurred.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that the system cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
