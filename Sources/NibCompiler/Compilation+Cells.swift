import InterfaceBuilder

extension Compilation {
  /// The view of a table cell that draws the line below it: as wide as the cell, one pixel high at the bottom edge.
  func separatorView(of cell: Node) -> ArchiveObject {
    let frame = cell.element.child(forKey: "frame")
    let separator = ArchiveObject("_UITableViewCellSeparatorView")
    let height = frame?.coordinate("height") ?? 0
    writeFrame(x: 0, y: height, width: frame?.coordinate("width") ?? 0, height: 1, to: separator)
    separator.set("UIDeepDrawRect", .bool(true))
    separator.set("UIOpaque", .bool(true))
    separator.set("UIAutoresizeSubviews", .bool(true))
    separator.set("UIViewSemanticContentAttribute", .integer(0))
    separator.set("UIViewLargeContentStoredProperties", .null)
    return separator
  }

  /// Static content: sections of rows, each row a cell.
  func writeSections(key: String, of table: Node, to object: ArchiveObject) {
    let sections = table.element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    var cells = table.list("cells")[...]
    let made = sections.map { section in
      let count = section.list("cells").filter { $0.name == "tableViewCell" }.count
      let rows = cells.prefix(count)
      cells = cells.dropFirst(count)
      return self.section(section, rows: Array(rows))
    }
    object.set(
      key, .object(ArchiveObject("UITableViewDataSource", ["UITableSections": .object(.array(made))])))
  }

  private func section(_ element: Element, rows: [Node]) -> ArchiveObject {
    let section = ArchiveObject("UITableViewSection")
    for (name, key) in [
      ("headerTitle", "UITableSectionHeaderTitle"), ("footerTitle", "UITableSectionFooterTitle"),
    ] {
      if let title = element[name] ?? element.child(forKey: name).flatMap(text(of:)) {
        section.set(key, text(title, of: element, property: name))
      }
    }
    let archived = rows.map { cell in
      ArchiveObject(
        "UITableViewRow",
        [
          "UITableRowCell": .object(cell.object),
          "UITableRowHeight": .float(Float(cell.element.number("rowHeight") ?? -1)),
        ])
    }
    section.set("UITableSectionRows", .object(.array(archived)))
    return section
  }

  /// Prototype cells: each is a nib of its own within the nib, found by its reuse identifier.
  func writePrototypes(
    key: String, externalKey: String, list: String, of table: Node, to object: ArchiveObject
  ) {
    var nibs: [ArchiveObject] = []
    var external: [ArchiveObject] = []
    for element in table.element.list(list) {
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
      nibs += [pool.string(identifier), nestedNib(element)]
      external += [pool.string(identifier), .collection("NSMutableDictionary", [])]
    }
    guard !nibs.isEmpty else { return }
    object.set(key, .object(.collection("NSMutableDictionary", nibs)))
    object.set(externalKey, .object(.collection("NSMutableDictionary", external)))
  }

  private func nestedNib(_ element: Element) -> ArchiveObject {
    let nested = Compilation(document: document.containing(element), options: options)
    let bytes = ArchiveEncoder.archive(root: nested.compile()).encoded()
    diagnostics.append(contentsOf: nested.diagnostics)
    return ArchiveObject(
      "UINib",
      [
        "captureEnclosingNIBBundleOnDecode": .bool(true),
        "archiveData": .object(ArchiveObject("NSData", ["NS.bytes": .data(bytes)])),
      ])
  }
}
