#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// An object that any design on any kind of view can report to.
public protocol RefreshListener: RefreshDelegate, RefreshableScrollViewDelegate, UITableViewDelegate,
  UICollectionViewDelegate
{}

/// An object that can be a delegate of any kind of view, but wants to hear nothing of refreshes.
public typealias PlainDelegate = UITableViewDelegate & UICollectionViewDelegate

/// Counts what it is told.
open class RefreshCounter: NSObject, RefreshListener {
  /// How many refreshes were reported.
  public private(set) final var count = 0

  /// The view that reported last.
  public private(set) final weak var lastView: UIScrollView?

  /// Counts a refresh.
  open func scrollViewDidRefresh(_ scrollView: UIScrollView) {
    count += 1
    lastView = scrollView
  }
}

/// A delegate that doesn't adopt the protocol of design B.
public final class DeafDelegate: NSObject, PlainDelegate {}
