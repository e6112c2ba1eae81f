import Foundation

// When layout is due is told by flags whose absence means "due", so that making and nesting views costs nothing: a new
// view needs layout, and so do all views above a view that does.
extension UIView {
  /// The view without superview that this view is in, or is.
  final var topmostView: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The engine of the tree, if it has one that knows all of its constraints.
  final var currentEngine: LayoutEngine? {
    let root = topmostView
    return root.flags.contains(.engineCurrent) ? root.extras?.layoutEngine : nil
  }

  // MARK: Marking

  final func markNeedsLayout() {
    flags.remove(.laidOut)
    var view = self
    while view.flags.contains(.subtreeLaidOut) {
      view.flags.remove(.subtreeLaidOut)
      guard let parent = view.parent else { return }
      view = parent
    }
  }

  /// Constraints or views came or went: the engine has to be filled anew.
  final func constraintsDidChange() {
    markNeedsLayout()
    var view = self
    while view.flags.contains(.engineCurrent) {
      view.flags.remove(.engineCurrent)
      guard let parent = view.parent else { return }
      view = parent
    }
  }

  final func hierarchyDidChange() { constraintsDidChange() }

  final func contentPrioritiesChanged() { constraintsDidChange() }

  final func intrinsicContentSizeChanged() {
    guard flags.contains(.engineCurrent), let engine = currentEngine else { return }
    engine.staleContents.append(self)
    topmostView.markNeedsLayout()
    markNeedsLayout()
  }

  final func subviewVisibilityDidChange(_ subview: UIView) {
    if let stack = self as? UIStackView, stack.arranged.contains(where: { $0 === subview }) {
      stack.arrangementChanged()
    }
  }

  final func markNeedsConstraintUpdate() {
    flags.insert(.needsConstraintUpdate)
    markNeedsLayout()
  }

  // MARK: Laying out

  /// Calls `updateConstraints` where it is due, subviews first: in each view once before its first layout, and where it
  /// was asked for.
  final func performConstraintUpdates() {
    for child in children where !child.flags.contains(.subtreeLaidOut) { child.performConstraintUpdates() }
    if !flags.contains(.engineCurrent) || flags.contains(.needsConstraintUpdate) { updateConstraints() }
  }

  /// Does what is due in the tree around this view: constraints are updated and solved as a whole, then views are laid
  /// out from the topmost one that needs it, each before its subviews.
  final func performLayoutIfNeeded() {
    var top = self
    while let parent = top.parent, !parent.flags.contains(.laidOut) { top = parent }
    // Laying out may change what has been solved; it settles after few rounds, or is cut off.
    let root = top.topmostView
    for _ in 0..<12 where !top.flags.contains(.subtreeLaidOut) || root.hasStaleMasks {
      root.prepareLayout()
      top.layOutSubtree()
    }
  }

  /// Has the constraints of the tree solved.
  private final func prepareLayout() {
    performConstraintUpdates()
    if !flags.contains(.engineCurrent) {
      let engine = extras?.layoutEngine ?? LayoutEngine(root: self)
      engine.fill()
      if !engine.isEmpty || extras != nil { rare.layoutEngine = engine.isEmpty ? nil : engine }
    }
    extras?.layoutEngine?.solve()
  }

  /// Whether frames that take part in the solution have been set while laying out.
  private final var hasStaleMasks: Bool { extras?.layoutEngine?.hasStaleMasks ?? false }

  private final func layOutSubtree() {
    flags.insert(.subtreeLaidOut)
    if !flags.contains(.laidOut) {
      flags.insert(.laidOut)
      layoutSubviews()
    }
    for child in children where !child.flags.contains(.subtreeLaidOut) { child.layOutSubtree() }
    // A view that was marked while others were laid out can't always tell its superviews, which counted as due.
    if children.contains(where: { !$0.flags.contains(.subtreeLaidOut) }) { flags.remove(.subtreeLaidOut) }
  }

  final func layoutSubviewsByConstraints() {
    guard !children.isEmpty, flags.contains(.engineCurrent), let engine = topmostView.extras?.layoutEngine
    else {
      return
    }
    engine.apply(to: children)
  }

  // MARK: Autoresizing

  /// Called when the size changed: subviews follow by their masks.
  final func boundsSizeDidChange(from old: CGSize) {
    markNeedsLayout()
    guard autoresizesSubviews else { return }
    for child in children where child.storedMask != 0 && child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: storedBounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let shares = growthShares(in: old)
    let (width, height) = (new.width - old.width, new.height - old.height)
    var frame = currentFrame
    frame.origin.x += shares.x * width
    frame.size.width += shares.width * width
    frame.origin.y += shares.y * height
    frame.size.height += shares.height * height
    self.frame = frame
  }

  /// What the origin and the size take of the superview's growth.
  final var growthShares: GrowthShares { growthShares(in: parent?.storedBounds.size ?? .zero) }

  private func growthShares(in size: CGSize) -> GrowthShares {
    let frame = currentFrame
    let mask = autoresizingMask
    let (x, width) = UIView.shares(
      near: mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
      size: mask.contains(.flexibleWidth) ? frame.width : nil,
      far: mask.contains(.flexibleRightMargin) ? size.width - frame.maxX : nil)
    let (y, height) = UIView.shares(
      near: mask.contains(.flexibleTopMargin) ? frame.minY : nil,
      size: mask.contains(.flexibleHeight) ? frame.height : nil,
      far: mask.contains(.flexibleBottomMargin) ? size.height - frame.maxY : nil)
    return GrowthShares(x: x, y: y, width: width, height: height)
  }

  /// The shares of the near margin and of the size along an axis: flexible parts, those that aren't nil, grow in
  /// proportion to their lengths, or equally if these come to nothing.
  private static func shares(near: CGFloat?, size: CGFloat?, far: CGFloat?) -> (near: CGFloat, size: CGFloat)
  {
    let parts = (near == nil ? 0 : 1) + (size == nil ? 0 : 1) + (far == nil ? 0 : 1)
    guard parts > 0 else { return (0, 0) }
    let total = (near ?? 0) + (size ?? 0) + (far ?? 0)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total != 0 ? part / total : 1 / CGFloat(parts)
    }
    return (share(near), share(size))
  }
}

/// What a view's origin and size take of each point that the superview grows.
struct GrowthShares {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var width: CGFloat = 0
  var height: CGFloat = 0
}
