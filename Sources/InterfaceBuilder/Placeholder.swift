/// An object that the document refers to but doesn't contain: whoever loads the nib brings it along.
public struct Placeholder: Sendable, Equatable {
  /// `IBFilesOwner`, `IBFirstResponder`, or the identifier given to an external object.
  public let identifier: String
  /// The id that connections use, `-1` and `-2` for the standard two.
  public let id: String
  /// The class expected of the object. Not archived: a wrong owner shows only when the nib is loaded.
  public let customClass: String?
  /// The element itself, which holds the placeholder's connections.
  public let element: Element

  init(_ element: Element) {
    identifier = element["placeholderIdentifier"] ?? ""
    id = element.id ?? ""
    customClass = element["customClass"]
    self.element = element
  }
}
