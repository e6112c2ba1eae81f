#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// What a delegate of design B adopts: the scroll view's protocol with one more method. Adopting it together with the
/// protocol of a table or collection view serves those.
public protocol RefreshableScrollViewDelegate: UIScrollViewDelegate {
  /// The user pulled the scroll view down far enough to refresh it.
  func scrollViewDidRefresh(_ scrollView: UIScrollView)
}
