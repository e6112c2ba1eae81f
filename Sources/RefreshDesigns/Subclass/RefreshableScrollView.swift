#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// Design A for scroll views: a subclass that comes with a refresh control and reports to a delegate of its own.
///
/// A plain scroll view, in code or in a nib, stays without, and nobody is told.
public final class RefreshableScrollView: UIScrollView {
  /// Who is told of a refresh. Nobody else keeps it.
  public weak var refreshDelegate: (any RefreshDelegate)?

  /// Makes one in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addRefreshControl(reportingTo: self)
  }

  /// Makes one from a nib that has the class.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addRefreshControl(reportingTo: self)
  }

  #if canImport(UIKit)
    @objc
  #endif
  func refresh(_ sender: UIRefreshControl) {
    refreshDelegate?.scrollViewDidRefresh(self)
  }
}
