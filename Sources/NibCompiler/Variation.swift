import InterfaceBuilder

/// What a document says for one combination of size classes; `default` is what holds where nothing else does.
struct Variation {
  let element: Element
  let key: String

  /// The variations of an element: the default one first, the others in file order.
  static func all(of element: Element) -> [Variation] {
    let all = element.children.filter { $0.name == "variation" }
      .map { Variation(element: $0, key: $0.key ?? "default") }
    return all.filter(\.isDefault) + all.filter { !$0.isDefault }
  }

  /// Ids of the constraints that the default variation leaves out.
  static func defaultExclusions(of element: Element, list: String = "constraints") -> Set<String> {
    Set(all(of: element).filter(\.isDefault).flatMap { $0.references("exclude", in: list) })
  }

  var isDefault: Bool { key == "default" }

  /// The ids that the variation includes or excludes in a list.
  func references(_ kind: String, in list: String) -> [String] {
    let masks = element.children.filter { $0.name == "mask" && $0.key == list }
    return masks.flatMap(\.children).filter { $0.name == kind }.compactMap { $0["reference"] }
  }

  func masks(_ list: String) -> Bool {
    element.children.contains { $0.name == "mask" && $0.key == list }
  }

  /// `UIUserInterfaceSizeClass` numbers; nil where unspecified.
  var sizeClasses: (horizontal: Int?, vertical: Int?) {
    var horizontal: Int?
    var vertical: Int?
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2 else { continue }
      let number = words[1] == "compact" ? 1 : words[1] == "regular" ? 2 : nil
      if words[0] == "widthClass" { horizontal = number }
      if words[0] == "heightClass" { vertical = number }
    }
    return (horizontal, vertical)
  }
}
