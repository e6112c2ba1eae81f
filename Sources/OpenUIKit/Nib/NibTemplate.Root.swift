import Foundation

extension NibTemplate {
  /// The lists of the root object, flattened for instantiating.
  struct Root {
    /// Top-level objects without proxies, in document order: the result of a load.
    var topLevel: [Int] = []
    /// Further objects that must exist before anything is connected: those of custom classes and those that are
    /// connected. Others are made where an object refers to them, and otherwise nobody would ever see them.
    var others: [Int] = []
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
          awake = references.filter { template.records[$0].isMade && template.records[$0].isCustom }
        case .nibConnectionsKey: connections = references.compactMap { Connection(at: $0, of: template) }
        case .nibKeyValuePairsKey: attributes = references.compactMap { Attribute(at: $0, of: template) }
        case .nibAccessibilityConfigurationsKey:
          accessibility = references.map { Accessibility(at: $0, of: template) }
        case .nibTraitStorageListsKey:
          traits = references.flatMap { TraitStorage.list(at: $0, of: template) }
        default: break
        }
      }
      others = awake
      for connection in connections {
        others.append(connection.source)
        others += connection.destinations
      }
      others = others.filter { template.records[$0].isMade }
      connectsProxies = connections.contains { template.records[$0.source].kind == .proxy }
    }
  }
}
