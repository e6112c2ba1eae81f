import InterfaceBuilder

/// The rules of tables and collections.
extension Compilation {
  func writeTableStyle(_ field: Field) {
    let style = word(field.element, "style", .tableStyle) ?? 0
    field.set(.integer(style))
    field.object.set("UITableViewStyle", .integer(style))
  }

  func writeSeparatorStyle(_ field: Field) {
    let style = word(field.element, "separatorStyle", .separatorStyle) ?? 1
    guard style != 0 else {
      field.object.set(field.key + "IOS9AndLater", .integer(0))
      return
    }
    field.set(.integer(style))
    field.object.set(field.key + "IOS5AndLater", .integer(style))
  }

  /// Zero isn't the default and is written.
  func writeSeparatorInset(_ field: Field) {
    field.set(field.child.map { insets($0, "minY", "minX", "maxY", "maxX") ?? .geometry(0, 0, 0, 0) })
  }

  /// A plain table's background is the table's own colour under its own name.
  func writeTableBackground(_ field: Field) {
    guard var color = field.child.flatMap(colorValue) else { return }
    let standard = [ColorValue.Name.system("systemBackgroundColor"), .system("whiteColor")]
    let isPlain = (field.element["style"] ?? "plain") == "plain"
    if isPlain, let name = color.name, standard.contains(name) {
      color.name = .system("tableBackgroundColor")
    }
    field.set(.object(pool.color(color)))
  }

  func writeSelectionFollowsFocus(_ field: Field) {
    let traits = ArchiveObject(
      "UITraitCollection",
      ["UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus": .integer(0)])
    field.set(.object(traits))
  }

  func writeItemSize(_ field: Field) {
    guard let size = field.child else { return }
    let isDefault = size.coordinate("width") == 50 && size.coordinate("height") == 50
    if !isDefault { field.set(self.size(size)) }
  }

  // MARK: Static content

  /// Static content: sections of rows, each row a cell. The data source that holds them is an object of the top level,
  /// and connected with the table's controller.
  func writeStaticContent(_ field: Field) {
    let table = field.node
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

  // MARK: Prototypes

  func writeTablePrototypes(_ field: Field) {
    writePrototypes(field, key: field.key, externalKey: "UITableViewCellPrototypeNibExternalObjects")
  }

  func writeCollectionPrototypes(_ field: Field) {
    if field.element.list("cells").contains(where: { $0["reuseIdentifier"] != nil }) {
      field.object.set("UIDelegate", .null)
    }
    writePrototypes(
      field, key: "UICollectionViewCellNibDict",
      externalKey: "UICollectionViewCellPrototypeNibExternalObjects")
  }

  /// Prototype cells: each is a nib of its own within the nib, found by its reuse identifier.
  ///
  /// What a prototype refers to outside itself is handed to it by name when it is made.
  private func writePrototypes(_ field: Field, key: String, externalKey: String) {
    var nibs: [ArchiveObject] = []
    var external: [ArchiveObject] = []
    for element in field.element.list(field.list ?? "") {
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
    field.object.set(key, .object(.collection("NSMutableDictionary", nibs)))
    field.object.set(externalKey, .object(.collection("NSMutableDictionary", external)))
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
