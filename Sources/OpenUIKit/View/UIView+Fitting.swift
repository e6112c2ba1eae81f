import Foundation

extension UIView {
  /// The size of this view if it were the topmost one and its size came from its constraints, near to `target`.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    performConstraintUpdates()
    let engine = LayoutEngine(root: self)
    engine.fitting = FittingTarget(
      size: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    engine.fill()
    _ = engine.item(self)
    engine.solve()
    let size = engine.existingItem(self).map { engine.frame(of: $0, self).size } ?? storedBounds.size
    // The items have been numbered for the engine that goes now.
    constraintsDidChange()
    return size
  }

  /// Whether the constraints leave a choice for the frame. False before the first layout and for views that no
  /// constraint concerns.
  public final var hasAmbiguousLayout: Bool {
    guard let engine = currentEngine, let item = engine.existingItem(self) else { return false }
    return [item.x, item.y, item.width, item.height].contains(where: engine.solver.isAmbiguous)
  }

  /// The constraints of this view and those above it that name the view, and matter along an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.heldConstraints.filter { constraint in
        (constraint.first === self || constraint.second === self)
          && constraint.storedFirstAttribute.axis == axis
      }
      view = current.parent
    }
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the attribute is measured, nil for no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
