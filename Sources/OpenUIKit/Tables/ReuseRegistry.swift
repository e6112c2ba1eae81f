import Foundation

/// Where reusable views of an identifier come from.
enum ReuseSource {
  /// A nib whose only top-level object is the view; with objects for its placeholders if it is a prototype.
  case nib(UINib, external: [String: Any]?)
  /// A class.
  case type(AnyClass)
}

/// What is registered for identifiers, and views that wait to be used again.
///
/// A class, so that the code of a cell that is being made may come back to the table that makes it.
final class ReuseRegistry<View: UIView> {
  private var sources: [String: ReuseSource] = [:]
  private var idle: [String: [View]] = [:]
  /// Outer objects that prototypes refer to, by the prototypes' identifiers; the archive states them apart.
  private var externals: [String: [String: Any]] = [:]

  /// Registers a source, in place of one that was there; nil takes that back.
  func register(_ source: ReuseSource?, for identifier: String) {
    precondition(
      !identifier.isEmpty, "NSInvalidArgumentException: an empty string can't be registered as identifier")
    sources[identifier] = source
  }

  func source(for identifier: String) -> ReuseSource? { sources[identifier] }

  /// A waiting view of that identifier, which no longer waits.
  func takeIdle(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Lets a view wait to be used again.
  func keepIdle(_ view: View, for identifier: String) { idle[identifier, default: []].append(view) }
}

extension ReuseRegistry {
  /// Reads an archived dictionary of prototypes: identifiers, and a nib or a dictionary of outer objects for each.
  /// The two dictionaries come one after the other.
  func decodePrototypes(_ value: NibValue, _ nib: NibCoder, areExternals: Bool) {
    for (key, value) in nib.pairs(value) {
      guard let identifier = nib.string(key), !identifier.isEmpty else { continue }
      if areExternals {
        var objects: [String: Any] = [:]
        for (key, value) in nib.pairs(value) {
          if let name = nib.string(key), let object = nib.object(value) { objects[name] = object }
        }
        externals[identifier] = objects
        guard case .nib(let prototype, _) = sources[identifier] else { continue }
        sources[identifier] = .nib(prototype, external: objects)
      } else if let prototype = nib.shared(value, as: UINib.self) {
        sources[identifier] = .nib(prototype, external: externals[identifier])
      }
    }
  }
}
