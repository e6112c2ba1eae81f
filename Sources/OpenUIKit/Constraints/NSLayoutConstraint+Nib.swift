import Foundation

extension NSLayoutConstraint {
  /// Reads the constraint. Where V2 keys exist the older ones, which know no margins, are ignored.
  final func decode(_ nib: NibCoder) {
    nib.enter(self)
    var old = (first: 0, second: 0, constant: 0.0)
    var new = (first: -1, second: -1, constant: 0.0)
    for value in nib.values {
      switch value.key {
      case .nsFirstItem:
        first = nib.object(value)
        if nib.isView(value) { layoutFlags |= Self.firstIsView }
      case .nsSecondItem:
        second = nib.object(value)
        if nib.isView(value) { layoutFlags |= Self.secondIsView }
      case .nsFirstAttributeV2: new.first = nib.int(value)
      case .nsSecondAttributeV2: new.second = nib.int(value)
      case .nsConstantV2: new.constant = nib.double(value)
      case .nsFirstAttribute: old.first = nib.int(value)
      case .nsSecondAttribute: old.second = nib.int(value)
      case .nsConstant: old.constant = nib.double(value)
      case .nsRelation: storedRelation = Relation(rawValue: nib.int(value)) ?? .equal
      case .nsMultiplier: storedMultiplier = nib.double(value)
      case .nsPriority: storedPriority = min(max(nib.float(value), 0), 1000)
      case .nsShouldBeArchived: storedArchived = nib.bool(value)
      case .nsLayoutIdentifier: storedIdentifier = nib.string(value)
      case .nsSymbolicConstant: if nib.string(value) == "NSSpace" { isStandardSpace = true }
      default: break
      }
    }
    let isV2 = new.first >= 0
    storedFirstAttribute = Attribute(rawValue: isV2 ? new.first : old.first) ?? .notAnAttribute
    storedSecondAttribute = Attribute(rawValue: isV2 ? max(new.second, 0) : old.second) ?? .notAnAttribute
    storedConstant = isV2 ? new.constant : old.constant
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
