public import Foundation

extension NibAttributeValue {
  /// The number; of text, what it begins with, as NSString's `doubleValue` reads it.
  fileprivate var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    case .string(let text): NSString(string: text).doubleValue
    default: nil
    }
  }
}

extension Bool: NibAttributeConvertible {
  /// A number other than 0 is true.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard let number = value.number else { return nil }
    return number != 0
  }
}

extension Int: NibAttributeConvertible {
  /// A number; a fraction is cut off.
  public static func converted(from value: NibAttributeValue) -> Self? {
    switch value {
    case .int(let number): return number
    default: return value.number.map { Int(clamping: $0) }
    }
  }
}

extension UInt: NibAttributeConvertible {
  /// A number, taken by its bits if negative.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard let number = Int.converted(from: value) else { return nil }
    return UInt(bitPattern: number)
  }
}

extension Double: NibAttributeConvertible {
  /// A number.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard let number = value.number else { return nil }
    return number
  }
}

extension Float: NibAttributeConvertible {
  /// A number.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard let number = value.number else { return nil }
    return Self(number)
  }
}

extension CGFloat: NibAttributeConvertible {
  /// A number.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard let number = value.number else { return nil }
    return Self(number)
  }
}

extension String: NibAttributeConvertible {
  /// Text only: UIKit would let a number stand under a text property, and fail later.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard case .string(let text) = value else { return nil }
    return text
  }
}

extension CGPoint: NibAttributeConvertible {
  /// A point.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard case .point(let point) = value else { return nil }
    return point
  }
}

extension CGSize: NibAttributeConvertible {
  /// A size.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard case .size(let size) = value else { return nil }
    return size
  }
}

extension CGRect: NibAttributeConvertible {
  /// A rectangle.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard case .rect(let rect) = value else { return nil }
    return rect
  }
}

extension NSRange: NibAttributeConvertible {
  /// A range.
  public static func converted(from value: NibAttributeValue) -> Self? {
    guard case .range(let range) = value else { return nil }
    return range
  }
}

extension Optional: NibAttributeConvertible where Wrapped: NibAttributeConvertible {
  /// A value, or an explicit nil.
  public static func converted(from value: NibAttributeValue) -> Self? {
    if case .null = value {
      return .some(.none)
    } else {
      guard let wrapped = Wrapped.converted(from: value) else { return nil }
      return .some(wrapped)
    }
  }
}

extension NSObject {
  /// The object that stands under the attribute, if it is of this class.
  fileprivate static func object(in value: NibAttributeValue) -> AnyObject? {
    guard case .object(let object) = value else { return nil }
    return object
  }
}

extension UIColor: NibAttributeConvertible {
  /// A colour.
  public static func converted(from value: NibAttributeValue) -> Self? { object(in: value) as? Self }
}

extension UIImage: NibAttributeConvertible {
  /// An image.
  public static func converted(from value: NibAttributeValue) -> Self? { object(in: value) as? Self }
}

extension UIFont: NibAttributeConvertible {
  /// A font.
  public static func converted(from value: NibAttributeValue) -> Self? { object(in: value) as? Self }
}

extension NibAttributeConvertible where Self: RawRepresentable, RawValue: NibAttributeConvertible {
  /// The case with that raw value.
  public static func converted(from value: NibAttributeValue) -> Self? {
    RawValue.converted(from: value).flatMap(Self.init(rawValue:))
  }
}
