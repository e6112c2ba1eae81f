import Foundation
import Synchronization

/// What of a class can be reached by name: outlets, attributes, paths and actions of its own, and its superclass's.
///
/// It stands in for key-value coding and selectors of the Objective-C runtime. Tables are put together once a
/// class, at its first use, from what the class and its superclasses declare.
final class NibClassTable: Sendable {
  /// The class.
  let typeName: String
  private let entries: [String: NibConnections.Entry]
  private let actions: [String: NibConnections.Action]
  /// Makes a custom object, if the class said how.
  let initializer: (@Sendable () -> AnyObject)?
  private let superTable: NibClassTable?

  init(type: AnyClass, declared: [NibConnections], superTable: NibClassTable?) {
    typeName = _typeName(type, qualified: false)
    var entries: [String: NibConnections.Entry] = [:]
    var actions: [String: NibConnections.Action] = [:]
    var initializer: (@Sendable () -> AnyObject)?
    for connections in declared {
      entries.merge(connections.entries) { $0.merging($1) }
      actions.merge(connections.actions) { _, new in new }
      initializer = connections.initializer ?? initializer
    }
    self.entries = entries
    self.actions = actions
    self.initializer = initializer
    self.superTable = superTable
  }

  /// What is known under `name`: the class's own, else the nearest superclass's.
  func outlet(named name: String) -> NibConnections.Outlet? {
    entries[name]?.outlet ?? superTable?.outlet(named: name)
  }

  /// The outlet collection of that name.
  func collection(named name: String) -> NibConnections.Collection? {
    entries[name]?.collection ?? superTable?.collection(named: name)
  }

  /// The runtime attribute of that name.
  func attribute(named name: String) -> NibConnections.Attribute? {
    entries[name]?.attribute ?? superTable?.attribute(named: name)
  }

  /// The getter of an object on a key path, such as `layer`.
  func path(named name: String) -> NibConnections.Path? {
    entries[name]?.path ?? superTable?.path(named: name)
  }

  /// The action method of that name.
  func action(named name: String) -> NibConnections.Action? {
    actions[name] ?? superTable?.action(named: name)
  }

  // MARK: Tables by class

  private static let tables = Mutex<[ObjectIdentifier: NibClassTable]>([:])

  /// The table of `type`.
  static func of(_ type: AnyClass) -> NibClassTable {
    if let table = tables.withLock({ $0[ObjectIdentifier(type)] }) { return table }
    let superTable = _getSuperclass(type).map(of)
    // Asked outside the lock: the declaration is code of the class's author.
    let table = NibClassTable(
      type: type, declared: NibConnections.declared(for: type), superTable: superTable)
    return tables.withLock { tables in
      if let other = tables[ObjectIdentifier(type)] { return other }
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  /// Forgets all tables, because a declaration was added.
  static func reset() {
    tables.withLock { $0.removeAll() }
    resets.add(1, ordering: .releasing)
  }

  private static let resets = Atomic(0)

  /// A number that changes when tables are forgotten, for those who keep what they found in one.
  static var generation: Int { resets.load(ordering: .acquiring) }
}
