import Foundation

/// Why a nib couldn't be loaded, with UIKit's facts: where UIKit raises an exception, this names it.
///
/// Two errors are equal when they are of the same kind.
public struct NibLoadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: String, CaseIterable, Sendable {
    /// No such nib in the bundle.
    case nibNotFound
    /// The file can't be read.
    case unreadable
    /// The bytes are no NIBArchive, or a damaged one.
    case damagedArchive
    /// The archive's lists aren't what a compiled nib has.
    case malformedNib
    /// An outlet names a property that the object lacks.
    case unknownKey
    /// An outlet's object is of another class than the property.
    case wrongOutletClass
    /// A nib registered for cells has not exactly one top-level cell, or one of another reuse identifier.
    case invalidCellNib
    /// No nib or class is registered for a reuse identifier.
    case notRegistered
    /// Objects stand deeper inside each other than can be followed.
    case nestingTooDeep
    /// A class loads its own nib while it is being made from it.
    case endlessRecursion
  }

  /// What went wrong.
  public let kind: Kind
  /// The name of the nib, as far as it has one.
  public internal(set) var nibName: String?
  /// The path of the bundle that was searched.
  public internal(set) var bundlePath: String?
  /// The class of the object concerned.
  public internal(set) var className: String?
  /// The outlet or key concerned.
  public internal(set) var key: String?
  /// One sentence with the facts, in UIKit's manner.
  public let message: String

  /// The name of the exception that UIKit raises in this case.
  public var exceptionName: String {
    switch kind {
    case .nibNotFound, .unreadable, .damagedArchive, .malformedNib, .invalidCellNib, .notRegistered,
      .nestingTooDeep, .endlessRecursion:
      "NSInternalInconsistencyException"
    case .unknownKey: "NSUnknownKeyException"
    case .wrongOutletClass: "NSInvalidArgumentException"
    }
  }

  /// The exception's name and the sentence.
  public var description: String { "\(exceptionName): \(message)" }

  /// Whether both are of the same kind.
  public static func == (left: NibLoadingError, right: NibLoadingError) -> Bool { left.kind == right.kind }

  init(
    _ kind: Kind, nib: String? = nil, bundle: String? = nil, className: String? = nil, key: String? = nil,
    _ message: String
  ) {
    self.kind = kind
    nibName = nib
    bundlePath = bundle
    self.className = className
    self.key = key
    self.message = message
  }
}

extension NibLoadingError {
  static func notFound(_ name: String, in bundle: Bundle) -> NibLoadingError {
    NibLoadingError(
      .nibNotFound, nib: name, bundle: bundle.bundlePath,
      "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
  }

  static func malformedNib(_ name: String) -> NibLoadingError {
    NibLoadingError(
      .malformedNib, nib: name,
      "Nib '\(name)' has no list of top-level objects: it isn't a compiled nib for iOS.")
  }

  static func unknownKey(_ key: String, on object: AnyObject) -> NibLoadingError {
    unknownKey(key, onObjectOfClass: className(of: object))
  }

  static func unknownKey(_ key: String, onObjectOfClass className: String) -> NibLoadingError {
    NibLoadingError(
      .unknownKey, className: className, key: key,
      "[<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  static func wrongOutletClass(key: String, expected: String, actual: Any) -> NibLoadingError {
    let className = NibLoadingError.className(of: actual as AnyObject)
    return NibLoadingError(
      .wrongOutletClass, className: className, key: key,
      "The outlet \(key) holds a \(expected), but the nib connects it to a \(className).")
  }

  /// The class of an object, and of a class object its metatype.
  static func className(of object: AnyObject) -> String {
    if let metatype = object as? AnyClass { return NibClassFinder.readableName(metatype) + ".Type" }
    return NibClassFinder.readableName(type(of: object))
  }
}
