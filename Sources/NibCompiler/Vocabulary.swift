/// The vocabulary of all elements with inheritance resolved. Built once.
struct Vocabulary: Sendable {
  /// An element's complete vocabulary.
  struct Entry: Sendable {
    let schema: ElementSchema
    /// All rows, inherited ones first.
    let rows: [Row]
    let hugging: ElementSchema.Priorities
    /// Which row knows an attribute, a keyed child or an unkeyed child.
    let rowOfSource: [Row.Source: Int]
    /// Whether objects of this kind are views.
    let isView: Bool

    /// The class of the object that the element becomes, nil for elements that are no objects.
    var className: String? {
      if case .object(let name) = schema.role { name } else { nil }
    }
  }

  /// Entries by element name.
  let entries: [String: Entry]

  static let standard = Vocabulary(schemas: ElementSchema.catalog)

  init(schemas: [ElementSchema]) {
    let byName = Dictionary(schemas.map { ($0.name, $0) }) { first, _ in first }
    entries = byName.mapValues { Self.resolve($0, in: byName) }
  }

  subscript(name: String) -> Entry? { entries[name] }

  private static func resolve(_ schema: ElementSchema, in schemas: [String: ElementSchema]) -> Entry {
    var lineage = [schema]
    while let base = lineage.last?.base, let next = schemas[base] { lineage.append(next) }
    var rows: [Row] = []
    var indexes: [Row.Source: Int] = [:]
    for ancestor in lineage.reversed() {
      for row in ancestor.overriding {
        guard let source = row.sources.first, let index = indexes[source] else { continue }
        rows[index] = row
      }
      for row in ancestor.rows {
        for source in row.sources { indexes[source] = rows.count }
        rows.append(row)
      }
    }
    let hugging = lineage.lazy.compactMap(\.hugging).first
    return Entry(
      schema: schema, rows: rows,
      hugging: hugging ?? ElementSchema.Priorities(horizontal: 250, vertical: 250), rowOfSource: indexes,
      isView: lineage.contains { $0.name == "view" })
  }
}
