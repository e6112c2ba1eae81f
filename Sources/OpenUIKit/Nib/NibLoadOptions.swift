import Foundation

/// What a caller of `instantiate` asked for.
struct NibLoadOptions {
  /// Objects for external-object placeholders, by identifier.
  var externalObjects: [String: Any] = [:]
  /// Where failing connections are collected instead of failing the load.
  var failures: NibConnectionFailures?

  /// None.
  init() {}

  /// The options as UIKit's callers give them.
  init(_ options: [UINib.OptionsKey: Any]?) {
    guard let options, !options.isEmpty else { return }
    externalObjects = options[.externalObjects] as? [String: Any] ?? [:]
    failures = options[.connectionFailures] as? NibConnectionFailures
  }

  /// The objects that take the place of the template's proxies. Without an owner a bare object stands in, so that
  /// an outlet of the owner fails as it does in UIKit.
  func proxies(of template: NibTemplate, owner: AnyObject?) -> [AnyObject?] {
    template.proxyIdentifiers.enumerated().map { slot, identifier in
      switch slot {
      case NibTemplate.ownerSlot: return owner ?? NSObject()
      case NibTemplate.firstResponderSlot: return NibFirstResponder.shared
      default:
        if let object = externalObjects[identifier] { return object as AnyObject }
        NibLog.write("Nib \(template.name) has a placeholder '\(identifier)' for which no object was given.")
        return nil
      }
    }
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
