/// A nib was loaded, but doesn't hold what its loader came for.
public struct NibLoaderError: Error, Equatable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Equatable, Sendable {
    /// No top-level object of the nib is a view of the expected class.
    case noRootView
  }

  /// What went wrong.
  public let kind: Kind

  /// The name of the nib, without a suffix.
  public let nibName: String

  /// One sentence that says what was expected, what was found, and what to check.
  public let description: String

  init(_ kind: Kind, nibName: String, expected: String, contents: [Any]) {
    self.kind = kind
    self.nibName = nibName
    let found = contents.isEmpty ? "nothing" : contents.map { "\(type(of: $0))" }.joined(separator: ", ")
    description =
      "The nib \"\(nibName)\" has no top-level view of class \(expected), but \(found): "
      + "set the root view's custom class and module to it, and not those of File's Owner."
  }

  /// Errors of the same kind are equal.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
}
