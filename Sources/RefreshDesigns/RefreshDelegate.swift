#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// What a view of design A reports to: a delegate of its own, beside the scroll view's.
public protocol RefreshDelegate: AnyObject {
  /// The user pulled the scroll view down far enough to refresh it.
  func scrollViewDidRefresh(_ scrollView: UIScrollView)
}
