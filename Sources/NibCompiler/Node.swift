import InterfaceBuilder

/// An element that becomes an object, with the object and with the objects inside it.
final class Node {
  /// Where a node stands in its parent.
  enum Place: Equatable {
    /// At the document's top level.
    case top
    /// In a list such as `subviews`.
    case list(String)
    /// As the value of a property.
    case key(String)
  }

  let element: Element
  let entry: Vocabulary.Entry
  let object: ArchiveObject
  let place: Place
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []

  /// Lists whose objects live in archives of their own.
  private static let nestedArchives: Set<String> = ["prototypes", "cells"]

  init(
    _ element: Element, entry: Vocabulary.Entry, className: String, place: Place, parent: Node?,
    vocabulary: Vocabulary
  ) {
    self.element = element
    self.entry = entry
    self.parent = parent
    self.place = place
    let isSwapped = element["customClass"] != nil
    object = ArchiveObject(isSwapped ? "UIClassSwapper" : className)
    adopt(from: element, list: nil, vocabulary: vocabulary)
  }

  private func adopt(from holder: Element, list: String?, vocabulary: Vocabulary) {
    for child in holder.children {
      guard let entry = vocabulary[child.name] else { continue }
      switch entry.schema.role {
      case .object(let className):
        guard let place = list.map(Place.list) ?? child.key.map(Place.key) else { continue }
        children.append(
          Node(
            child, entry: entry, className: privateClass(of: child, at: place) ?? className, place: place,
            parent: self, vocabulary: vocabulary))
      case .container:
        let isNested = Self.nestedArchives.contains(child.name) && list != "sections"
        if !isNested { adopt(from: child, list: child.name, vocabulary: vocabulary) }
      case .part:
        if child.name == "tableViewSection" { adopt(from: child, list: "sections", vocabulary: vocabulary) }
      case .abstract:
        continue
      }
    }
  }

  /// Classes of views that UIKit makes itself, which a document shows as ordinary ones.
  private func privateClass(of child: Element, at place: Place) -> String? {
    if entry.schema.name == "visualEffectView", place == .key("contentView") {
      return "_UIVisualEffectContentView"
    }
    guard let cell = parent?.element, entry.schema.name == "tableViewCellContentView", let id = child.id
    else {
      return nil
    }
    return id == cell["textLabel"] || id == cell["detailTextLabel"] ? "UITableViewLabel" : nil
  }

  /// The object that is the value of property `key`.
  func child(forKey key: String) -> Node? {
    children.first { $0.place == .key(key) }
  }

  /// The objects of a list, in document order.
  func list(_ name: String) -> [Node] {
    children.filter { $0.place == .list(name) }
  }

  /// This node and all below it, parents before children.
  func forEach(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  var isView: Bool { entry.isView }
}
