import Foundation

extension UIView {
  /// Whether the view is `view` or below it.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// Puts a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Swaps the places of two subviews.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
  }

  final var enclosingWindow: UIWindow? {
    guard flags.contains(.inWindow) else { return nil }
    var view = self
    while let parent = view.parent { view = parent }
    return view as? UIWindow
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.parent === self, let old = children.firstIndex(where: { $0 === view }) {
      children.remove(at: old)
    }
    let index = children.firstIndex { $0 === sibling }
    if view.parent === self {
      children.insert(view, at: index.map { $0 + offset } ?? children.count)
    } else {
      insert(view, at: index.map { $0 + offset } ?? children.count)
    }
  }

  /// Makes `view` a subview at `index`, with all notices. `index` is limited to what there is.
  final func insert(_ view: UIView, at index: Int) {
    if view.parent === self {
      guard let old = children.firstIndex(where: { $0 === view }) else { return }
      children.remove(at: old)
      children.insert(view, at: min(max(index, 0), children.count))
      return
    }
    precondition(
      view !== self && (view.children.isEmpty || !isDescendant(of: view)),
      "NSInvalidArgumentException: a view can't be added below itself")
    let oldWindow = view.enclosingWindow
    let newWindow = enclosingWindow
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
    if let old = view.parent { old.lose(view) }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    hierarchyDidChange()
    if oldWindow !== newWindow { view.notifyDidMove(to: newWindow) }
    view.didMoveToSuperview()
    if flags.contains(.tinted) {
      view.markTinted()
      if view.extras?.tintColor == nil { view.tintColorDidChangeInSubtree() }
    }
    didAddSubview(view)
  }

  final func leaveParent() {
    guard let old = parent else { return }
    let window = enclosingWindow
    willMove(toSuperview: nil)
    if window != nil { notifyWillMove(to: nil) }
    // The superview may hold the last reference.
    withExtendedLifetime(self) {
      old.lose(self)
      parent = nil
      old.hierarchyDidChange()
      if window != nil { notifyDidMove(to: nil) }
      didMoveToSuperview()
    }
  }

  /// Takes `view` out of the subviews, with the constraints of this view and its ancestors that reach into it.
  private func lose(_ view: UIView) {
    willRemoveSubview(view)
    var ancestor: UIView? = self
    while let current = ancestor {
      current.releaseConstraints(reachingInto: view)
      ancestor = current.parent
    }
    if let index = children.firstIndex(where: { $0 === view }) { children.remove(at: index) }
  }

  private func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.notifyWillMove(to: window) }
  }

  private func notifyDidMove(to window: UIWindow?) {
    set(.inWindow, window != nil)
    didMoveToWindow()
    for child in children { child.notifyDidMove(to: window) }
  }
}
