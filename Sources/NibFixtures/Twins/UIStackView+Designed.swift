#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension UIStackView {
  /// Adds a view that the stack arranges.
  func addArranged(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addArrangedSubview(view)
  }
}
