import InterfaceBuilder

extension Compilation {
  /// Outlets and outlet collections sorted by property, then actions sorted by selector.
  func makeConnections() -> [ArchiveObject] {
    var outlets: [(label: String, object: ArchiveObject)] = []
    var actions: [(label: String, object: ArchiveObject)] = []
    forEachConnectionSource { source, element in
      connect(source, element, outlets: &outlets, actions: &actions)
    }
    for content in staticContents {
      guard let controller = content.controller else { continue }
      let connection = ArchiveObject(
        "UIRuntimeOutletConnection",
        [
          "UILabel": string("staticDataSource"), "UISource": .object(controller),
          "UIDestination": .object(content.dataSource),
        ])
      outlets.append(("staticDataSource", connection))
    }
    let byLabel = {
      (left: (label: String, object: ArchiveObject), right: (label: String, object: ArchiveObject)) in
      left.label < right.label
    }
    return (outlets.sorted(by: byLabel) + actions.sorted(by: byLabel)).map(\.object)
  }

  /// Everything that can have connections, in file order: placeholders, then objects and their constraints.
  func forEachConnectionSource(_ body: (ArchiveObject, Element) -> Void) {
    for placeholder in document.placeholders {
      if let proxy = objects[placeholder.id] { body(proxy, placeholder.element) }
    }
    for node in topLevel {
      node.forEach { node in
        body(node.object, node.element)
        for constraint in constraints[ObjectIdentifier(node)] ?? [] {
          body(constraint.object, constraint.element)
        }
      }
    }
  }

  private func connect(
    _ source: ArchiveObject, _ element: Element, outlets: inout [(label: String, object: ArchiveObject)],
    actions: inout [(label: String, object: ArchiveObject)]
  ) {
    var collections: [String: Int] = [:]
    var members: [(connection: ArchiveObject, className: String, appends: Bool, objects: [ArchiveObject])] =
      []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet":
        guard let target = destination(of: connection), let property = connection["property"] else {
          continue
        }
        outlets.append(
          (
            property,
            ArchiveObject(
              "UIRuntimeOutletConnection",
              ["UILabel": string(property), "UISource": .object(source), "UIDestination": .object(target)])
          ))
      case "outletCollection":
        guard let target = destination(of: connection), let property = connection["property"] else {
          continue
        }
        if let index = collections[property] {
          members[index].objects.append(target)
        } else {
          collections[property] = members.count
          let object = ArchiveObject(
            "UIRuntimeOutletCollectionConnection",
            ["UILabel": string(property), "UISource": .object(source)])
          outlets.append((property, object))
          members.append(
            (
              object, connection["collectionClass"] ?? "NSArray", connection.bool("appends") == true, [target]
            ))
        }
      case "action":
        guard let target = destination(of: connection), let selector = connection["selector"] else {
          continue
        }
        let object = ArchiveObject(
          "UIRuntimeEventConnection",
          ["UILabel": string(selector), "UISource": .object(source), "UIDestination": .object(target)])
        if let mask = word(connection, "eventType", .event) { object.set("UIEventMask", .integer(mask)) }
        actions.append((selector, object))
      default:
        continue
      }
    }
    for member in members {
      member.connection.set("UIDestination", .object(.mutableArray(member.objects)))
      member.connection.set("runtimeCollectionClassName", string(member.className))
      member.connection.set("addsContentToExistingCollection", .bool(member.appends))
    }
  }

  private func destination(of connection: Element) -> ArchiveObject? {
    guard let id = connection["destination"] else {
      warn(.unresolvedReference, connection, "destination", "the connection has none; it isn't compiled")
      return nil
    }
    if let object = object(withID: id) { return object }
    warn(
      .unresolvedReference, connection, "destination",
      "no object has the id '\(id)'; the connection isn't compiled")
    return nil
  }
}
