import InterfaceBuilder

extension Compilation {
  /// Size-class variations, one list for each top-level view that has any.
  func makeTraitStorage() -> [ArchiveObject] {
    guard document.usesTraitCollections else { return [] }
    return topLevel.compactMap { top in
      var storage = TraitStorage()
      top.forEach { collectTraits(of: $0, into: &storage) }
      guard !storage.storages.isEmpty else { return nil }
      return ArchiveObject(
        "_UITraitStorageList",
        [
          "UITopLevelObject": .object(top.object), "UITraitStorages": .object(.array(storage.storages)),
          "UIDescendants": .object(.set(storage.descendants.filter { $0 !== top.object })),
        ])
    }
  }

  private func collectTraits(of node: Node, into storage: inout TraitStorage) {
    let variations = Variation.all(of: node.element)
    if variations.contains(where: { $0.masks("constraints") }) {
      let candidates = constraintsStored(in: node)
      storage.addRelationship(
        of: node.object, path: string("traitStorageConstraints"), variations,
        list: "constraints", candidates: candidates.map(\.object), objects: objects)
      for item in candidates.flatMap({ items(of: $0) }) { storage.add(descendant: item) }
    }
    if variations.contains(where: { $0.masks("subviews") }) {
      let views = node.list("subviews").map(\.object)
      storage.addRelationship(
        of: node.object, path: string("traitStorageSubviews"), variations,
        list: "subviews", candidates: views, objects: objects)
      for view in views { storage.add(descendant: view) }
    }
    for (attribute, path) in Self.variableAttributes {
      let records = variations.filter { !$0.isDefault && $0.element[attribute] != nil }
      guard !records.isEmpty else { continue }
      let values = (records.map(\.element) + [node.element]).map { attributeValue(attribute, of: $0) }
      storage.addAttribute(of: node.object, path: string(path), records, values: values)
    }
    let fonts = variations.filter { !$0.isDefault && $0.element.child(forKey: "fontDescription") != nil }
    if !fonts.isEmpty {
      let elements = fonts.map(\.element) + [node.element]
      let values = elements.map { element -> ArchiveValue in
        element.child(forKey: "fontDescription").flatMap(font).map { .object(pool.font($0)) } ?? .null
      }
      storage.addAttribute(of: node.object, path: string("font"), fonts, values: values)
    }
    for constraint in constraints[ObjectIdentifier(node)] ?? [] {
      collectConstants(of: constraint, into: &storage)
    }
  }

  /// Attributes of views that may vary, with the key path that sets them.
  private static let variableAttributes = [
    ("spacing", "spacing"), ("hidden", "hidden"), ("axis", "axis"), ("distribution", "distribution"),
    ("alignment", "alignment"),
  ]

  private func attributeValue(_ name: String, of element: Element) -> ArchiveValue {
    let number: ArchiveObject =
      switch name {
      case "hidden": self.number(element.bool("hidden") == true ? 1 : 0)
      case "axis": self.number(word(element, name, .axis) ?? 0)
      case "distribution": self.number(word(element, name, .stackDistribution) ?? 0)
      case "alignment": self.number(word(element, name, .stackAlignment) ?? 0)
      default: pool.number(element.number(name) ?? 0)
      }
    return .object(number)
  }

  /// Apple's compiler writes the storage of a varying constant twice, and so do we: readers apply both.
  private func collectConstants(of constraint: Constraint, into storage: inout TraitStorage) {
    let records = Variation.all(of: constraint.element).filter {
      !$0.isDefault && $0.element["constant"] != nil
    }
    guard !records.isEmpty else { return }
    for _ in 0..<2 {
      let values = (records.map(\.element) + [constraint.element]).map { element in
        ArchiveValue.object(
          ArchiveObject(
            "_NSLayoutConstraintConstant",
            ["UISymbolicConstant": .null, "UINumericConstant": .double(element.number("constant") ?? 0)]))
      }
      storage.addAttribute(of: constraint.object, path: string("encodedConstant"), records, values: values)
    }
  }

  private func items(of constraint: Constraint) -> [ArchiveObject] {
    ["NSFirstItem", "NSSecondItem"].compactMap { key in
      if case .object(let item)? = constraint.object.value(for: key) { item } else { nil }
    }
  }
}

/// The trait storages of one top-level view while they are collected.
struct TraitStorage {
  private(set) var storages: [ArchiveObject] = []
  /// Objects that the storages concern, in order, each once.
  private(set) var descendants: [ArchiveObject] = []
  private var known: Set<ObjectIdentifier> = []
  /// The collection without traits, which all default records share.
  private let noTraits = ArchiveObject("UITraitCollection")
  private let emptySet = ArchiveObject.set([])

  mutating func add(descendant: ArchiveObject) {
    if known.insert(ObjectIdentifier(descendant)).inserted { descendants.append(descendant) }
  }

  mutating func addRelationship(
    of object: ArchiveObject, path: ArchiveValue, _ variations: [Variation], list: String,
    candidates: [ArchiveObject], objects: [String: ArchiveObject]
  ) {
    let records = variations.filter { $0.masks(list) }.map { variation in
      ArchiveObject(
        "_UIRelationshipTraitStorageRecord",
        [
          "UITraitCollection": .object(traits(of: variation)),
          "UIAddedObjects": .object(set(variation.references("include", in: list), objects)),
          "UIRemovedObjects": .object(set(variation.references("exclude", in: list), objects)),
        ])
    }
    storages.append(
      ArchiveObject(
        "_UIRelationshipTraitStorage",
        [
          "UIObject": .object(object), "UIKeyPath": path, "UIRecords": .object(.mutableArray(records)),
          "UIRelationshipCandidates": .object(.set(candidates, ordered: true)),
        ]))
    add(descendant: object)
  }

  /// `values` has one value for each variation, and last the one without any.
  mutating func addAttribute(
    of object: ArchiveObject, path: ArchiveValue, _ variations: [Variation], values: [ArchiveValue]
  ) {
    let collections = variations.map(traits) + [noTraits]
    let records = zip(collections, values).map { traits, value in
      ArchiveObject(
        "_UIAttributeTraitStorageRecord", ["UITraitCollection": .object(traits), "UIValue": value])
    }
    storages.append(
      ArchiveObject(
        "_UIAttributeTraitStorage",
        ["UIObject": .object(object), "UIKeyPath": path, "UIRecords": .object(.mutableArray(records))]))
    add(descendant: object)
  }

  private func set(_ ids: [String], _ objects: [String: ArchiveObject]) -> ArchiveObject {
    let members = ids.compactMap { objects[$0] }
    return members.isEmpty ? emptySet : .set(members)
  }

  private func traits(of variation: Variation) -> ArchiveObject {
    guard !variation.isDefault else { return noTraits }
    let (horizontal, vertical) = variation.sizeClasses
    let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
    return ArchiveObject(
      "UITraitCollection",
      [
        prefix + "HorizontalSizeClass": horizontal.map { .integer($0) },
        prefix + "VerticalSizeClass": vertical.map { .integer($0) },
      ])
  }
}
