public import Foundation

extension UIScrollView {
  /// How far the content has to be pulled past its top to set off the refresh control, in points.
  static let pullDistance: CGFloat = 120

  /// Takes out the present control and puts in another one.
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== storedRefreshControl else { return }
    if let old = storedRefreshControl {
      storedRefreshControl = nil
      old.removeFromSuperview()
    }
    storedRefreshControl = control
    guard let control else { return }
    // A control belongs to one scroll view only.
    if let other = control.superview as? UIScrollView, other !== self, other.storedRefreshControl === control
    {
      other.storedRefreshControl = nil
    }
    insertSubview(control, at: 0)
    control.place(in: self)
  }

  /// Does what a finger does that drags the content down by `distance` points from the top and lets go: the delegate
  /// is told of dragging and scrolling, and from 120 points on the refresh control is set off: it turns to
  /// refreshing, then sends `.valueChanged`.
  ///
  /// There are no fingers here, so tests and benchmarks call this. Nothing happens while scrolling is disabled.
  public func simulatePullToRefresh(by distance: CGFloat = 120) {
    guard isScrollEnabled, distance > 0 else { return }
    scrollFlags.insert(.dragging)
    delegate?.scrollViewWillBeginDragging(self)
    let rest = contentOffset
    let top = -adjustedContentInset.top
    if bounces {
      contentOffset = CGPoint(x: rest.x, y: top - distance)
      if distance >= Self.pullDistance { storedRefreshControl?.wasPulled() }
    }
    var target = CGPoint(x: rest.x, y: -adjustedContentInset.top)
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    scrollFlags.remove(.dragging)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollFlags.insert(.decelerating)
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    scrollFlags.remove(.decelerating)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
