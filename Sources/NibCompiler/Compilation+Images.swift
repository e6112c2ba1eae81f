import InterfaceBuilder

extension Compilation {
  /// The image in an attribute or in an `imageReference` for the same property.
  func image(_ property: String, of element: Element) -> ArchiveValue? {
    if let name = element[property] { return image(named: name, of: element) }
    guard let reference = element.child(forKey: property), let name = reference["image"] else { return nil }
    return image(named: name, of: reference)
  }

  /// A placeholder that is replaced by the resource when the nib is loaded. Its size is 1 × 1, whatever the
  /// resource's.
  func image(named name: String, of element: Element) -> ArchiveValue {
    let isSymbol =
      element["catalog"] == "system" || document.resources.images[name]?.isSystemSymbol == true
    let configuration =
      element["symbolScale"] != nil ? element : element.child(forKey: "preferredSymbolConfiguration")
    let placeholder = ArchiveObject(
      "UIImageNibPlaceholder",
      [
        "UIImageWidth": .float(1), "UIImageHeight": .float(1), "UIResourceName": string(name),
        "UISystemSymbolResourceName": isSymbol ? string(name) : .null,
        "UISymbolImageConfiguration": configuration.map(symbolConfiguration) ?? .null,
        "UIResourceCatalogName": .null,
      ])
    if let mode = word(element, "renderingMode", .renderingMode), mode != 0 {
      placeholder.set("UIRenderingMode", .integer(mode))
    }
    return .object(placeholder)
  }

  func symbolConfiguration(_ element: Element) -> ArchiveValue {
    let configuration = ArchiveObject("UIImageSymbolConfiguration", ["UITraitCollection": .null])
    if let size = element.number("pointSize") ?? element.child(forKey: "fontDescription").flatMap(font)?.size
    {
      configuration.set("UISymbolPointSize", .double(size))
    }
    let scale = word(element, element["scale"] == nil ? "symbolScale" : "scale", .symbolScale)
    if let scale, scale > 0 {
      configuration.set("UISymbolScale", .integer(scale))
    }
    if let weight = word(element, "weight", .symbolWeight) {
      configuration.set("UISymbolWeight", .integer(weight))
    }
    return .object(configuration)
  }
}
