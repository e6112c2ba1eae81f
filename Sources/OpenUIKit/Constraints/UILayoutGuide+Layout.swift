import Foundation

extension UILayoutGuide {
  final func guideLayoutFrame() -> CGRect {
    guard let owner else { return .zero }
    if let insets = fixedInsets {
      var bounds = owner.storedBounds
      if !(owner is UIScrollView) { bounds.origin = .zero }
      return bounds.inset(by: insets)
    }
    return owner.currentEngine?.rect(of: self) ?? .zero
  }
}

extension LayoutEngine {
  /// The rectangle of a guide in the last solution.
  func rect(of guide: UILayoutGuide) -> CGRect? {
    let index = Int(guide.layoutIndex)
    guard items.indices.contains(index), items[index].object === guide else { return nil }
    return items[index].rect
  }
}
