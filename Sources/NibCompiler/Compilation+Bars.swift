import InterfaceBuilder

/// The rules of bars, their items, and view controllers.
extension Compilation {
  func writeBarTranslucence(_ field: Field) {
    // UIBarTranslucence: 1 translucent, 2 opaque.
    field.set(.integer(field.element.bool("translucent") == false ? 2 : 1))
  }

  func writeSystemItem(_ field: Field) { writeSystemItem(field, .systemItem) }

  func writeTabBarSystemItem(_ field: Field) { writeSystemItem(field, .tabBarSystemItem) }

  private func writeSystemItem(_ field: Field, _ items: Enumeration) {
    guard let item = word(field.element, "systemItem", items) else { return }
    field.object.set("UIIsSystemItem", .bool(true))
    field.set(.integer(item))
  }

  func writeNavigationItems(_ field: Field) {
    for (name, key) in [
      ("leftBarButtonItem", "UILeftBarButtonItem"), ("rightBarButtonItem", "UIRightBarButtonItem"),
    ] {
      guard let item = field.node.child(forKey: name)?.object else { continue }
      field.object.set(key, .object(item))
      field.object.set(key + "s", .object(.array([item])))
    }
  }

  func writeNavigationBar(_ field: Field) {
    guard let bar = field.node.parent, bar.entry.schema.name == "navigationBar" else { return }
    field.set(.object(bar.object))
  }

  func writeViewControllers(_ field: Field) {
    let controllers = field.list.map(field.node.list)?.map(\.object) ?? []
    field.object.set("UIChildViewControllers", list(controllers, mutable: true))
    field.set(list(controllers, mutable: true))
    for controller in controllers { controller.set("UIParentViewController", .object(field.object)) }
  }

  // MARK: Search bars

  func writeScopeButtons(_ field: Field) {
    let titles = field.element.list("scopeButtonTitles").compactMap(text(of:)).map { pool.string($0) }
    field.set(list(titles, mutable: false))
  }

  /// A search bar writes its traits whether the document has them or not.
  func writeSearchTraits(_ field: Field) {
    let traits = field.child ?? Element(name: "textInputTraits")
    for row in vocabulary["textInputTraits"]?.rows ?? [] {
      switch row.key {
      case "UIReturnKeyType":
        field.object.set(row.key, .integer(word(traits, "returnKeyType", .returnKeyType) ?? 6))
      case "UIEnablesReturnKeyAutomatically":
        field.object.set(row.key, .bool(traits.bool("enablesReturnKeyAutomatically") ?? true))
      case "UISecureTextEntry":
        field.object.set(row.key, .bool(traits.bool("secureTextEntry") ?? false))
      default:
        write(row, of: traits, node: field.node, to: field.object)
      }
    }
  }
}
