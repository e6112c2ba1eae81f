import InterfaceBuilder

extension Compilation {
  /// A placeholder that is replaced by the resource when the nib is loaded. Its size is 1 × 1, whatever the
  /// resource's.
  func image(named name: String, of element: Element) -> ArchiveValue {
    let isSymbol =
      element["catalog"] == "system" || document.resources.images[name]?.isSystemSymbol == true
    return .object(
      ArchiveObject(
        "UIImageNibPlaceholder",
        [
          "UIImageWidth": .float(1), "UIImageHeight": .float(1), "UIResourceName": string(name),
          "UISystemSymbolResourceName": isSymbol ? string(name) : .null,
          "UISymbolImageConfiguration": element.child(forKey: "preferredSymbolConfiguration")
            .map(symbolConfiguration) ?? .null,
          "UIResourceCatalogName": .null,
        ]))
  }

  func symbolConfiguration(_ element: Element) -> ArchiveValue {
    let configuration = ArchiveObject("UIImageSymbolConfiguration", ["UITraitCollection": .null])
    if let size = element.number("pointSize") ?? element.child(forKey: "fontDescription").flatMap(font)?.size
    {
      configuration.set("UISymbolPointSize", .double(size))
    }
    if let scale = word(element, "scale", .symbolScale), scale > 0 {
      configuration.set("UISymbolScale", .integer(scale))
    }
    if let weight = word(element, "weight", .symbolWeight) {
      configuration.set("UISymbolWeight", .integer(weight))
    }
    return .object(configuration)
  }
}
