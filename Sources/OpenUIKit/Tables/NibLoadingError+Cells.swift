import Foundation

// The facts and the wording of UIKit's exceptions.
extension NibLoadingError {
  static func invalidCellNib(_ identifier: String, kind: String) -> NibLoadingError {
    NibLoadingError(
      .invalidCellNib, key: identifier,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(kind) instance"
    )
  }

  static func identifierMismatch(_ own: String, registered: String, kind: String) -> NibLoadingError {
    NibLoadingError(
      .invalidCellNib, key: registered,
      "\(kind): reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(registered))"
    )
  }

  static func invalidCellClass(_ type: AnyClass, identifier: String, kind: String) -> NibLoadingError {
    NibLoadingError(
      .invalidCellNib, className: _typeName(type), key: identifier,
      "\(_typeName(type)), registered for identifier \(identifier), must be a subclass of \(kind)")
  }

  static func unmakeableCellClass(_ type: AnyClass, identifier: String, kind: String) -> NibLoadingError {
    NibLoadingError(
      .invalidCellNib, className: _typeName(type), key: identifier,
      "\(_typeName(type)), registered for identifier \(identifier), can't be made by name here; declare an initializer in its nibConnections"
    )
  }

  static func cellNotRegistered(_ identifier: String) -> NibLoadingError {
    NibLoadingError(
      .notRegistered, key: identifier,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  static func viewNotRegistered(_ identifier: String, kind: String) -> NibLoadingError {
    NibLoadingError(
      .notRegistered, key: identifier,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }
}
