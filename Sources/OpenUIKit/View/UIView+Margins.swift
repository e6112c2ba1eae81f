import Foundation

extension UIView {
  /// The class's own unless set, grown by the safe area and by the superview's margins where asked for.
  final var currentLayoutMargins: UIEdgeInsets {
    var margins = extras?.layoutMargins ?? Self.defaultLayoutMargins
    if insetsLayoutMarginsFromSafeArea, let safe = extras?.safeAreaInsets {
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.currentLayoutMargins
      let frame = currentFrame
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.storedBounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (parent.storedBounds.width - frame.maxX))
    }
    return margins
  }

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != extras?.layoutMargins ?? Self.defaultLayoutMargins else { return }
    rare.layoutMargins = margins
    layoutMarginsDidChange()
    constraintsDidChange()
  }

  final var currentSafeAreaInsets: UIEdgeInsets { extras?.safeAreaInsets ?? .zero }
}
