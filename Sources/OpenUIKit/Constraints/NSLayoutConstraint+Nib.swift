import Foundation

extension NSLayoutConstraint {
  /// Takes what the nib says of the constraint.
  final func decode(_ nib: NibCoder) {
    nib.enter(self)
    let state = nib.constraintState
    storedFirstAttribute = state.pointee.firstAttribute
    storedSecondAttribute = state.pointee.secondAttribute
    storedRelation = state.pointee.relation
    storedArchived = state.pointee.isArchived
    storedPriority = state.pointee.priority
    storedMultiplier = state.pointee.multiplier
    storedConstant = state.pointee.constant
    if state.pointee.identifier.tag != .null { storedIdentifier = nib.string(state.pointee.identifier) }
    if state.pointee.isStandardSpace { isStandardSpace = true }
    if state.pointee.first.tag != .null {
      first = nib.object(state.pointee.first)
      if nib.isView(state.pointee.first) { layoutFlags |= Self.firstIsView }
    }
    if state.pointee.second.tag != .null {
      second = nib.object(state.pointee.second)
      if nib.isView(state.pointee.second) { layoutFlags |= Self.secondIsView }
    }
  }

  private static let standardSpace: UInt8 = 1
  private static let firstIsView: UInt8 = 2
  private static let secondIsView: UInt8 = 4

  /// The view that the first item is, or whose guide it is.
  final var firstView: UIView? {
    guard layoutFlags & Self.firstIsView != 0, let first else { return NSLayoutConstraint.view(of: first) }
    return unsafeDowncast(first, to: UIView.self)
  }

  /// The view that the second item is, or whose guide it is.
  final var secondView: UIView? {
    guard layoutFlags & Self.secondIsView != 0, let second else { return NSLayoutConstraint.view(of: second) }
    return unsafeDowncast(second, to: UIView.self)
  }

  /// Whether the constant is the standard space: 20 points between a view and its superview, 8 between siblings.
  /// Archived as `NSSymbolicConstant`, without a constant.
  final var isStandardSpace: Bool {
    get { layoutFlags & Self.standardSpace != 0 }
    set { if newValue { layoutFlags |= Self.standardSpace } else { layoutFlags &= ~Self.standardSpace } }
  }

  /// Sets the constant of a standard space, once both items are in place.
  final func resolveStandardSpace() {
    guard isStandardSpace, let left = firstView else { return }
    let right = secondView
    storedConstant = right === left.parent || right?.parent === left ? 20 : 8
  }
}
