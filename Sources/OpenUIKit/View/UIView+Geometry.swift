public import Foundation

extension UIView {
  /// The side object for rare properties, made when first needed.
  @inline(__always) final var rare: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  @inline(__always) final func set(_ flag: ViewFlags, _ on: Bool) {
    if on { flags.insert(flag) } else { flags.remove(flag) }
  }

  final var currentFrame: CGRect {
    let size = storedBounds.size
    guard let transform = extras?.transform, !transform.isIdentity else {
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform)
    return box.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    guard frame.size != storedBounds.size else { return }
    let old = storedBounds.size
    storedBounds.size = frame.size
    boundsSizeDidChange(from: old)
  }

  final func setBounds(_ bounds: CGRect) {
    let old = storedBounds.size
    storedBounds = bounds.standardized
    if storedBounds.size != old { boundsSizeDidChange(from: old) }
  }

  final func setHidden(_ hidden: Bool) {
    guard hidden != flags.contains(.hidden) else { return }
    set(.hidden, hidden)
    parent?.subviewVisibilityDidChange(self)
  }

  /// A point in own coordinates, as `view` sees it; of the window if that is nil.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    return view.pointFromRoot(inRoot)
  }

  /// A point in the coordinates of `view`, or of the window if that is nil, as this view sees it.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// A rectangle in own coordinates, as `view` sees it; of the window if that is nil.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.box(of: rect) { convert($0, to: view) }
  }

  /// A rectangle in the coordinates of `view`, or of the window if that is nil, as this view sees it.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.box(of: rect) { convert($0, from: view) }
  }

  private static func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The transform from own coordinates to the superview's.
  private var toParent: CGAffineTransform {
    let transform = extras?.transform ?? .identity
    return CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.parent {
      point = point.applying(view.toParent)
      view = parent
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.pointFromRoot(point).applying(toParent.inverted())
  }

  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, storedAlpha >= 0.01, self.point(inside: point, with: event)
    else {
      return nil
    }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
}
