import InterfaceBuilder

extension Compilation {
  func declareGuides(of node: Node) {
    for element in node.element.children where element.name == "viewLayoutGuide" {
      guard let id = element.id, let kind = LayoutGuide.Kind(rawValue: element.key ?? "") else { continue }
      let guide = LayoutGuide(kind, owner: node)
      guides[id] = guide
      if objects[id] == nil { objects[id] = guide.object }
    }
  }

  /// What a constraint refers to when it names a guide.
  func item(for guide: LayoutGuide) -> ArchiveObject {
    guide.isUsed = true
    return guide.object
  }

  /// The guides archived with a view.
  func guides(of node: Node) -> [LayoutGuide] {
    node.element.children.compactMap { element in
      guard element.name == "viewLayoutGuide", let id = element.id else { return nil }
      return guides[id]
    }
  }

  func fillGuides() {
    for guide in guides.values {
      fillPlaceholder(guide.placeholder)
      let view = guide.owner.object
      guide.object.set("UILayoutGuideOwningView", .object(view))
      guide.object.set("UILayoutGuideIdentifier", string(identifier(of: guide)))
      guide.object.set("UILayoutGuideOwningViewIsLocked", .bool(true))
      let isSafeArea = guide.kind == .safeArea
      guide.object.set("UILayoutGuideShouldBeArchived", .bool(isSafeArea))
      guide.object.set("UILayoutGuideAllowsNegativeDimensions", .bool(isSafeArea))
      guide.object.set(
        "UILayoutGuideSystemConstraints",
        .object(isSafeArea ? .array(systemConstraints(of: guide)) : pool.emptyArray))
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

  /// The four constraints between a safe area and its view, which the system replaces at run time.
  private func systemConstraints(of guide: LayoutGuide) -> [ArchiveObject] {
    let view = guide.owner.object
    let sides = [("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false)]
    return sides.map { name, attribute, guideComesFirst in
      let (first, second) = guideComesFirst ? (guide.object, view) : (view, guide.object)
      return systemConstraint(
        first, second, attribute, isArchived: false, identifier: "UIViewSafeAreaLayoutGuide-" + name)
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
