import Foundation

extension NibTemplate {
  /// The lists of the root object, flattened for instantiating.
  struct Root {
    /// Top-level objects without proxies, in document order: the result of a load.
    var topLevel: [Int] = []
    /// Objects that must exist, whether or not another refers to them.
    var objects: [Int] = []
    /// Objects that are sent `awakeFromNib`: those of custom classes, as the toolkit's own do nothing in it.
    var awake: [Int] = []
    /// Outlets, collections and actions, in file order.
    var connections: [Connection] = []
    /// Whether one of them starts at a proxy, whose class is only known when instantiating.
    var connectsProxies = false
    /// User-defined runtime attributes, in file order.
    var attributes: [Attribute] = []
    /// Accessibility configurations.
    var accessibility: [Accessibility] = []
    /// Size-class variations.
    var traits: [TraitStorage] = []

    init() {}

    init(of template: NibTemplate) {
      for value in template.values(of: 0, from: .own) {
        let elements =
          value.tag == .object ? template.elements(of: Int(value.reference)) : NibValues(start: nil, count: 0)
        let references = elements.filter { $0.tag == .object }.map { Int($0.reference) }
        switch value.key {
        case .nibTopLevelObjectsKey:
          topLevel = references.filter { template.records[$0].kind != .proxy }
        case .nibObjectsKey:
          objects = references.filter { template.records[$0].isMade }
          awake = objects.filter { template.classes[Int(template.records[$0].classIndex)].isCustom }
        case .nibConnectionsKey: connections = references.compactMap { Connection(at: $0, of: template) }
        case .nibKeyValuePairsKey: attributes = references.compactMap { Attribute(at: $0, of: template) }
        case .nibAccessibilityConfigurationsKey:
          accessibility = references.map { Accessibility(at: $0, of: template) }
        case .nibTraitStorageListsKey:
          traits = references.flatMap { TraitStorage.list(at: $0, of: template) }
        default: break
        }
      }
      connectsProxies = connections.contains { template.records[$0.source].kind == .proxy }
    }
  }
}

extension NibTemplate.Record {
  /// Whether the object is made anew by every instantiation.
  var isMade: Bool { kind == .object || kind == .custom }
}

extension NibTemplate {
  /// The text that the object at `index` has under `key`.
  func text(_ key: NibKey, of index: Int) -> String? {
    for value in values(of: index, from: .own) where value.key == key && value.tag == .string {
      return strings[value.low]
    }
    return nil
  }

  /// The value that the object at `index` has under `key`.
  func value(_ key: NibKey, of index: Int) -> NibValue? {
    values(of: index, from: .own).first { $0.key == key }
  }
}
