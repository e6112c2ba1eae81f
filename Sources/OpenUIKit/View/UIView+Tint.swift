import Foundation

extension UIView {
  final var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.extras?.tintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  final var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.extras?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.parent
    }
    return .normal
  }

  final func setTintColor(_ color: UIColor?) {
    if color == nil, extras == nil { return }
    rare.tintColor = color
    if color != nil { markTinted() }
    tintColorDidChangeInSubtree()
  }

  /// Remembers that this view or one above it has a tint of its own, so that views moving in are told.
  final func markTinted() {
    guard !flags.contains(.tinted) else { return }
    flags.insert(.tinted)
    for child in children { child.markTinted() }
  }

  /// Tells this view and all below it that inherit.
  final func tintColorDidChangeInSubtree() {
    tintColorDidChange()
    for child in children where child.extras?.tintColor == nil { child.tintColorDidChangeInSubtree() }
  }
}
