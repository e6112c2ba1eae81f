import InterfaceBuilder

/// The rules of views in general.
extension Compilation {
  func writeFrame(_ field: Field) { writeFrame(of: field.element, to: field.object) }

  func writeAutoresizingMask(_ field: Field) {
    let mask = autoresizingMask(of: field.element)
    if mask != 0 { field.set(.integer(mask)) }
  }

  func writeHugging(_ field: Field) {
    field.set(
      priorities(
        of: field.element, "horizontalHuggingPriority", "verticalHuggingPriority", default: 250,
        own: hugging(of: field.node)))
  }

  /// The class's own hugging; buttons with a picture of their own differ from the others.
  private func hugging(of node: Node) -> ElementSchema.Priorities {
    let type = node.entry.schema.name == "button" ? node.element["buttonType"] ?? "custom" : ""
    let isPictured = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"].contains(type)
    return isPictured ? ElementSchema.Priorities(horizontal: -1, vertical: -1) : node.entry.hugging
  }

  func writeCompression(_ field: Field) {
    field.set(
      priorities(
        of: field.element, "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", default: 750,
        own: ElementSchema.Priorities(horizontal: 750, vertical: 750)))
  }

  /// A view with a fixed frame keeps its mask, whatever else the document says.
  func writeMaskTranslation(_ field: Field) {
    let stated = field.element.bool("translatesAutoresizingMaskIntoConstraints")
    let translates = stated ?? !isTiedToCell(field.node)
    if !translates, field.element.bool("fixedFrame") != true { field.set(.bool(true)) }
  }

  func writeConstraints(_ field: Field) {
    let installed = constraintsStored(in: field.node).filter(\.isInstalled).map(\.object)
    field.set(list(installed + contentViewConstraints(of: field.node), mutable: true))
  }

  func writeLayoutGuides(_ field: Field) {
    field.set(list(archivedGuides(of: field.node).map(\.object), mutable: true))
  }

  func writePreservedMargins(_ field: Field) {
    guard field.element.bool("preservesSuperviewLayoutMargins") == true else { return }
    field.set(.bool(true))
    field.object.set("UIViewPreservesSpecificSuperviewMargins", .integer(15))
  }

  func writeSafeAreaInsets(_ field: Field) {
    if field.element.bool("insetsLayoutMarginsFromSafeArea") == false { field.set(.integer(0)) }
  }

  // MARK: Lists

  func list(_ objects: [ArchiveObject], mutable: Bool) -> ArchiveValue? {
    guard !objects.isEmpty else { return nil }
    return .object(mutable ? .mutableArray(objects) : .array(objects))
  }

  /// A table's header and footer are among its subviews, a segmented control's segments are all of them.
  func writeSubviews(_ field: Field) {
    let node = field.node
    let isSegmented = node.entry.schema.name == "segmentedControl"
    let extras = ["tableHeaderView", "tableFooterView"].compactMap { node.child(forKey: $0)?.object }
    field.set(list(isSegmented ? segments(of: node) : installedSubviews(of: node) + extras, mutable: true))
  }

  private func installedSubviews(of node: Node) -> [ArchiveObject] {
    let excluded =
      document.usesTraitCollections ? Variation.defaultExclusions(of: node.element, list: "subviews") : []
    return node.list("subviews").filter { !excluded.contains($0.element.id ?? "") }.map(\.object)
  }

  func writeItems(_ field: Field) {
    field.set(list(field.list.map(field.node.list)?.map(\.object) ?? [], mutable: false))
  }

  // MARK: Stack views

  func writeArrangedSubviews(_ field: Field) {
    field.set(list(installedSubviews(of: field.node), mutable: false))
  }

  func writeStackMargins(_ field: Field) {
    field.set(statedMargins(of: field.element).map(margins) ?? .geometry(0, 0, 0, 0))
  }

  /// Margins that a document states for a stack view are there to be kept by its arrangement.
  func writeMarginsRelative(_ field: Field) {
    let margins = statedMargins(of: field.element)?.attributes ?? []
    let hasMargins = margins.contains { $0.name != "key" && Double($0.value) != 0 }
    field.set(.bool(field.element.bool("layoutMarginsRelativeArrangement") ?? hasMargins))
  }

  private func statedMargins(of element: Element) -> Element? {
    element.child(forKey: "layoutMargins") ?? element.child(forKey: "directionalLayoutMargins")
  }

  func writeStackSpacing(_ field: Field) {
    // UIStackView.spacingUseSystem.
    let isStandard = field.element["spacingType"] == "standard"
    field.set(.double(isStandard ? 1.1754943508222875e-38 : field.element.number("spacing") ?? 0))
  }

  // MARK: Visual effects

  func writeVisualEffect(_ field: Field) {
    if let effect = field.element.children.compactMap(visualEffect).first { field.set(.object(effect)) }
  }

  func writeVisualEffectContent(_ field: Field) {
    field.set(field.node.child(forKey: "contentView").map { .object($0.object) })
  }

  private func visualEffect(_ element: Element) -> ArchiveObject? {
    switch element.name {
    case "blurEffect":
      let style = word(element, "style", .blurStyle) ?? 1
      // Systems before iOS 10 know three styles; the two automatic ones stand beside their nearest.
      let fallback = [4: 1, 5: 0][style]
      return ArchiveObject(
        "UIBlurEffect",
        [
          "UIBlurEffectAutomaticStyle": fallback == nil ? nil : .integer(style),
          "UIBlurEffectStyle": .integer(fallback ?? style),
        ])
    case "vibrancyEffect":
      let style = element.child(named: "blurEffect").flatMap { word($0, "style", .blurStyle) } ?? 1
      return ArchiveObject("UIVibrancyEffect", ["UIVibrancyEffectBlurStyle": .integer(style)])
    default:
      return nil
    }
  }
}
