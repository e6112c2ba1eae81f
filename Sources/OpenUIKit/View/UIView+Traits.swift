import Foundation

extension UIView {
  /// The view's own overrides over the superview's traits; at the top, those of the process.
  final var currentTraits: UITraitCollection {
    let inherited = parent?.currentTraits ?? UITraitCollection.current
    guard let own = extras?.overrideTraits else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, own])
  }
}
