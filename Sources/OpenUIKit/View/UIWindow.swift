public import Foundation

/// The root of a view tree on the screen.
open class UIWindow: UIView {
  /// A window with that frame; hidden until ``makeKeyAndVisible()``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.inWindow, .hidden])
  }

  /// A window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.inWindow)
  }

  /// Windows end the chain of views.
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }
}
