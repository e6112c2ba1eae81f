#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension UIImageView {
  /// An image view with the values that Interface Builder gives a new one, where they aren't UIKit's own.
  static func designed(frame: CGRect, contentMode: ContentMode = .scaleAspectFit) -> UIImageView {
    let view = UIImageView(frame: frame)
    view.applyDesign(contentMode: contentMode)
    return view
  }

  /// Gives the image view the values that Interface Builder gives a new one, where they aren't UIKit's own.
  func applyDesign(contentMode: ContentMode = .scaleAspectFit) {
    clipsToBounds = true
    self.contentMode = contentMode
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }
}
