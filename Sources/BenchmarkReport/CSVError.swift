/// Why a file of results can't be read, with its place.
public struct CSVError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of defect.
  public enum Kind: Equatable, Sendable {
    /// The file has no line at all.
    case empty
    /// The first line isn't the header of this kind of file.
    case header
    /// A line has another number of fields than the header.
    case fieldCount
    /// A quoted field doesn't end, or goes on after its closing quote.
    case quote
    /// The last line has no end: the file was cut off.
    case cut
    /// A field isn't what its column wants.
    case value
    /// The bytes aren't UTF-8.
    case encoding
  }

  /// What is wrong.
  public let kind: Kind
  /// The line, from 1, on which the defect begins.
  public let line: Int
  /// The column's name, where one field is to blame.
  public let column: String?
  /// What was found and what was expected.
  public let detail: String

  init(_ kind: Kind, line: Int, column: String? = nil, _ detail: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.detail = detail
  }

  /// Line, column and defect in one sentence.
  public var description: String {
    "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": \(detail)"
  }

  /// Errors of one kind at one place are equal, whatever their wording.
  public static func == (left: CSVError, right: CSVError) -> Bool {
    left.kind == right.kind && left.line == right.line && left.column == right.column
  }
}
