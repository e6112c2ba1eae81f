import InterfaceBuilder

/// Walks over a whole document and holds each element and attribute against the vocabulary: compiled, design-time
/// only, or unknown. Independent of the compilation, so that neither can hide the other's gaps.
struct VocabularyCheck {
  private let document: XibDocument
  private let vocabulary = Vocabulary.standard
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var coverage = Coverage()

  init(document: XibDocument) { self.document = document }

  mutating func run() {
    coverage.compiled += 1
    visit(document.root)
    for duplicate in document.duplicateIDs {
      diagnostics.append(
        Diagnostic(
          severity: .warning, kind: .duplicateID, file: document.file, line: duplicate.line, element: "id",
          attribute: duplicate.id,
          message: "the id is taken already on line \(duplicate.firstLine); references mean that object"))
    }
  }

  private mutating func visit(_ element: Element) {
    guard let entry = vocabulary[element.name] else { return }
    for attribute in element.attributes {
      guard let row = entry.rowOfSource[.attribute(attribute.name)] else {
        coverage.unknown += 1
        report(
          .unknownAttribute, element, attribute: attribute.name, "isn't in the vocabulary; it isn't compiled")
        continue
      }
      count(entry.rows[row])
    }
    for child in element.children { visit(child, of: element, entry: entry) }
  }

  private mutating func visit(_ child: Element, of parent: Element, entry: Vocabulary.Entry) {
    let row = child.key.flatMap { entry.rowOfSource[.child($0)] } ?? entry.rowOfSource[.element(child.name)]
    if let row, case .designTime = entry.rows[row].kind {
      coverage.designTime += Self.size(of: child)
      return
    }
    let known = vocabulary[child.name]
    let isItem = entry.schema.role == .container && known != nil
    guard row != nil || isItem, let known else {
      coverage.unknown += Self.size(of: child)
      let key = child.key.map { " for '\($0)'" } ?? ""
      report(
        .unknownElement, child, attribute: "",
        "isn't in the vocabulary of <\(parent.name)>\(key); it isn't compiled")
      return
    }
    coverage.compiled += 1
    _ = known
    visit(child)
  }

  private mutating func count(_ row: Row) {
    if case .designTime = row.kind { coverage.designTime += 1 } else { coverage.compiled += 1 }
  }

  /// Elements and attributes of a subtree.
  private static func size(of element: Element) -> Int {
    element.children.reduce(1 + element.attributes.count) { $0 + size(of: $1) }
  }

  private mutating func report(
    _ kind: Diagnostic.Kind, _ element: Element, attribute: String, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        severity: .warning, kind: kind, file: document.file, line: element.line, element: element.name,
        attribute: attribute, message: message))
  }
}
