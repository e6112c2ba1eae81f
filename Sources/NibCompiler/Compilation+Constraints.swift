import InterfaceBuilder

extension Compilation {
  /// Makes the constraints that a node states; placeholders are design-time only.
  func declareConstraints(of node: Node) {
    guard document.usesAutoLayout else { return }
    let elements = node.element.list("constraints").filter { $0.name == "constraint" }
    guard !elements.isEmpty else { return }
    let excluded = document.usesTraitCollections ? Variation.defaultExclusions(of: node.element) : []
    let made = elements.filter { $0.bool("placeholder") != true }.map { element in
      Constraint(element, holder: node, isInstalled: !excluded.contains(element.id ?? ""))
    }
    constraints[ObjectIdentifier(node)] = made
    for constraint in made where objects[constraint.id] == nil { objects[constraint.id] = constraint.object }
  }

  /// The constraints that end up in a view, in the order in which they are archived: grouped by the item they act
  /// on, and by id within a group.
  func constraintsStored(in node: Node) -> [Constraint] {
    let stated: [Constraint]
    if movesConstraintsToContentView(node) {
      stated = []
    } else if let cell = node.parent, node.place == .key("contentView"), movesConstraintsToContentView(cell) {
      stated = (constraints[ObjectIdentifier(cell)] ?? []) + (constraints[ObjectIdentifier(node)] ?? [])
    } else {
      stated = constraints[ObjectIdentifier(node)] ?? []
    }
    guard stated.count > 1 else { return stated }
    var order: [String: Int] = [:]
    for (index, view) in node.children.enumerated() { order[view.element.id ?? ""] = index + 1 }
    func group(_ constraint: Constraint) -> Int {
      let container = constraint.holder.element.id
      let first = constraint.element["firstItem"] ?? container
      let acting = first == container ? constraint.element["secondItem"] ?? container : first
      return acting == container ? Int.max : order[acting ?? ""] ?? 0
    }
    return stated.map { (group($0), $0) }
      .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
  }

  /// Cells of collections whose document states no content view of its own: their constraints are meant for it.
  func movesConstraintsToContentView(_ node: Node) -> Bool {
    node.entry.schema.name == "collectionViewCell"
      && node.child(forKey: "contentView")?.element.name == "view"
  }

  func fillConstraints() {
    for list in constraints.values {
      for constraint in list { fill(constraint) }
    }
  }

  private func fill(_ constraint: Constraint) {
    let element = constraint.element
    let object = constraint.object
    guard let first = item(element["firstItem"], attribute: "firstItem", of: constraint) else { return }
    let firstAttribute = layoutAttribute("firstAttribute", of: element)
    object.set("NSFirstItem", .object(first))
    object.set("NSFirstAttributeV2", .integer(firstAttribute))
    object.set("NSFirstAttribute", .integer(LegacyAttribute.attribute(firstAttribute)))
    if let relation = word(element, "relation", .relation), relation != 0 {
      object.set("NSRelation", .integer(relation))
    }
    if let multiplier = multiplier(element), multiplier != 1 {
      object.set("NSMultiplier", .double(multiplier))
    }
    var secondAttribute = 0
    if element["secondItem"] != nil {
      guard let second = item(element["secondItem"], attribute: "secondItem", of: constraint) else { return }
      secondAttribute = layoutAttribute("secondAttribute", of: element)
      object.set("NSSecondItem", .object(second))
      object.set("NSSecondAttributeV2", .integer(secondAttribute))
      object.set("NSSecondAttribute", .integer(LegacyAttribute.attribute(secondAttribute)))
    }
    let isSymbolic = element.bool("symbolic") == true
    let constant = isSymbolic ? 0 : element.number("constant") ?? 0
    let legacy =
      isSymbolic
      ? 0 : constant + LegacyAttribute.inset(secondAttribute) - LegacyAttribute.inset(firstAttribute)
    if constant != 0 { object.set("NSConstantV2", .double(constant)) }
    object.set("NSShouldBeArchived", .bool(true))
    if legacy != 0 { object.set("NSConstant", .double(legacy)) }
    if let priority = element.number("priority"), priority != 1000 {
      object.set("NSPriority", .integer(Int(priority)))
    }
    if isSymbolic { object.set("NSSymbolicConstant", string("NSSpace")) }
    if let identifier = element["identifier"] { object.set("NSLayoutIdentifier", string(identifier)) }
    if let name = ClassName(of: element, module: options.module) {
      object.set("UIClassName", string(name.archived))
      object.set("UIOriginalClassName", string("NSLayoutConstraint"))
    }
  }

  /// The view or guide that a constraint names; without a name the view that states it.
  private func item(_ id: String?, attribute: String, of constraint: Constraint) -> ArchiveObject? {
    let holder = constraint.holder
    let means = id ?? holder.element.id
    if means == nil || means == holder.element.id {
      let moved = movesConstraintsToContentView(holder) ? holder.child(forKey: "contentView") : nil
      return (moved ?? holder).object
    }
    if let object = object(withID: means ?? "") { return object }
    warn(
      .unresolvedReference, constraint.element, attribute,
      "no object has the id '\(means ?? "")'; the constraint is incomplete")
    return nil
  }

  private func layoutAttribute(_ name: String, of element: Element) -> Int {
    word(element, name, .layoutAttribute) ?? 0
  }

  /// A decimal, a ratio `a:b` or a fraction `a/b`, rounded to 32 bits as Interface Builder does.
  private func multiplier(_ element: Element) -> Double? {
    guard let text = element["multiplier"] else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2 where parts[1] != 0: parts[0] / parts[1]
      default: nil
      }
    guard let value, value.isFinite else {
      warn(.unknownValue, element, "multiplier", "'\(text)' isn't a number or a ratio; 1 is taken")
      return nil
    }
    return Double(Float(value))
  }
}

/// The attribute and constant that systems before iOS 8 read, which have no margins: margins of 8 points are part of
/// the constant.
enum LegacyAttribute {
  static func attribute(_ attribute: Int) -> Int {
    switch attribute {
    case 13...18: attribute - 12
    case 19, 20: attribute - 10
    default: attribute
    }
  }

  /// What a margin adds to the edge, in the direction of growing coordinates.
  static func inset(_ attribute: Int) -> Double {
    switch attribute {
    case 13, 15, 17: 8
    case 14, 16, 18: -8
    default: 0
    }
  }
}
