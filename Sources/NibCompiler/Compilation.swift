import InterfaceBuilder

/// The work of compiling one document. First every object that can be referred to is made, then all are filled: so a
/// reference is resolved wherever it stands.
final class Compilation {
  let document: XibDocument
  let options: NibCompiler.Options
  let vocabulary = Vocabulary.standard
  var diagnostics: [Diagnostic] = []
  var pool = ValuePool()

  /// Everything that a connection or constraint can name, by id.
  var objects: [String: ArchiveObject] = [:]
  var nodes: [String: Node] = [:]
  /// The document's own objects at the top level.
  private(set) var topLevel: [Node] = []
  /// All that stands at the top level, placeholders included.
  var topLevelObjects: [ArchiveObject] = []
  /// The contents of static tables.
  var staticContents: [StaticContent] = []
  /// Constraints by the view that states them.
  var constraints: [ObjectIdentifier: [Constraint]] = [:]
  /// Layout guides by id.
  var guides: [String: LayoutGuide] = [:]
  /// Objects of the nib around this one, by id; empty unless this is a prototype's.
  var outer: [String: ArchiveObject] = [:]
  /// Those of them that this nib refers to, with the name of the placeholder that stands for each.
  private(set) var upstream: [(identifier: String, object: ArchiveObject)] = []
  /// Safe areas of implicit content views that no document mentions.
  var implicitGuides: [ObjectIdentifier: LayoutGuide] = [:]
  /// Views made for segmented controls.
  var segments: [ObjectIdentifier: [ArchiveObject]] = [:]
  /// Postscript names that the document lists as fonts of its own.
  lazy var appFonts: Set<String> = FontCatalog.appFonts(of: document)

  init(document: XibDocument, options: NibCompiler.Options) {
    self.document = document
    self.options = options
  }

  /// Compiles the document and returns the nib's root object.
  func compile() -> ArchiveObject {
    makeTopLevel()
    for node in topLevel { node.forEach(declare) }
    markConnectedGuides()
    fillConstraints()
    for node in topLevel { node.forEach(fill) }
    fillGuides()
    return makeRoot()
  }

  /// Makes the top-level objects and the stand-ins for placeholders, in the order of the file. Both standard
  /// placeholders are there even if the document lacks them.
  private func makeTopLevel() {
    let known = Set(document.placeholders.map(\.identifier))
    for (id, identifier) in [("-1", "IBFilesOwner"), ("-2", "IBFirstResponder")]
    where !known.contains(identifier) {
      // Within a prototype, -1 and -2 mean the owner and first responder of the nib around it.
      topLevelObjects.append(makeProxy(identifier, id: outer.isEmpty ? id : "own" + id))
    }
    for content in document.contents {
      switch content {
      case .placeholder(let placeholder):
        topLevelObjects.append(makeProxy(placeholder.identifier, id: placeholder.id))
      case .object(let element):
        guard let entry = vocabulary[element.name], let className = entry.className else { continue }
        let node = Node(
          element, entry: entry, className: className, place: .top, parent: nil, vocabulary: vocabulary)
        topLevel.append(node)
        topLevelObjects.append(node.object)
      }
    }
  }

  private func makeProxy(_ identifier: String, id: String) -> ArchiveObject {
    let proxy = ArchiveObject("UIProxyObject", ["UIProxiedObjectIdentifier": string(identifier)])
    objects[id] = proxy
    return proxy
  }

  /// Makes an object known under its id, together with the constraints and guides it holds.
  private func declare(_ node: Node) {
    if let id = node.element.id, objects[id] == nil {
      objects[id] = node.object
      nodes[id] = node
    }
    declareConstraints(of: node)
    declareGuides(of: node)
  }

  private func fill(_ node: Node) {
    let element = isImplicitContentView(node) ? implicitContentView(node) : node.element
    for row in node.entry.rows { write(row, of: element, node: node, to: node.object) }
    if let name = ClassName(of: node.element, module: options.module) {
      node.object.set("UIClassName", string(name.archived))
      node.object.set("UIOriginalClassName", string(node.entry.className ?? "NSObject"))
    }
  }

  func string(_ text: String) -> ArchiveValue { .object(pool.string(text)) }

  func number(_ value: Int) -> ArchiveObject { pool.number(Int64(value)) }

  /// Text that users see: localisable where the document is, under the key `<id>.<property>`.
  func text(_ text: String, of element: Element, property: String) -> ArchiveValue {
    guard options.localizesStrings, let id = element.id, !text.isEmpty else { return string(text) }
    let plain = string(text)
    return .object(
      ArchiveObject(
        "NSLocalizableString",
        ["NS.bytes": .data(Array(text.utf8)), "NSKey": string("\(id).\(property)"), "NSDev": plain]))
  }

  /// The object with an id: a guide, an object of this nib, or a placeholder for one of the nib around it.
  func object(withID id: String) -> ArchiveObject? {
    if let guide = guides[id] {
      guide.isUsed = true
      return guide.object
    }
    if let object = objects[id] { return object }
    guard let object = outer[id] else { return nil }
    let identifier = "UpstreamPlaceholder-\(upstream.count + 1)"
    let proxy = makeProxy(identifier, id: id)
    topLevelObjects.insert(proxy, at: 2 + upstream.count)
    upstream.append((identifier, object))
    return proxy
  }

  /// Reports a value or reference that isn't understood. The nib is made without it.
  func warn(_ kind: Diagnostic.Kind, _ element: Element, _ attribute: String, _ message: String) {
    diagnostics.append(
      Diagnostic(
        severity: .warning, kind: kind, file: document.file, line: element.line, element: element.name,
        attribute: attribute, message: message))
  }
}
