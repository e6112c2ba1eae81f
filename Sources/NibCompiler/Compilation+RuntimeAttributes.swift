import InterfaceBuilder

extension Compilation {
  /// User-defined runtime attributes of all objects, in file order.
  func makeRuntimeAttributes() -> [ArchiveObject] {
    var pairs: [ArchiveObject] = []
    forEachConnectionSource { object, element in
      var texts = 0
      for attribute in element.list("userDefinedRuntimeAttributes") {
        guard let path = attribute["keyPath"],
          let value = runtimeValue(attribute, of: element, translated: &texts)
        else { continue }
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

  /// The value of an attribute; `translated` counts those of an object that are translated, by whose number strings
  /// files call them.
  private func runtimeValue(_ attribute: Element, of owner: Element, translated: inout Int) -> ArchiveValue? {
    let value = attribute.child(forKey: "value")
    switch attribute["type"] {
    case "boolean":
      return .object(number(attribute.bool("value") == true ? 1 : 0))
    case "string":
      return string(attribute["value"] ?? value.flatMap(text(of:)) ?? "")
    case "localizedString":
      defer { translated += 1 }
      return text(
        attribute["value"] ?? "", of: owner,
        property: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(translated)]")
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
}

extension Element {
  /// A number as it is written; 0 where it is missing.
  fileprivate func text(_ name: String) -> String { number(name) == nil ? "0" : self[name] ?? "0" }
}
