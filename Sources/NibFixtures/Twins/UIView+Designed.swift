#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension UIView {
  /// Adds a subview that constraints place.
  func addConstrained(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }

  /// Adds a subview that keeps its distance to the left and top edges.
  func addFixed(_ subview: UIView) {
    subview.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    addSubview(subview)
  }
}
