#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension UIScrollView {
  /// Adds a refresh control that sends `refresh:` to the target.
  func addRefreshControl(reportingTo target: AnyObject) {
    let control = UIRefreshControl()
    control.addTarget(target, action: Selector(("refresh:")), for: .valueChanged)
    refreshControl = control
  }
}
