import InterfaceBuilder

extension Compilation {
  /// Accessibility settings of all objects, in file order.
  func makeAccessibilityConfigurations() -> [ArchiveObject] {
    var configurations: [ArchiveObject] = []
    for node in topLevel {
      node.forEach { node in
        guard let element = node.element.child(forKey: "accessibilityConfiguration") else { return }
        let configuration = accessibility(element, of: node)
        if configuration.values.count > 1 { configurations.append(configuration) }
      }
    }
    return configurations
  }

  private func accessibility(_ element: Element, of node: Node) -> ArchiveObject {
    // The first key is spelled as UIKit spells it.
    let configuration = ArchiveObject(
      "UIRuntimeAccessibilityConfiguration", ["UIAccessibileObject": .object(node.object)])
    func text(_ name: String) -> ArchiveValue? {
      let found = element[name] ?? element.child(forKey: name).flatMap(self.text(of:))
      return found.map { self.text($0, of: node.element, property: "accessibility" + name.capitalized) }
    }
    configuration.set("UIAccessibilityHint", text("hint"))
    configuration.set("UIAccessibilityIdentifier", element["identifier"].map(string))
    configuration.set("UIAccessibilityLabel", text("label"))
    if let traits = element.child(forKey: "traits") {
      configuration.set("UIAccessibilityTraits", .object(number(accessibilityTraits(traits))))
    }
    if let isElement = element.child(forKey: "isElement")?.bool("value") {
      configuration.set("UIIsAccessibilityElement", .object(number(isElement ? 1 : 0)))
    }
    return configuration
  }

  /// `UIAccessibilityTraits` bits.
  private func accessibilityTraits(_ element: Element) -> Int {
    let bits = [
      "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
      "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
      "allowsDirectInteraction", "causesPageTurn", "", "header",
    ]
    return bits.enumerated().reduce(0) { element.bool($1.element) == true ? $0 | 1 << $1.offset : $0 }
  }
}
