#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Design C, with the cast of the delegate done once, when it is set.
///
/// The control that tells what the cast in design B costs. It gives up what B is for: it is a subclass again.
public final class CachingScrollView: UIScrollView {
  private weak var refreshDelegate: (any RefreshableScrollViewDelegate)?

  /// The delegate, who is told of a refresh if it adopts ``RefreshableScrollViewDelegate`` when it is set.
  public override var delegate: (any UIScrollViewDelegate)? {
    didSet { refreshDelegate = delegate as? any RefreshableScrollViewDelegate }
  }

  /// Gives the view a refresh control.
  public func setUpCachingRefreshControl() {
    addRefreshControl(reportingTo: self)
  }

  #if canImport(UIKit)
    @objc
  #endif
  func refresh(_ sender: UIRefreshControl) {
    refreshDelegate?.scrollViewDidRefresh(self)
  }
}
