#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

extension UIScrollView {
  /// Design D: gives any scroll, table or collection view a refresh control that calls a closure. The floor of
  /// dispatch: no selector, no delegate.
  public func setUpRefreshControl(handler: @escaping (UIScrollView) -> Void) {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [unowned self] _ in handler(self) }, for: .valueChanged)
    refreshControl = control
  }
}
