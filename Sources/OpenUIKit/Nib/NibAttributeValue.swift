public import Foundation

/// The value of a user-defined runtime attribute, as a nib stores it.
public enum NibAttributeValue {
  /// A whole number or a truth value: both are stored alike.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// A point, from an archived NSValue.
  case point(CGPoint)
  /// A size, from an archived NSValue.
  case size(CGSize)
  /// A rectangle, from an archived NSValue.
  case rect(CGRect)
  /// A range, from an archived NSValue.
  case range(NSRange)
  /// A colour, an image or another object.
  case object(AnyObject)
  /// An explicit nil.
  case null
}

/// A type that a runtime attribute can be of. A value of another kind is converted where UIKit's key-value coding
/// would, and refused otherwise.
public protocol NibAttributeConvertible: SendableMetatype {
  /// The attribute's value as this type, nil where it is of another kind.
  static func converted(from value: NibAttributeValue) -> Self?
}
