public import Foundation

/// A view that reports events to targets.
open class UIControl: UIView {
  /// Pairs of target and action, in the order of adding; nil until the first, so that plain controls stay small.
  final var targetActions: [TargetAction]?
  /// Actions as closures, in the order of adding.
  final var closureActions: [(action: UIAction, events: Event)]?
  final var storedHorizontalAlignment = ContentHorizontalAlignment.center
  final var storedVerticalAlignment = ContentVerticalAlignment.center

  /// A control with that frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  // Convenience, though designated in UIKit, so that subclasses which override the two common initialisers go on
  // inheriting the others, as they do there: `PillButton(type: .system)`.
  /// A control with that frame whose main action is `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.middleValues {
      switch value.key {
      case .disabled: set(.controlDisabled, nib.bool(value))
      case .selected: set(.controlSelected, nib.bool(value))
      case .highlighted: set(.controlHighlighted, nib.bool(value))
      case .contentHorizontalAlignment:
        storedHorizontalAlignment = nib.option(value, as: ContentHorizontalAlignment.self) ?? .center
      case .contentVerticalAlignment:
        storedVerticalAlignment = nib.option(value, as: ContentVerticalAlignment.self) ?? .center
      default: break
      }
    }
  }

  /// Whether the control answers to touches.
  open var isEnabled: Bool {
    get { !flags.contains(.controlDisabled) }
    set { set(.controlDisabled, !newValue) }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { flags.contains(.controlSelected) }
    set { set(.controlSelected, newValue) }
  }

  /// Whether the control is highlighted.
  open var isHighlighted: Bool {
    get { flags.contains(.controlHighlighted) }
    set { set(.controlHighlighted, newValue) }
  }

  /// Where content stands across.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { storedHorizontalAlignment }
    set { storedHorizontalAlignment = newValue }
  }

  /// Where content stands across, with leading and trailing turned into edges.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch storedHorizontalAlignment {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: storedHorizontalAlignment
    }
  }

  /// Where content stands up and down.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { storedVerticalAlignment }
    set { storedVerticalAlignment = newValue }
  }

  /// The states that hold together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  // MARK: Targets

  /// Calls `action` on `target`, which isn't retained, on those events; a nil target means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = TargetAction.object(target)
    var pairs = targetActions ?? []
    if let same = pairs.firstIndex(where: { $0.isAlive && $0.isPair(of: action, object) }) {
      pairs[same] = pairs[same].on(pairs[same].events.union(events))
    } else {
      pairs.append(TargetAction(target: object, action: action, events: events))
    }
    targetActions = pairs
  }

  /// Stops calling; nil stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = TargetAction.object(target)
    guard var pairs = targetActions else { return }
    for index in pairs.indices
    where (object == nil || pairs[index].target === object)
      && (action == nil || pairs[index].action == action)
    {
      pairs[index] = pairs[index].on(pairs[index].events.subtracting(events))
    }
    pairs.removeAll { $0.events.isEmpty }
    targetActions = pairs.isEmpty ? nil : pairs
  }

  /// Performs `action` on those events; one of the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    closureActions = (closureActions ?? []) + [(action, events)]
  }

  /// Stops performing `action` on those events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Stops performing the action of that identifier on those events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    closureActions = closureActions?.map { pair in
      pair.action.identifier == identifier ? (pair.action, pair.events.subtracting(events)) : pair
    }.filter { !$0.events.isEmpty }
  }

  /// All targets; NSNull stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      (targetActions ?? []).compactMap { pair -> AnyHashable? in
        guard pair.hasTarget else { return NSNull() }
        return (pair.target as? NSObject).map { AnyHashable($0) }
      })
  }

  /// All events with a target.
  open var allControlEvents: Event { (targetActions ?? []).reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the actions of `target` on `event`, nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = TargetAction.object(target)
    let names = (targetActions ?? []).filter {
      $0.target === object && $0.hasTarget == (object != nil) && !$0.events.isDisjoint(with: event)
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Delivers one action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let receiver = TargetAction.object(target), let method = method(action, of: receiver) {
      method.call(receiver, self, event)
    } else {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  /// What `action` means for `receiver`, if that is a target of it and has such a method.
  private func method(_ action: Selector, of receiver: AnyObject) -> NibConnections.Action? {
    guard let pairs = targetActions else { return nil }
    for index in pairs.indices where pairs[index].isPair(of: action, receiver) {
      return pairs[index].method(of: receiver)
    }
    return nil
  }

  /// Delivers one action that is a closure.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Delivers the actions of all those events.
  open func sendActions(for events: Event) {
    // By index: builds without optimisation allocate for every element that an iterator gives.
    if let pairs = closureActions {
      for index in pairs.indices where !pairs[index].events.isDisjoint(with: events) {
        sendAction(pairs[index].action)
      }
    }
    guard let pairs = targetActions else { return }
    for index in pairs.indices where !pairs[index].events.isDisjoint(with: events) {
      let pair = pairs[index]
      let target = pair.target
      if pair.hasTarget, target == nil { continue }
      sendAction(pair.action, to: target, for: nil)
    }
  }
}

extension ViewFlags {
  static let controlDisabled = ViewFlags.own1
  static let controlSelected = ViewFlags.own2
  static let controlHighlighted = ViewFlags.own3
}
