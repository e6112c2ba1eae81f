import Foundation

extension NibTemplate {
  /// The lists of the root object, flattened for instantiating.
  final class Root {
    /// Top-level objects without proxies, in document order: the result of a load.
    @exclusivity(unchecked) private(set) var topLevel: [Int] = []
    /// Further objects that must exist before anything is connected: those of custom classes and those that are
    /// connected. Others are made where an object refers to them, and otherwise nobody would ever see them.
    @exclusivity(unchecked) private(set) var others: [Int] = []
    /// Objects that are sent `awakeFromNib`: those of custom classes, as the toolkit's own do nothing in it.
    @exclusivity(unchecked) private(set) var awake: [Int] = []
    /// Outlets, collections and actions, in file order.
    @exclusivity(unchecked) private(set) var connections: [Connection] = []
    /// Whether one of them starts at a proxy, whose class is only known when instantiating.
    @exclusivity(unchecked) private(set) var connectsProxies = false
    /// User-defined runtime attributes, in file order.
    @exclusivity(unchecked) private(set) var attributes: [Attribute] = []
    /// Accessibility configurations.
    @exclusivity(unchecked) private(set) var accessibility: [Accessibility] = []
    /// Size-class variations.
    @exclusivity(unchecked) private(set) var traits: [TraitStorage] = []

    /// Whether there is nothing to be done to the objects.
    var isEmpty: Bool {
      connections.isEmpty && attributes.isEmpty && accessibility.isEmpty && traits.isEmpty
    }

    init(of template: NibTemplate) {
      var tables = Tables(template)
      for value in template.values(of: 0, from: .own) {
        let elements =
          value.tag == .object ? template.elements(of: Int(value.reference)) : NibValues(start: nil, count: 0)
        let references = elements.filter { $0.tag == .object }.map { Int($0.reference) }
        switch value.key {
        case .nibTopLevelObjectsKey:
          topLevel = references.filter { template.records[$0].kind != .proxy }
        case .nibObjectsKey:
          awake = references.filter { template.records[$0].isMade && template.records[$0].isCustom }
        case .nibConnectionsKey:
          connections = references.compactMap { Connection(at: $0, of: template, &tables) }
        case .nibKeyValuePairsKey:
          attributes = references.compactMap { Attribute(at: $0, of: template, &tables) }
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

extension NibTemplate {
  /// The tables of names of a template's classes, each looked up once.
  struct Tables {
    private let template: NibTemplate
    private var found: [NibClassTable?]

    init(_ template: NibTemplate) {
      self.template = template
      found = Array(repeating: nil, count: template.classes.count)
    }

    /// The table of the class that makes the object at `index`; nil for proxies and the like.
    mutating func table(ofObject index: Int) -> NibClassTable? {
      let record = template.records[index]
      guard record.isMade else { return nil }
      let place = Int(record.classIndex)
      if let table = found[place] { return table }
      let table = template.classes[place].table
      found[place] = table
      return table
    }
  }
}
