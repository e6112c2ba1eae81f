import NibArchive

/// Turns a nib's objects into nodes with statements.
final class TwinBuilder {
  let nib: NibObjects
  let values: SwiftValues
  let options: SwiftEmitter.Options
  private(set) var notes: [String] = []
  var names = TwinNames()
  /// The nodes of objects, by index.
  private(set) var nodes: [Int: TwinNode] = [:]
  /// The object in which an object is.
  private(set) var parents: [Int: Int] = [:]
  /// Names of placeholders by index: `IBFilesOwner`, `IBFirstResponder`.
  private(set) var placeholders: [Int: String] = [:]
  /// The nib's connections, in order.
  let connections: [Int]
  /// The objects that outlets lead to.
  let destinations: Set<Int>
  private var outletNames: [Int: String] = [:]
  /// The collection view of each layout: layouts are made just before.
  var collectionViews: [Int: TwinNode] = [:]
  /// Connections that are stated already.
  var madeConnections: Set<Int> = []
  /// Statements over objects of different trees.
  var looseWiring: [TwinStatement] = []
  var usesOwner = false
  /// The first top-level view.
  private(set) var root = 0

  init(_ nib: NibObjects, _ options: SwiftEmitter.Options) {
    self.nib = nib
    self.options = options
    values = SwiftValues(nib)
    connections = nib.archive.objects.isEmpty ? [] : nib.list("UINibConnectionsKey", of: 0)
    destinations = Set(
      connections.flatMap { connection in
        (nib.object("UIDestination", of: connection).map { [$0] } ?? [])
          + nib.list("UIDestination", of: connection)
      })
  }

  /// Notes something that the source doesn't say, once.
  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// The nodes, nil if no top-level object is a view.
  func build() -> Twin? {
    guard !nib.archive.objects.isEmpty else { return nil }
    let topLevel = nib.list("UINibTopLevelObjectsKey", of: 0)
    for object in topLevel + nib.list("UINibObjectsKey", of: 0) {
      guard let name = nib.string("UIProxiedObjectIdentifier", of: object) else { continue }
      placeholders[object] = name
    }
    let objects = topLevel.filter { placeholders[$0] == nil }
    guard let root = objects.first(where: isView) else { return nil }
    self.root = root
    nameOutlets()
    let rootNode = makeView(root, parent: nil)
    var others: [TwinNode] = []
    for object in objects where object != root && nodes[object] == nil && isView(object) {
      others.append(makeView(object, parent: nil))
    }
    for object in objects where nodes[object] == nil {
      if let node = makeObject(object) { others.append(node) }
    }
    attachRecognizers()
    addConstraints()
    addConnections()
    addRuntimeAttributes()
    addAccessibility()
    if !nib.list("UINibTraitStorageListsKey", of: 0).isEmpty {
      note("Values that differ by size class are left out: the code has those of the default.")
    }
    let attached = Set(parents.keys)
    return Twin(
      root: rootNode, others: others.filter { !attached.contains($0.object) }, wiring: looseWiring,
      usesOwner: usesOwner)
  }

  // MARK: Kinds and names

  private func isView(_ object: Int) -> Bool {
    let name = nib.standardClass(of: object)
    if name == "UICustomObject" || SwiftVocabulary.derives(name, from: "NSObject") { return false }
    if name.hasSuffix("Controller") || name.hasPrefix("NS") { return false }
    return true
  }

  /// Outlets give the best names: those of the root first.
  private func nameOutlets() {
    let general: Set<String> = ["delegate", "dataSource", "view", "contentView", "inputView"]
    for prefersRoot in [true, false] {
      for connection in connections
      where nib.standardClass(of: connection) == "UIRuntimeOutletConnection" {
        guard let name = nib.string("UILabel", of: connection), !general.contains(name),
          let source = nib.object("UISource", of: connection),
          let destination = nib.object("UIDestination", of: connection), outletNames[destination] == nil,
          !prefersRoot || source == root || placeholders[source] == "IBFilesOwner"
        else { continue }
        outletNames[destination] = name
      }
    }
  }

  /// Claims a name for an object: its outlet's, else the one suggested, else one from its class and text.
  func claimName(_ object: Int, text: String? = nil, suggestion: String? = nil) -> String {
    if object == root {
      let isCell =
        SwiftVocabulary.derives(nib.standardClass(of: object), from: "UITableViewCell")
        || SwiftVocabulary.derives(nib.standardClass(of: object), from: "UICollectionViewCell")
      return names.claim(isCell ? "cell" : "view")
    }
    if let name = outletNames[object] ?? suggestion { return names.claim(name) }
    if let custom = nib.customClass(of: object) {
      return names.claim(TwinNames.noun(custom.name, text: text))
    }
    return names.claim(TwinNames.noun(nib.standardClass(of: object), text: text))
  }

  /// The class of an object as Swift names it.
  func typeName(_ object: Int) -> String {
    if let custom = nib.customClass(of: object) { return custom.name }
    let name = nib.standardClass(of: object)
    let replacements = [
      "UITableViewCellContentView": "UIView", "UITableViewLabel": "UILabel",
      "_UILayoutGuide": "UILayoutGuide",
      "UIRoundedRectButton": "UIButton", "UICustomObject": "NSObject",
    ]
    return replacements[name] ?? name
  }

  /// The expression for an object or placeholder; nil if it isn't made.
  func expression(_ object: Int) -> String? {
    if let node = nodes[object] { return node.name.hasSuffix("?") ? String(node.name.dropLast()) : node.name }
    guard placeholders[object] == "IBFilesOwner" else { return nil }
    usesOwner = true
    return "owner"
  }

  /// Registers a node and where it is.
  func register(_ node: TwinNode, parent: Int?) {
    nodes[node.object] = node
    if let parent { parents[node.object] = parent }
  }

  // MARK: Statements

  /// Assigns the properties that differ from those of a new object.
  func setProperties(of node: TwinNode, className: String? = nil) {
    let object = node.object
    let lineage = SwiftVocabulary.lineage(of: className ?? nib.standardClass(of: object))
    var known: Set<String> = ["UIClassName", "UIOriginalClassName"]
    for (index, level) in lineage.enumerated().reversed() {
      known.formUnion(level.others)
      for property in level.properties {
        known.insert(property.key)
        // A class nearer to the object's may say otherwise, or leave the key to other code.
        let isOverridden = lineage[..<index].contains { nearer in
          nearer.others.contains(property.key)
            || nearer.properties.contains { $0.key == property.key && $0.name == property.name }
        }
        guard !isOverridden, let value = newValue(property, of: object),
          value != freshValue(property, in: lineage)
        else { continue }
        node.statements.append(TwinStatement("\(node.name).\(property.name) = \(value)", uses: [object]))
      }
    }
    for key in nib.keys(of: object) where !known.contains(key) {
      note("\(typeName(object)): \(key) isn't expressed.")
    }
  }

  private func newValue(_ property: SwiftVocabulary.Property, of object: Int) -> String? {
    guard let payload = nib.payload(property.key, of: object) else { return property.absent }
    if payload == .null { return nil }
    if let value = values.expression(payload, as: property.kind) { return value }
    note("\(typeName(object)).\(property.name): the value isn't expressed.")
    return nil
  }

  func freshValue(_ property: SwiftVocabulary.Property, in lineage: [SwiftVocabulary.Class]) -> String {
    for level in lineage {
      if let value = level.fresh[property.name] { return value }
    }
    switch property.kind {
    case .bool, .notBool: return "false"
    case .number: return "0"
    case .options: return "[]"
    default: return "nil"
    }
  }
}
