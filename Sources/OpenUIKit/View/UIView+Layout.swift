import Foundation

extension UIView {
  final func layoutSubviewsByConstraints() {}

  final func markNeedsLayout() { flags.insert(.needsLayout) }

  final func performLayoutIfNeeded() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSubviews()
    }
    for child in children { child.performLayoutIfNeeded() }
  }

  final func markNeedsConstraintUpdate() { flags.insert(.needsConstraintUpdate) }

  final func performConstraintUpdates() {
    for child in children { child.performConstraintUpdates() }
    if flags.contains(.needsConstraintUpdate) { updateConstraints() }
  }

  final func intrinsicContentSizeChanged() {}

  final func contentPrioritiesChanged() {}

  final func constraintsDidChange() {}

  final func hierarchyDidChange() { flags.insert(.needsLayout) }

  final func subviewVisibilityDidChange(_ subview: UIView) {}

  final func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize
  {
    storedBounds.size
  }

  /// Called when the size changed: subviews follow by their masks.
  final func boundsSizeDidChange(from old: CGSize) {
    flags.insert(.needsLayout)
    guard autoresizesSubviews else { return }
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: storedBounds.size)
    }
  }

  /// Spreads what the superview grew by over the flexible parts, in proportion to their sizes.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard storedMask != 0 else { return }
    var frame = currentFrame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = UIView.spread(
      new.width - old.width, near: frame.minX, size: frame.width, far: old.width - frame.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = UIView.spread(
      new.height - old.height, near: frame.minY, size: frame.height, far: old.height - frame.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  private static func spread(
    _ growth: CGFloat, near: CGFloat, size: CGFloat, far: CGFloat,
    flexible: (near: Bool, size: Bool, far: Bool)
  ) -> (origin: CGFloat, size: CGFloat) {
    let total = (flexible.near ? near : 0) + (flexible.size ? size : 0) + (flexible.far ? far : 0)
    let count = CGFloat((flexible.near ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.far ? 1 : 0))
    guard count > 0 else { return (near, size) }
    func share(_ part: CGFloat) -> CGFloat { total != 0 ? growth * part / total : growth / count }
    return (near + (flexible.near ? share(near) : 0), size + (flexible.size ? share(size) : 0))
  }
}
