#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

extension UIScrollView {
  /// Design B: gives any scroll, table or collection view a refresh control.
  ///
  /// When it fires, the view's delegate is told if it adopts ``RefreshableScrollViewDelegate`` by then; another
  /// delegate, or none, is passed over without a sign.
  public func setUpRefreshControl() {
    let control = UIRefreshControl()
    control.addTarget(self, action: .refreshControlFired, for: .valueChanged)
    refreshControl = control
  }

  #if canImport(UIKit)
    @objc
  #endif
  func refreshControlFired(_ sender: UIRefreshControl) {
    (delegate as? any RefreshableScrollViewDelegate)?.scrollViewDidRefresh(self)
  }
}
