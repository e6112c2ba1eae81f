import Foundation

extension NibCoder {
  /// Makes the connections in file order. Labels of all outlets are checked first, so that a missing one is
  /// reported before an owner is touched.
  func connect(_ root: NibTemplate.Root) throws(NibLoadingError) {
    let connections = root.connectsProxies ? resolved(root.connections) : root.connections
    if options.failures == nil {
      for connection in connections where !connection.isResolved {
        guard let source = instantiate(connection.source) else {
          // UIKit leaves the proxy itself in the place of an external object that it wasn't given.
          guard template.records[connection.source].kind == .proxy else { continue }
          throw .unknownKey(connection.label, onObjectOfClass: "UIProxyObject")
        }
        guard replacedSetter(source, connection) == nil else { continue }
        throw .unknownKey(connection.label, on: source)
      }
    }
    for connection in connections {
      guard let source = instantiate(connection.source) else { continue }
      do throws(NibLoadingError) {
        try make(connection, from: source)
      } catch {
        guard let failures = options.failures else { throw error }
        failures.errors.append(error)
      }
    }
  }

  /// The connections with the labels of those that start at proxies looked up in the proxies' classes.
  private func resolved(_ connections: [NibTemplate.Connection]) -> [NibTemplate.Connection] {
    connections.map { connection in
      guard template.records[connection.source].kind == .proxy, let source = instantiate(connection.source)
      else { return connection }
      var resolved = connection
      resolved.resolve(with: NibClassTable.of(type(of: source)))
      return resolved
    }
  }

  private func make(_ connection: NibTemplate.Connection, from source: AnyObject) throws(NibLoadingError) {
    switch connection.action {
    case .outlet(let setter):
      guard let setter = replacedSetter(source, connection) ?? setter else {
        throw .unknownKey(connection.label, on: source)
      }
      do { try setter(source, object(connection.destination)) } catch { throw located(error) }
    case .collection(let collection, let elements, let adds):
      guard let collection else { throw .unknownKey(connection.label, on: source) }
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

  /// The setter in the class of an object that took another's place; the template knows the other's.
  private func replacedSetter(_ source: AnyObject, _ connection: NibTemplate.Connection) -> NibConnections
    .Outlet?
  {
    guard incidents != nil, original(of: source) != nil else { return nil }
    return NibClassTable.of(type(of: source)).outlet(named: connection.label)
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
