#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension UILabel {
  /// A label with the values that Interface Builder gives a new one, where they aren't UIKit's own.
  static func designed(
    _ text: String, font: UIFont, frame: CGRect, color: UIColor? = nil, alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.applyDesign(text, font: font, color: color, alignment: alignment)
    return label
  }

  /// Gives the label the values that Interface Builder gives a new one, where they aren't UIKit's own.
  func applyDesign(
    _ text: String, font: UIFont, color: UIColor? = nil, alignment: NSTextAlignment = .natural
  ) {
    contentMode = .left
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    self.text = text
    self.font = font
    if let color { textColor = color }
    textAlignment = alignment
  }
}
