#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// The kinds of view that are made refreshable.
public enum RefreshHost: String, CaseIterable, Sendable {
  /// A scroll view.
  case scroll
  /// A table view.
  case table
  /// A collection view.
  case collection

  /// The size of the views, in points, in code and in the nibs alike.
  public static let size = CGSize(width: 320, height: 480)

  /// Makes a plain view of the kind in code.
  public func makePlainView() -> UIScrollView {
    let frame = CGRect(origin: .zero, size: Self.size)
    switch self {
    case .scroll: return UIScrollView(frame: frame)
    case .table: return UITableView(frame: frame, style: .plain)
    case .collection:
      return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  /// A template of the nib that holds a plain view of the kind.
  public func plainTemplate() -> UINib { template("Plain") }

  func template(_ design: String) -> UINib {
    UINib(nibName: design + rawValue.capitalized + "View", bundle: .module)
  }
}
