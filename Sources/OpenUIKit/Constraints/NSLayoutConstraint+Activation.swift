import Foundation

extension NSLayoutConstraint {
  final func activate() {
    guard holder == nil else { return }
    guard let view = nearestCommonAncestor else {
      preconditionFailure(
        """
        NSGenericException: Unable to activate constraint with anchors \(describe(first)) and \(describe(second)) \
        because they have no common ancestor.
        """)
    }
    view.addConstraint(self)
  }

  /// The nearest view that both items are in or are.
  final var nearestCommonAncestor: UIView? {
    guard let left = firstView else { return nil }
    guard second != nil else { return left }
    guard let right = secondView else { return nil }
    if left === right { return left }
    // The two cases that almost all constraints are: child and parent, siblings.
    if left.parent === right { return right }
    if right.parent === left { return left }
    if let parent = left.parent, parent === right.parent { return parent }
    var (left0, right0): (UIView?, UIView?) = (left, right)
    var (depth, other) = (left.depthInTree, right.depthInTree)
    while depth > other { (left0, depth) = (left0?.parent, depth - 1) }
    while other > depth { (right0, other) = (right0?.parent, other - 1) }
    while let one = left0, let two = right0 {
      if one === two { return one }
      (left0, right0) = (one.parent, two.parent)
    }
    return nil
  }

  /// The view that an item belongs to: itself, or the owner of a guide.
  static func view(of item: AnyObject?) -> UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.owningView
    default: nil
    }
  }

  private func describe(_ item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nil" }

  /// The view that held the constraint goes. Its items are in it or are it, so they can't be relied on any more.
  final func holderWillGo() {
    holder = nil
    first = nil
    second = nil
  }
}

extension UIView {
  fileprivate final var depthInTree: Int {
    var depth = 0
    var view = self
    while let parent = view.parent { (view, depth) = (parent, depth + 1) }
    return depth
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    heldConstraints.append(constraint)
    constraint.holder = self
    constraintsDidChange()
  }

  final func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let index = heldConstraints.firstIndex(where: { $0 === constraint })
    else {
      return
    }
    constraint.holder = nil
    heldConstraints.remove(at: index)
    constraintsDidChange()
  }

  /// Drops the held constraints that concern `view` or what is in it, and something outside.
  final func releaseConstraints(reachingInto view: UIView) {
    guard !heldConstraints.isEmpty else { return }
    let leaving = heldConstraints.filter { constraint in
      constraint.firstView?.isDescendant(of: view) == true
        || constraint.secondView?.isDescendant(of: view) == true
    }
    leaving.forEach(removeConstraint)
  }

  final func setTranslatesMask(_ translates: Bool) {
    guard translates == flags.contains(.doesNotTranslateMask) else { return }
    set(.doesNotTranslateMask, !translates)
    constraintsDidChange()
  }
}
