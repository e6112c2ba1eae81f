#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension UITextField {
  /// A text field with the values that Interface Builder gives a new one, where they aren't UIKit's own.
  static func designed(placeholder: String, frame: CGRect) -> UITextField {
    let field = UITextField(frame: frame)
    field.contentHorizontalAlignment = .left
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.font = .systemFont(ofSize: 14)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 17
    return field
  }
}
