import Foundation
import Synchronization

/// The outlets, outlet collections, runtime attributes and actions of one class, by name.
public struct NibConnections: Sendable {
  // Each a type of its own, not a bare function: taking a function out of a dictionary or an optional wraps it in
  // another, which allocates and costs at every call.

  /// An outlet.
  struct Outlet: Sendable {
    /// Sets it on an object; throws if what it's set to is of the wrong class.
    let set: @Sendable (AnyObject, AnyObject?) throws -> Void
  }

  /// Reads and sets an outlet collection.
  struct Collection: Sendable {
    let set: @Sendable (AnyObject, [AnyObject]) throws -> Void
    let get: (@Sendable (AnyObject) -> [AnyObject])?
  }

  /// A runtime attribute.
  struct Attribute: Sendable {
    /// Sets it on an object; false if the value can't become one of the property's type.
    let set: @Sendable (AnyObject, NibAttributeValue) -> Bool
  }

  /// An object that a key path goes through.
  struct Path: Sendable {
    /// Reads it.
    let get: @Sendable (AnyObject) -> AnyObject?
  }

  /// An action method.
  struct Action: Sendable {
    /// Calls it on an object with the sender and the event.
    let call: @Sendable (AnyObject, Any?, UIEvent?) -> Void
  }

  /// All that one name can mean.
  struct Entry: Sendable {
    var outlet: Outlet?
    var collection: Collection?
    var attribute: Attribute?
    var path: Path?

    func merging(_ other: Entry) -> Entry {
      Entry(
        outlet: other.outlet ?? outlet, collection: other.collection ?? collection,
        attribute: other.attribute ?? attribute, path: other.path ?? path)
    }
  }

  /// The class that declared the names.
  let root: AnyClass
  var entries: [String: Entry] = [:]
  var actions: [String: Action] = [:]
  var initializer: (@Sendable () -> AnyObject)?

  /// The names that `declare` lists for `type`.
  public init<Root: AnyObject>(for type: Root.Type, _ declare: (inout NibConnectionsBuilder<Root>) -> Void) {
    root = type
    var builder = NibConnectionsBuilder<Root>()
    declare(&builder)
    entries = builder.entries
    actions = builder.actions
    initializer = builder.initializer
  }

  // MARK: Declarations that classes can't make themselves

  private static let registered = Mutex<[ObjectIdentifier: [NibConnections]]>([:])

  /// Adds names for a class that can't adopt ``NibConnectable`` because a superclass does, or that is somebody
  /// else's. To be called before a nib that needs them is loaded.
  public static func register(_ connections: NibConnections) {
    registered.withLock { $0[ObjectIdentifier(connections.root), default: []].append(connections) }
    NibClassTable.reset()
  }

  /// What `type` itself declares, in the order of precedence: built in, adopted, registered.
  static func declared(for type: AnyClass) -> [NibConnections] {
    var all: [NibConnections] = []
    if let builtIn = NibBuiltInConnections.table[ObjectIdentifier(type)] { all.append(builtIn) }
    if let connectable = type as? any NibConnectable.Type {
      let adopted = connectable.nibConnections
      // An inherited declaration is the superclass's, and found there.
      if adopted.root == type { all.append(adopted) }
    }
    all += registered.withLock { $0[ObjectIdentifier(type)] ?? [] }
    return all
  }
}
