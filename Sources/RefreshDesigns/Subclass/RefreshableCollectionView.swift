#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// Design A for collection views: what ``RefreshableScrollView`` does, for the third time.
public final class RefreshableCollectionView: UICollectionView {
  /// Who is told of a refresh. Nobody else keeps it.
  public weak var refreshDelegate: (any RefreshDelegate)?

  /// Makes one in code.
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
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
