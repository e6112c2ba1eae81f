#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// Design A for table views: what ``RefreshableScrollView`` does, once more, since a table view can't inherit from it.
public final class RefreshableTableView: UITableView {
  /// Who is told of a refresh. Nobody else keeps it.
  public weak var refreshDelegate: (any RefreshDelegate)?

  /// Makes one in code.
  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
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
