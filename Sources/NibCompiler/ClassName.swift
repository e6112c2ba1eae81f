import InterfaceBuilder

/// The run-time name of a custom class.
struct ClassName {
  /// The name as the nib stores it: bare, or mangled with its module in the form that the Objective-C runtime knows.
  let archived: String

  /// Nil where the element has no custom class.
  init?(of element: Element, module: String?) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let isTarget = element["customModuleProvider"] == "target"
    guard let module = (isTarget ? module : nil) ?? element["customModule"], !module.isEmpty else {
      archived = name
      return
    }
    archived = "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }
}
