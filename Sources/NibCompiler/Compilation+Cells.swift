import InterfaceBuilder

/// The rules of cells.
extension Compilation {
  func writeTableCellSubviews(_ field: Field) {
    let content = field.node.child(forKey: "contentView").map { [$0.object] } ?? []
    field.set(list(content + [separatorView(of: field.node)], mutable: true))
  }

  func writeCollectionCellSubviews(_ field: Field) {
    field.set(list(field.node.child(forKey: "contentView").map { [$0.object] } ?? [], mutable: true))
  }

  func writeCellLabels(_ field: Field) {
    for (attribute, key) in [
      ("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView"),
    ] {
      let view = field.element[attribute].flatMap { objects[$0] }
      field.object.set(key, view.map { .object($0) } ?? .null)
    }
  }

  /// The view of a table cell that draws the line below it: in the cell's last point, and 8 points in from its
  /// leading edge.
  private func separatorView(of cell: Node) -> ArchiveObject {
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
  func writeCellBackground(_ field: Field) {
    let (element, object) = (field.element, field.object)
    let isColored = element.child(forKey: "backgroundColor").flatMap(colorValue) != nil
    if isColored, element.name == "tableViewCell" { object.set("UITableCellBackgroundColorSet", .bool(true)) }
    let isDefault = (element["selectionStyle"] ?? "default") == "default"
    guard element.name == "tableViewCell", !isColored, !isDefault else {
      field.set(.null)
      return
    }
    let color = ArchiveValue.object(
      pool.color(ColorValue(name: .system("tableCellPlainBackgroundColor"), .gray(white: 1, alpha: 1))))
    object.set("UIBackgroundColor", color)
    object.set("UIDidEncodeCompatibilityBackgroundColor", .bool(true))
    field.set(.object(systemBackgroundView(of: element, color: color)))
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
}
