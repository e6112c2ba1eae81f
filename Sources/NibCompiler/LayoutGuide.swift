import InterfaceBuilder

/// A layout guide that the document mentions.
final class LayoutGuide {
  enum Kind: String {
    case safeArea
    case contentLayoutGuide
    case frameLayoutGuide
    case keyboard
  }

  let kind: Kind
  let object: ArchiveObject
  /// The stand-in that the list of objects has beside the real guide.
  let placeholder = ArchiveObject("UILayoutGuide")
  /// The view whose guide it is: of a cell with an implicit content view that view.
  let owner: Node
  /// Whether a constraint names it; guides that none names aren't archived.
  var isUsed = false

  init(_ kind: Kind, owner: Node) {
    self.kind = kind
    self.owner = owner
    object = ArchiveObject(kind == .contentLayoutGuide ? "_UIScrollViewLayoutGuide" : "UILayoutGuide")
  }
}
