#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A target that notes what it is sent, and in which state the control was then.
final class RefreshTarget: NSObject {
  /// The actions that came, by name.
  private(set) var calls: [String] = []
  /// Whether the control was refreshing when the last one came.
  private(set) var wasRefreshing = false

  #if canImport(UIKit)
    @objc
  #endif
  func refresh() { calls.append("refresh") }

  #if canImport(UIKit)
    @objc
  #endif
  func refreshFrom(_ sender: UIRefreshControl) {
    calls.append("refreshFrom:")
    wasRefreshing = sender.isRefreshing
  }

  #if canImport(UIKit)
    @objc
  #endif
  func refreshFrom(_ sender: UIRefreshControl, for event: UIEvent?) { calls.append("refreshFrom:for:") }
}
