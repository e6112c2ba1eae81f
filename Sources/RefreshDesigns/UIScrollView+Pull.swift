#if canImport(UIKit)
  public import UIKit

  extension UIScrollView {
    /// Does what a pull of the user comes to: the state first, then the event. UIKit has no call for it.
    public func simulatePullToRefresh() {
      guard let control = refreshControl else { return }
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
    }
  }
#endif
