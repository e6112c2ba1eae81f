import Foundation

extension NibCoder {
  /// Makes the connections in file order. Labels of all outlets are checked first, so that a missing one is
  /// reported before an owner is touched.
  func connect(_ root: NibTemplate.Root) throws(NibLoadingError) {
    let connections = root.connectsProxies ? resolved(root) : root.connections
    if options?.failures == nil, incidents != nil || !connections.isResolved {
      for connection in connections.all {
        guard let source = instantiate(connection.source) else {
          // UIKit leaves the proxy itself in the place of an external object that it wasn't given.
          guard !connection.isResolved, template.records[connection.source].kind == .proxy else { continue }
          throw .unknownKey(connection.label, onObjectOfClass: "UIProxyObject")
        }
        guard !isResolved(connection, of: source), missingClass(of: connection.source) == nil else {
          continue
        }
        throw .unknownKey(connection.label, on: source)
      }
    }
    for connection in connections.all {
      guard let source = instantiate(connection.source) else { continue }
      do throws(NibLoadingError) {
        try make(connection, from: source)
      } catch {
        guard let failures = options?.failures else { throw error }
        failures.errors.append(error)
      }
    }
  }

  /// The connections with the labels of those that start at proxies looked up in the proxies' classes. Those for the
  /// last owner's class stay: as a rule the next is of the same.
  private func resolved(_ root: NibTemplate.Root) -> NibTemplate.ConnectionList {
    let generation = NibClassTable.generation
    let type = owner.map { ObjectIdentifier(Swift.type(of: $0)) }
    if let last = resolvedForOwner, last.type == type, last.generation == generation {
      return last.connections
    }
    let connections = NibTemplate.ConnectionList(
      root.connections.all.map { connection in
        guard template.records[connection.source].kind == .proxy, let source = instantiate(connection.source)
        else { return connection }
        return NibTemplate.Connection(connection, resolvedWith: NibClassTable.of(Swift.type(of: source)))
      })
    if let type, !root.connectsExternals { resolvedForOwner = (type, generation, connections) }
    return connections
  }

  /// Whether the label names something in the class of `source`.
  private func isResolved(_ connection: NibTemplate.Connection, of source: AnyObject) -> Bool {
    guard let table = tableOfSubstitute(source) else { return connection.isResolved }
    return NibTemplate.Connection(connection, resolvedWith: table).isResolved
  }

  /// The table of an object that took another's place, whose class the template doesn't know; nil for others.
  private func tableOfSubstitute(_ object: AnyObject) -> NibClassTable? {
    guard incidents != nil, original(of: object) != nil else { return nil }
    return NibClassTable.of(type(of: object))
  }

  private func make(_ connection: NibTemplate.Connection, from source: AnyObject) throws(NibLoadingError) {
    let action =
      tableOfSubstitute(source).map { NibTemplate.Connection(connection, resolvedWith: $0).action }
      ?? connection.action
    switch action {
    case .outlet(let outlet):
      guard let outlet else { return try leaveOut(connection, of: source) }
      do { try outlet.set(source, object(connection.destination)) } catch { throw located(error) }
    case .collection(let collection, let elements, let adds):
      guard let collection else { return try leaveOut(connection, of: source) }
      var objects: [AnyObject] = adds ? collection.get?(source) ?? [] : []
      for element in elements {
        guard let object = object(element) else { continue }
        objects.append(object)
      }
      do { try collection.set(source, objects) } catch { throw located(error) }
    case .event(let selector, let events):
      let target = object(connection.destination)
      add(target is NibFirstResponder ? nil : target, selector, events, to: source)
    }
  }

  /// Passes over an outlet that a class of Apple's has which isn't here; any other object would need it.
  private func leaveOut(_ connection: NibTemplate.Connection, of source: AnyObject) throws(NibLoadingError) {
    guard let missing = missingClass(of: connection.source) else {
      throw .unknownKey(connection.label, on: source)
    }
    log("the outlet \(connection.label) of \(missing) is left out")
  }

  /// The name of the class of Apple's that the object at `index` should be of, if that isn't here.
  private func missingClass(of index: Int) -> String? {
    let record = template.records[index]
    guard record.kind == .view || record.kind == .custom else { return nil }
    let known = template.classes[Int(record.classIndex)]
    return known.isStandIn ? known.name : nil
  }

  private func located(_ error: any Error) -> NibLoadingError {
    var error =
      error as? NibLoadingError
      ?? NibLoadingError(.unknownKey, "\(error)")
    error.nibName = template.name
    return error
  }

  private func add(
    _ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event, to source: AnyObject
  ) {
    switch source {
    case let control as UIControl: control.addTarget(target, action: selector, for: events)
    case let recognizer as UIGestureRecognizer:
      recognizer.actions.append(TargetAction(target: target, action: selector))
    case let sender as any NibActionSender: sender.setNibAction(selector, target: target)
    default: log("\(type(of: source)) sends no actions; \(selector) is left out")
    }
  }
}
