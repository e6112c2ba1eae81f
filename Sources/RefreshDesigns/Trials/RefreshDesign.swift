#if canImport(UIKit)
  public import UIKit
#else
  import Foundation
  public import OpenUIKit
#endif

/// The designs that are compared, and two controls. The raw value is what files and the command line say.
public enum RefreshDesign: String, CaseIterable, Sendable {
  /// A: subclasses with a delegate of their own.
  case subclass
  /// B: an extension, and a cast of the delegate when the control fires.
  case castOnFire = "extension"
  /// C: as B, with the cast done once, when the delegate is set.
  case castOnce = "cached-cast"
  /// D: a closure on the control.
  case closure

  /// Whether the design works on a view of the system's own class.
  public var servesPlainViews: Bool { self == .castOnFire || self == .closure }

  /// Makes a view in code that isn't refreshable yet, except in design A, where it comes so.
  public func makeView(_ host: RefreshHost) -> UIScrollView {
    let frame = CGRect(origin: .zero, size: RefreshHost.size)
    switch (self, host) {
    case (.subclass, .scroll): return RefreshableScrollView(frame: frame)
    case (.subclass, .table): return RefreshableTableView(frame: frame, style: .plain)
    case (.subclass, .collection):
      return RefreshableCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    case (.castOnce, .scroll): return CachingScrollView(frame: frame)
    case (.castOnce, .table): return CachingTableView(frame: frame, style: .plain)
    case (.castOnce, .collection):
      return CachingCollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    case (.castOnFire, _), (.closure, _): return host.makePlainView()
    }
  }

  /// A template of the nib that holds a view for the design: of a custom class where the design needs one.
  public func template(_ host: RefreshHost) -> UINib {
    switch self {
    case .subclass: host.template("Refreshable")
    case .castOnce: host.template("Caching")
    case .castOnFire, .closure: host.plainTemplate()
    }
  }

  /// Makes a view refreshable that ``makeView(_:)`` made or that came from the design's nib. Does nothing in design A,
  /// and in design C nothing to a view of another class than the design's.
  ///
  /// In design D it is `listener` that the closure tells, and keeps; the others are told in
  /// ``connect(_:to:)``.
  public func setUp(_ view: UIScrollView, listener: (any RefreshListener)? = nil) {
    switch self {
    case .subclass: break
    case .castOnFire: view.setUpRefreshControl()
    case .castOnce:
      switch view {
      case let view as CachingTableView: view.setUpCachingRefreshControl()
      case let view as CachingCollectionView: view.setUpCachingRefreshControl()
      case let view as CachingScrollView: view.setUpCachingRefreshControl()
      default: break
      }
    case .closure:
      view.setUpRefreshControl { listener?.scrollViewDidRefresh($0) }
    }
  }

  /// Makes `listener` the one who is told, in designs A to C. Does nothing in design A to a view of another class than
  /// the design's.
  public func connect(_ view: UIScrollView, to listener: (any RefreshListener)?) {
    switch self {
    case .subclass:
      switch view {
      case let view as RefreshableTableView: view.refreshDelegate = listener
      case let view as RefreshableCollectionView: view.refreshDelegate = listener
      case let view as RefreshableScrollView: view.refreshDelegate = listener
      default: break
      }
    case .castOnFire, .castOnce: Self.setDelegate(listener, of: view)
    case .closure: break
    }
  }

  /// Sets the delegate that every scroll view has, under the protocol of the view's own kind.
  public static func setDelegate(_ delegate: (any PlainDelegate)?, of view: UIScrollView) {
    switch view {
    case let view as UITableView: view.delegate = delegate
    case let view as UICollectionView: view.delegate = delegate
    default: view.delegate = delegate
    }
  }
}
