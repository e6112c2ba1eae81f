extension UIView.ContentMode: NibAttributeConvertible {}
extension UIControl.ContentHorizontalAlignment: NibAttributeConvertible {}
extension UIControl.ContentVerticalAlignment: NibAttributeConvertible {}
extension UISemanticContentAttribute: NibAttributeConvertible {}
