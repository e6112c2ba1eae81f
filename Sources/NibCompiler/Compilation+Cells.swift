import InterfaceBuilder

extension Compilation {
  /// The view of a table cell that draws the line below it: in the cell's last point, and 8 points in from its
  /// leading edge.
  func separatorView(of cell: Node) -> ArchiveObject {
    let frame = cell.element.child(forKey: "frame")
    let separator = ArchiveObject("_UITableViewCellSeparatorView")
    let height = frame?.coordinate("height") ?? 0
    let width = frame?.coordinate("width") ?? 0
    writeFrame(x: 8, y: height - 1, width: width - 8, height: 1, to: separator)
    separator.set("UIDeepDrawRect", .bool(true))
    separator.set("UIOpaque", .bool(true))
    separator.set("UIAutoresizeSubviews", .bool(true))
    separator.set("UIViewSemanticContentAttribute", .integer(0))
    separator.set("UIViewLargeContentStoredProperties", .null)
    return separator
  }

  /// Whether a content view is only hinted at: cells of collections have one in every document, but before it got
  /// an element of its own its attributes meant nothing.
  func isImplicitContentView(_ node: Node) -> Bool {
    guard node.place == .key("contentView"), let cell = node.parent else { return false }
    return movesConstraintsToContentView(cell)
  }

  /// The element that an implicit content view is compiled from: its frame, colour and subviews, and nothing else.
  func implicitContentView(_ node: Node) -> Element {
    let kept: Set<String> = ["rect", "autoresizingMask", "subviews", "color"]
    return Element(
      name: node.element.name, children: node.element.children.filter { kept.contains($0.name) },
      line: node.element.line)
  }

  /// Whether a node is the content view of a collection's cell and one of the two states a constraint; without one the
  /// content view keeps its mask.
  func isTiedToCell(_ node: Node) -> Bool {
    guard node.place == .key("contentView"), let cell = node.parent,
      cell.entry.schema.name == "collectionViewCell"
    else { return false }
    return [cell, node].contains { !(constraints[ObjectIdentifier($0)] ?? []).isEmpty }
  }

  /// The four constraints that tie the content view of a collection's cell to it.
  func contentViewConstraints(of cell: Node) -> [ArchiveObject] {
    guard let content = cell.child(forKey: "contentView"), isTiedToCell(content) else { return [] }
    // Leading, trailing, top, bottom.
    return [5, 6, 3, 4].map {
      systemConstraint(cell.object, content.object, $0, isArchived: true, identifier: "UIIBSystemGenerated")
    }
  }

  /// A table cell that has no colour of its own and a selection style other than the default gets the background that
  /// UIKit draws for it.
  func writeBackground(key: String, of element: Element, to object: ArchiveObject) {
    let isColored = element.child(forKey: "backgroundColor").flatMap(colorValue) != nil
    if isColored, element.name == "tableViewCell" { object.set("UITableCellBackgroundColorSet", .bool(true)) }
    let isDefault = (element["selectionStyle"] ?? "default") == "default"
    guard element.name == "tableViewCell", !isColored, !isDefault else {
      object.set(key, .null)
      return
    }
    let color = ArchiveValue.object(
      pool.color(ColorValue(name: .system("tableCellPlainBackgroundColor"), .gray(white: 1, alpha: 1))))
    object.set("UIBackgroundColor", color)
    object.set("UIDidEncodeCompatibilityBackgroundColor", .bool(true))
    object.set(key, .object(systemBackgroundView(of: element, color: color)))
  }

  private func systemBackgroundView(of element: Element, color: ArchiveValue) -> ArchiveObject {
    let view = ArchiveObject("_UISystemBackgroundView")
    let frame = element.child(forKey: "frame")
    writeFrame(
      x: 0, y: 0, width: frame?.coordinate("width") ?? 0, height: frame?.coordinate("height") ?? 0, to: view)
    view.set("UIDeepDrawRect", .bool(true))
    view.set("UIOpaque", .bool(true))
    view.set("UIAutoresizeSubviews", .bool(true))
    view.set("UIViewSemanticContentAttribute", .integer(0))
    view.set("UIViewLargeContentStoredProperties", .null)
    view.set("configurationAPI", .object(backgroundConfiguration(color: color)))
    return view
  }

  /// `UIBackgroundConfiguration` of a plain list cell, nothing customised.
  private func backgroundConfiguration(color: ArchiveValue) -> ArchiveObject {
    let configuration = ArchiveObject(
      "UIBackgroundConfiguration",
      [
        "customView": .null, "cornerRadius": .double(0), "maskedCorners": .integer(15),
        "backgroundColor": color, "backgroundColorTransformerIdentifier": .integer(0),
        "visualEffect": .null, "image": .null, "imageContentMode": .integer(0),
        "backgroundInsets": string("{0, 0, 0, 0}"),
        "edgesAddingLayoutMarginsToBackgroundInsets": .integer(0),
        "strokeColor": .object(pool.color(.gray(0, 0))), "strokeColorTransformerIdentifier": .integer(0),
        "strokeWidth": .double(0), "strokeOutset": .double(0), "shadowType": .integer(0),
        "defaultStyle": .integer(1),
      ])
    let properties = [
      "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets",
      "backgroundColor", "backgroundColorTransformerIdentifier", "visualEffect", "image",
      "imageContentMode", "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset",
    ]
    for property in properties { configuration.set("hasCustomized-" + property, .bool(false)) }
    return configuration
  }

  /// Static content: sections of rows, each row a cell. The data source that holds them is an object of the top level,
  /// and connected with the table's controller.
  func makeStaticContent(of table: Node) {
    let sections = table.element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    var cells = table.list("cells")[...]
    let made = sections.map { section in
      let count = section.list("cells").filter { $0.name == "tableViewCell" }.count
      let rows = cells.prefix(count)
      cells = cells.dropFirst(count)
      return self.section(section, rows: Array(rows))
    }
    let source = ArchiveObject("UITableViewDataSource", ["UITableSections": .object(.array(made))])
    let controller = table.parent?.object ?? objects["-1"]
    staticContents.append(StaticContent(dataSource: source, sections: made, controller: controller))
    topLevelObjects.append(source)
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
  ///
  /// What a prototype refers to outside itself is handed to it by name when it is made.
  func writePrototypes(
    key: String, externalKey: String, list: String, of table: Node, to object: ArchiveObject
  ) {
    var nibs: [ArchiveObject] = []
    var external: [ArchiveObject] = []
    for element in table.element.list(list) {
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
      let nested = Compilation(document: document.containing(element), options: options)
      nested.outer = objects
      let nib = archivedNib(nested.compile())
      diagnostics.append(contentsOf: nested.diagnostics)
      let objects = nested.upstream.flatMap { [pool.string($0.identifier), $0.object] }
      nibs += [pool.string(identifier), nib]
      external += [pool.string(identifier), .collection("NSMutableDictionary", objects)]
    }
    guard !nibs.isEmpty else { return }
    object.set(key, .object(.collection("NSMutableDictionary", nibs)))
    object.set(externalKey, .object(.collection("NSMutableDictionary", external)))
  }

  private func archivedNib(_ root: ArchiveObject) -> ArchiveObject {
    let bytes = ArchiveEncoder.archive(root: root).encoded()
    return ArchiveObject(
      "UINib",
      [
        "captureEnclosingNIBBundleOnDecode": .bool(true),
        "archiveData": .object(ArchiveObject("NSData", ["NS.bytes": .data(bytes)])),
      ])
  }
}
