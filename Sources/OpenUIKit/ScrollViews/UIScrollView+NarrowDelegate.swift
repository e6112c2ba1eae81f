import Foundation

extension UIScrollView {
  /// `remembered` if it still is the scroll view's delegate: that may have been set under its wider type since.
  @inline(__always) func narrowedDelegate<Delegate>(_ remembered: Delegate?) -> Delegate? {
    guard let remembered, remembered as AnyObject === delegate else { return nil }
    return remembered
  }
}
