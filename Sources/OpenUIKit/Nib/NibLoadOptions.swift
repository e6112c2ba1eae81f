import Foundation

/// What a caller of `instantiate` asked for.
final class NibLoadOptions {
  /// Objects for external-object placeholders, by identifier.
  let externalObjects: [String: Any]
  /// Where failing connections are collected instead of failing the load.
  let failures: NibConnectionFailures?

  /// The options as UIKit's callers give them.
  init(_ options: [UINib.OptionsKey: Any]) {
    externalObjects = options[.externalObjects] as? [String: Any] ?? [:]
    failures = options[.connectionFailures] as? NibConnectionFailures
  }
}

/// What stands for First Responder in connections.
final class NibFirstResponder: NSObject {
  // Never changed.
  nonisolated(unsafe) static let shared = NibFirstResponder()
}

/// Collects connections that failed, for callers that want the objects of a nib without what they connect to.
///
/// Given under `UINib.OptionsKey.connectionFailures`.
public final class NibConnectionFailures {
  /// The failures so far, in file order.
  public internal(set) var errors: [NibLoadingError] = []

  /// Nothing failed yet.
  public init() {}
}
