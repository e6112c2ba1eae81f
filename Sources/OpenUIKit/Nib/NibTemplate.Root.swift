import Foundation
import NibArchive

extension NibTemplate {
  /// What is done to the objects once they are made.
  final class Root {
    /// Outlets, collections and actions, in file order.
    let connections: ConnectionList
    /// Whether one of them starts at a proxy, whose class is only known when instantiating.
    let connectsProxies: Bool
    /// Whether one of these is an external object.
    let connectsExternals: Bool
    /// User-defined runtime attributes, in file order.
    let attributes: [Attribute]
    /// Accessibility configurations.
    let accessibility: [Accessibility]
    /// Size-class variations.
    let traits: [TraitStorage]

    fileprivate init(
      _ connections: [Connection], from proxies: [Record], _ attributes: [Attribute],
      _ accessibility: [Accessibility], _ traits: [TraitStorage]
    ) {
      self.connections = ConnectionList(connections)
      connectsProxies = !proxies.isEmpty
      connectsExternals = proxies.contains { Int($0.slot) > NibTemplate.firstResponderSlot }
      self.attributes = attributes
      self.accessibility = accessibility
      self.traits = traits
    }
  }

  /// The lists of the root object, flattened for instantiating.
  struct RootLists {
    /// Top-level objects without proxies, in document order: the result of a load.
    var topLevel = NibTableBuilder<Int>()
    /// Further objects that must exist before anything is connected: those of custom classes and those that are
    /// connected. Others are made where an object refers to them, and otherwise nobody would ever see them.
    var others = NibTableBuilder<Int>()
    /// Objects that are sent `awakeFromNib`: those of custom classes, as the toolkit's own do nothing in it.
    var awake = NibTableBuilder<Int>()
    /// What is done to the objects; nil if nothing is.
    private(set) var root: Root?

    init(of template: NibTemplate, _ archive: NibArchive) {
      var connections: [Connection] = []
      var attributes: [Attribute] = []
      var accessibility: [Accessibility] = []
      var traits: [TraitStorage] = []
      var tables = Tables(template)
      for value in template.values(of: 0, from: .own) {
        let elements =
          value.tag == .object ? template.elements(of: Int(value.reference)) : NibValues(start: nil, count: 0)
        switch value.key {
        case .nibTopLevelObjectsKey:
          Self.collect(elements, into: &topLevel) { template.records[$0].kind != .proxy }
        case .nibObjectsKey:
          Self.collect(elements, into: &awake) {
            template.records[$0].isMade && template.records[$0].isCustom
          }
        case .nibConnectionsKey:
          connections = Self.objects(elements).compactMap {
            Connection(at: $0, of: template, archive, &tables)
          }
        case .nibKeyValuePairsKey:
          attributes = Self.objects(elements).compactMap { Attribute(at: $0, of: template, &tables) }
        case .nibAccessibilityConfigurationsKey:
          accessibility = Self.objects(elements).map { Accessibility(at: $0, of: template) }
        case .nibTraitStorageListsKey:
          traits = Self.objects(elements).flatMap { TraitStorage.list(at: $0, of: template) }
        default: break
        }
      }
      for place in 0..<awake.count { others.append(awake[place]) }
      for connection in connections {
        for index in [connection.source] + connection.destinations where template.records[index].isMade {
          others.append(index)
        }
      }
      if connections.isEmpty, attributes.isEmpty, accessibility.isEmpty, traits.isEmpty { return }
      let proxies = connections.map { template.records[$0.source] }.filter { $0.kind == .proxy }
      root = Root(connections, from: proxies, attributes, accessibility, traits)
    }

    private static func objects(_ elements: NibValues) -> [Int] {
      elements.isEmpty ? [] : elements.filter { $0.tag == .object }.map { Int($0.reference) }
    }

    private static func collect(
      _ elements: NibValues, into list: inout NibTableBuilder<Int>, where isWanted: (Int) -> Bool
    ) {
      list.removeAll()
      for element in elements where element.tag == .object && isWanted(Int(element.reference)) {
        list.append(Int(element.reference))
      }
    }
  }
}

extension NibTemplate {
  /// The tables of names of a template's classes, each looked up once.
  struct Tables {
    private let template: NibTemplate
    private var found: [NibClassTable?] = []

    init(_ template: NibTemplate) { self.template = template }

    /// The table of the class that makes the object at `index`; nil for proxies and the like.
    mutating func table(ofObject index: Int) -> NibClassTable? {
      let record = template.records[index]
      guard record.isMade else { return nil }
      let place = Int(record.classIndex)
      if found.isEmpty { found = Array(repeating: nil, count: template.classes.count) }
      if let table = found[place] { return table }
      let table = template.classes[place].table
      found[place] = table
      return table
    }
  }
}
