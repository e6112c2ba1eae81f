public import Foundation

/// Recognises a gesture on the view that it is attached to and tells its targets.
open class UIGestureRecognizer: NSObject, NSCoding, NibAwakening {
  /// Stages of recognising.
  public enum State: Int, Sendable {
    /// Nothing recognised yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture was completed.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches were no such gesture.
    case failed = 5
    /// A discrete gesture was recognised: as `ended`.
    public static let recognized = State.ended
  }

  final unowned(unsafe) var attachedView: UIView?
  final var actions: [TargetAction] = []

  /// Whether the recogniser is at work.
  open var isEnabled = true
  /// Whether touches are withheld from the view once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the beginning of touches is withheld.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is withheld.
  open var delaysTouchesEnded = true
  /// Whether only touches of one type are taken together.
  open var requiresExclusiveTouchType = true
  /// Types of touches that are taken, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The object that is asked about the recogniser's decisions.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// The present stage.
  open var state = State.possible

  /// A recogniser with a first target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// A recogniser without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = NibCoder.decoding(coder) else { return }
    nib.enter(self)
    for value in nib.values {
      switch value.key {
      case .gestureRecognizerDisabled: isEnabled = !nib.bool(value)
      case .gestureRecognizerCancelsTouchesInView: cancelsTouchesInView = nib.bool(value)
      case .gestureRecognizerDelaysTouchesBegan: delaysTouchesBegan = nib.bool(value)
      case .gestureRecognizerDelaysTouchesEnded: delaysTouchesEnded = nib.bool(value)
      case .gestureRecognizerRequiresExclusiveTouchType: requiresExclusiveTouchType = nib.bool(value)
      case .gestureRecognizerAllowedTouchTypes:
        // A bit a type.
        let bits = nib.int(value)
        allowedTouchTypes = (0..<8).filter { bits & (1 << $0) != 0 }.map { NSNumber(value: $0) }
      default: break
      }
    }
  }

  /// Recognisers aren't encoded here.
  open func encode(with coder: NSCoder) {}

  /// The view that the recogniser is attached to.
  open var view: UIView? { attachedView }

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Adds a target, which isn't retained, and what to call on it.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: TargetAction.object(target), action: action))
  }

  /// Removes a target; nil stands for all, of both.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = TargetAction.object(target)
    actions.removeAll { pair in
      (object == nil || pair.target === object) && (action == nil || pair.action == action)
    }
  }

  /// Calls all targets, as the end of a gesture does. Nothing else sends touches here.
  final func sendActions() {
    for pair in actions {
      let target = pair.target
      if let target, let method = pair.method(of: target) {
        method.call(target, self, nil)
      } else {
        UIApplication.shared.sendAction(pair.action, to: target, from: self, for: nil)
      }
    }
  }
}

/// Decides for a recogniser.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIView {
  final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    extras?.gestureRecognizers.forEach { $0.attachedView = nil }
    extras?.gestureRecognizers = []
    recognizers.forEach(addGestureRecognizer)
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    rare.gestureRecognizers.append(recognizer)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.attachedView = nil
    rare.gestureRecognizers.removeAll { $0 === recognizer }
  }
}
