import InterfaceBuilder

/// A constraint of the document, with the object it becomes.
final class Constraint {
  let element: Element
  let object: ArchiveObject
  /// The view that states it.
  let holder: Node
  /// Whether the default variation has it.
  let isInstalled: Bool

  init(_ element: Element, holder: Node, isInstalled: Bool) {
    self.element = element
    self.holder = holder
    self.isInstalled = isInstalled
    object = ArchiveObject(element["customClass"] == nil ? "NSLayoutConstraint" : "UIClassSwapper")
  }

  var id: String { element.id ?? "" }
}
