import InterfaceBuilder

/// What a rule of the vocabulary reads from and writes to.
struct Field {
  let row: Row
  /// The element that has the row's attributes and children.
  let element: Element
  /// The object's node; its element is `element` or contains it.
  let node: Node
  let object: ArchiveObject

  var key: String { row.key }

  func set(_ value: ArchiveValue?) { object.set(key, value) }

  /// The child element that the row names first.
  var child: Element? {
    for case .child(let key) in row.sources { return element.child(forKey: key) }
    return nil
  }

  /// The name of the list that the row reads.
  var list: String? {
    for case .element(let name) in row.sources { return name }
    return nil
  }
}
