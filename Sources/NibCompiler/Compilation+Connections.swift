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
  private func forEachConnectionSource(_ body: (ArchiveObject, Element) -> Void) {
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

  /// User-defined runtime attributes of all objects, in file order.
  func makeRuntimeAttributes() -> [ArchiveObject] {
    var pairs: [ArchiveObject] = []
    forEachConnectionSource { object, element in
      for attribute in element.list("userDefinedRuntimeAttributes") {
        guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else { continue }
        pairs.append(
          ArchiveObject(
            "UINibKeyValuePair", ["UIObject": .object(object), "UIValue": value, "UIKeyPath": string(path)]))
      }
    }
    for node in topLevel {
      node.forEach { pairs += impliedAttribute(of: $0).map { [$0] } ?? [] }
    }
    return pairs
  }

  /// What Apple's compiler has set by a runtime attribute that no author wrote: a switch's frame, and the estimated size
  /// of a flow layout's items.
  private func impliedAttribute(of node: Node) -> ArchiveObject? {
    let path: String
    let value: ArchiveValue
    if node.entry.className == "UISwitch", let frame = node.element.child(forKey: "frame") {
      (path, value) = ("frame", rectValue(frame))
    } else if let size = node.element.child(forKey: "estimatedItemSize"), self.size(size) != nil {
      (path, value) = ("estimatedItemSize", sizeValue(size))
    } else {
      return nil
    }
    return ArchiveObject(
      "UINibKeyValuePair", ["UIObject": .object(node.object), "UIValue": value, "UIKeyPath": string(path)])
  }

  private func sizeValue(_ size: Element) -> ArchiveValue {
    geometryValue(2, "NS.sizeval", "{\(size.text("width")), \(size.text("height"))}")
  }

  private func rectValue(_ rect: Element) -> ArchiveValue {
    geometryValue(
      3, "NS.rectval",
      "{{\(rect.text("x")), \(rect.text("y"))}, {\(rect.text("width")), \(rect.text("height"))}}")
  }

  private func runtimeValue(_ attribute: Element) -> ArchiveValue? {
    let value = attribute.child(forKey: "value")
    switch attribute["type"] {
    case "boolean":
      return .object(number(attribute.bool("value") == true ? 1 : 0))
    case "string":
      return string(attribute["value"] ?? value.flatMap(text(of:)) ?? "")
    case "localizedString":
      return text(attribute["value"] ?? "", of: attribute, property: "value")
    case "image":
      return attribute["value"].map { image(named: $0, of: attribute) }
    case "nil":
      return .null
    case "color":
      return value.flatMap(color)
    case "number":
      if let whole = value?.name == "integer" ? value?.integer("value") : nil {
        return .object(number(whole))
      }
      return value?.number("value").map { .object(pool.number($0)) }
    case "point":
      return value.map { geometryValue(1, "NS.pointval", "{\($0.text("x")), \($0.text("y"))}") }
    case "size":
      return value.map(sizeValue)
    case "rect":
      return value.map(rectValue)
    case "range":
      return value.map {
        .object(
          ArchiveObject(
            "NSValue",
            [
              "NS.special": .integer(4), "NS.rangeval.location": .integer($0.integer("location") ?? 0),
              "NS.rangeval.length": .integer($0.integer("length") ?? 0),
            ]))
      }
    case let type:
      warn(.unknownValue, attribute, "type", "'\(type ?? "")' isn't a type it knows; it isn't compiled")
      return nil
    }
  }

  private func geometryValue(_ kind: Int, _ key: String, _ text: String) -> ArchiveValue {
    .object(ArchiveObject("NSValue", ["NS.special": .integer(kind), key: string(text)]))
  }

  /// Accessibility settings of all objects, in file order.
  func makeAccessibilityConfigurations() -> [ArchiveObject] {
    var configurations: [ArchiveObject] = []
    for node in topLevel {
      node.forEach { node in
        guard let element = node.element.child(forKey: "accessibilityConfiguration") else { return }
        let configuration = accessibility(element, of: node)
        if configuration.values.count > 1 { configurations.append(configuration) }
      }
    }
    return configurations
  }

  private func accessibility(_ element: Element, of node: Node) -> ArchiveObject {
    // The first key is spelled as UIKit spells it.
    let configuration = ArchiveObject(
      "UIRuntimeAccessibilityConfiguration", ["UIAccessibileObject": .object(node.object)])
    func text(_ name: String) -> ArchiveValue? {
      let found = element[name] ?? element.child(forKey: name).flatMap(self.text(of:))
      return found.map { self.text($0, of: node.element, property: "accessibility" + name.capitalized) }
    }
    configuration.set("UIAccessibilityHint", text("hint"))
    configuration.set("UIAccessibilityIdentifier", element["identifier"].map(string))
    configuration.set("UIAccessibilityLabel", text("label"))
    if let traits = element.child(forKey: "traits") {
      configuration.set("UIAccessibilityTraits", .object(number(accessibilityTraits(traits))))
    }
    if let isElement = element.child(forKey: "isElement")?.bool("value") {
      configuration.set("UIIsAccessibilityElement", .object(number(isElement ? 1 : 0)))
    }
    return configuration
  }

  /// `UIAccessibilityTraits` bits.
  private func accessibilityTraits(_ element: Element) -> Int {
    let bits = [
      "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
      "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
      "allowsDirectInteraction", "causesPageTurn", "", "header",
    ]
    return bits.enumerated().reduce(0) { element.bool($1.element) == true ? $0 | 1 << $1.offset : $0 }
  }
}

extension Element {
  /// A number as it is written; 0 where it is missing.
  fileprivate func text(_ name: String) -> String { number(name) == nil ? "0" : self[name] ?? "0" }
}
