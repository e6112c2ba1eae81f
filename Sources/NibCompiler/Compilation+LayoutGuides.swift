import InterfaceBuilder

extension Compilation {
  func declareGuides(of node: Node) {
    let content = movesConstraintsToContentView(node) ? node.child(forKey: "contentView") : nil
    for element in node.element.children where element.name == "viewLayoutGuide" {
      guard let id = element.id, let kind = LayoutGuide.Kind(rawValue: element.key ?? "") else { continue }
      let guide = LayoutGuide(kind, owner: content ?? node)
      // An implicit content view has its safe area archived whether something refers to it or not.
      guide.isUsed = content != nil
      guides[id] = guide
      if objects[id] == nil { objects[id] = guide.object }
    }
    if let content, !document.usesSafeAreas {
      // Without safe areas in the document nothing could mention it, but it is there.
      let guide = LayoutGuide(.safeArea, owner: content)
      guide.isUsed = true
      implicitGuides[ObjectIdentifier(content)] = guide
    }
  }

  /// The guides of a view that the document mentions.
  func guides(of node: Node) -> [LayoutGuide] {
    let stating = isImplicitContentView(node) ? node.parent ?? node : node
    return stating.element.children.compactMap { element in
      guard element.name == "viewLayoutGuide", let id = element.id, let guide = guides[id] else { return nil }
      return guide.owner === node ? guide : nil
    }
  }

  /// The guides that are archived with a view. A scroll view makes its own; they are in the nib only for the
  /// constraints that refer to them.
  func archivedGuides(of node: Node) -> [LayoutGuide] {
    let implicit = implicitGuides[ObjectIdentifier(node)].map { [$0] } ?? []
    return guides(of: node).filter { $0.isUsed && $0.kind == .safeArea } + implicit
  }

  /// The stand-ins of a view's guides. Documents for systems before iOS 11, which have no safe area, need none unless
  /// they use the guide.
  func guidePlaceholders(of node: Node) -> [ArchiveObject] {
    let isOld = document.deploymentTarget.map { $0.major < 11 } ?? false
    return guides(of: node).filter { !isOld || $0.isUsed }.map(\.placeholder)
  }

  /// Marks the guides that connections lead to. Connections are made last, when the views' guides have been written.
  func markConnectedGuides() {
    forEachConnectionSource { _, element in
      for connection in element.list("connections") {
        if let id = connection["destination"] { guides[id]?.isUsed = true }
      }
    }
  }

  func fillGuides() {
    for guide in Array(guides.values) + implicitGuides.values {
      fillPlaceholder(guide.placeholder)
      let view = guide.owner.object
      guide.object.set("UILayoutGuideOwningView", .object(view))
      guide.object.set("UILayoutGuideIdentifier", string(identifier(of: guide)))
      guide.object.set("UILayoutGuideOwningViewIsLocked", .bool(true))
      let isSafeArea = guide.kind == .safeArea
      guide.object.set("UILayoutGuideShouldBeArchived", .bool(isSafeArea))
      guide.object.set("UILayoutGuideAllowsNegativeDimensions", .bool(isSafeArea))
      guide.object.set("UILayoutGuideSystemConstraints", .object(.array(systemConstraints(of: guide))))
    }
  }

  private func identifier(of guide: LayoutGuide) -> String {
    switch guide.kind {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
    case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }

  private func fillPlaceholder(_ placeholder: ArchiveObject) {
    placeholder.set("UILayoutGuideOwningView", .null)
    placeholder.set("UILayoutGuideIdentifier", string(""))
    placeholder.set("UILayoutGuideOwningViewIsLocked", .bool(false))
    placeholder.set("UILayoutGuideShouldBeArchived", .bool(false))
    placeholder.set("UILayoutGuideAllowsNegativeDimensions", .bool(false))
  }

  /// The constraints between a guide and its view, which the system replaces at run time: a name, the attribute, and
  /// whether the guide comes first.
  private func systemConstraints(of guide: LayoutGuide) -> [ArchiveObject] {
    let origin = [("minX", 1, true), ("minY", 3, true)]
    let sides =
      switch guide.kind {
      case .safeArea, .keyboard:
        [("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false)]
      case .contentLayoutGuide: origin
      case .frameLayoutGuide: origin + [("width", 7, true), ("height", 8, true)]
      }
    let view = guide.owner.object
    return sides.map { name, attribute, guideComesFirst in
      let (first, second) = guideComesFirst ? (guide.object, view) : (view, guide.object)
      return systemConstraint(
        first, second, attribute, isArchived: false, identifier: identifier(of: guide) + "-" + name)
    }
  }

  /// An equality of one attribute of two items that no author wrote.
  func systemConstraint(
    _ first: ArchiveObject, _ second: ArchiveObject, _ attribute: Int, isArchived: Bool, identifier: String
  ) -> ArchiveObject {
    ArchiveObject(
      "NSLayoutConstraint",
      [
        "NSFirstItem": .object(first), "NSFirstAttributeV2": .integer(attribute),
        "NSFirstAttribute": .integer(attribute), "NSSecondItem": .object(second),
        "NSSecondAttributeV2": .integer(attribute), "NSSecondAttribute": .integer(attribute),
        "NSShouldBeArchived": .bool(isArchived), "NSLayoutIdentifier": string(identifier),
      ])
  }
}
