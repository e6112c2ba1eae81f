/// Something in a document that the compiler has to say: where, about what, and whether it stands in the way.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The nib is written, without the thing that the message is about.
    case warning
    /// No nib is written.
    case error
  }

  /// What kind of problem it is.
  public enum Kind: Sendable, Hashable {
    /// An element that the vocabulary doesn't list at its place.
    case unknownElement
    /// An attribute that the vocabulary doesn't list for its element.
    case unknownAttribute
    /// A known attribute whose value isn't understood.
    case unknownValue
    /// A reference to an id that no object of the document has.
    case unresolvedReference
    /// An id that an earlier object has too.
    case duplicateID
  }

  /// How bad it is.
  public var severity: Severity
  /// What kind of problem it is.
  public let kind: Kind
  /// The file as the caller named it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The element's name.
  public let element: String
  /// The attribute's name; empty where the message is about the element itself.
  public let attribute: String
  /// One sentence.
  public let message: String

  /// `file:line: warning: <element attribute> sentence`, one line.
  public var description: String {
    let place = attribute.isEmpty ? element : element + " " + attribute
    return "\(file):\(line): \(severity.rawValue): <\(place)> \(message)"
  }
}
