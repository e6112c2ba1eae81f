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
  private(set) var proxies: [ArchiveObject] = []
  var topLevel: [Node] = []
  /// Constraints by the view that states them.
  var constraints: [ObjectIdentifier: [Constraint]] = [:]
  /// Layout guides by id.
  var guides: [String: LayoutGuide] = [:]
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
    proxies = makeProxies()
    topLevel = document.objects.compactMap { makeNode($0, place: .top) }
    for node in topLevel { node.forEach(declare) }
    fillConstraints()
    for node in topLevel { node.forEach(fill) }
    fillGuides()
    return makeRoot()
  }

  func makeNode(_ element: Element, place: Node.Place) -> Node? {
    guard let entry = vocabulary[element.name], let className = entry.className else { return nil }
    return Node(
      element, entry: entry, className: className, place: place, parent: nil, vocabulary: vocabulary)
  }

  private func makeProxies() -> [ArchiveObject] {
    var identifiers = document.placeholders.map { (id: $0.id, identifier: $0.identifier) }
    for (id, standard) in [("-1", "IBFilesOwner"), ("-2", "IBFirstResponder")].reversed()
    where !identifiers.contains(where: { $0.identifier == standard }) {
      identifiers.insert((id, standard), at: 0)
    }
    return identifiers.map { id, identifier in
      let proxy = ArchiveObject(
        "UIProxyObject", ["UIProxiedObjectIdentifier": .object(pool.string(identifier))])
      objects[id] = proxy
      return proxy
    }
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
    for row in node.entry.rows { write(row, of: node.element, node: node, to: node.object) }
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

  /// Reports a value or reference that isn't understood. The nib is made without it.
  func warn(_ kind: Diagnostic.Kind, _ element: Element, _ attribute: String, _ message: String) {
    diagnostics.append(
      Diagnostic(
        severity: .warning, kind: kind, file: document.file, line: element.line, element: element.name,
        attribute: attribute, message: message))
  }
}
