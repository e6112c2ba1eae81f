/// Why a file can't be read as an iOS or tvOS xib: a closed kind, the place, and one sentence that says what to do.
///
/// Errors are equal when their kinds are.
public struct XibError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of refusal.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The file has no content.
    case empty
    /// The file is larger than ``Element/sizeLimit``.
    case tooLarge
    /// The file isn't UTF-8, the only encoding Interface Builder writes.
    case encoding
    /// The file doesn't begin like XML.
    case notXML
    /// The file is a table of localised strings under a xib's name.
    case stringsTable
    /// The file is a compiled nib under a xib's name.
    case compiledNib
    /// The file holds the markers of an unfinished merge.
    case mergeConflict
    /// The file declares a document type, which could pull in or multiply entities.
    case documentType
    /// The XML ends before its root element does.
    case truncated
    /// The XML isn't well formed.
    case malformed
    /// Elements are nested deeper than ``Element/depthLimit``.
    case tooDeep
    /// The root element isn't one of Interface Builder's.
    case notInterfaceBuilder
    /// The file has the format that Xcode wrote before version 5.
    case oldFormat
    /// The file is a storyboard.
    case storyboard
    /// The file is for macOS.
    case macOS
    /// The file is for watchOS.
    case watchOS
    /// The document says it is of a type that isn't known.
    case unknownType
  }

  /// What is wrong.
  public let kind: Kind
  /// The file as it was named by the caller.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// One sentence: what was found and what to do about it.
  public let sentence: String

  init(_ kind: Kind, file: String, line: Int, _ sentence: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.sentence = sentence
  }

  /// Errors are equal when their kinds are.
  public static func == (left: XibError, right: XibError) -> Bool { left.kind == right.kind }

  /// `file:line: sentence`, the form that editors and build logs turn into a link.
  public var description: String { "\(file):\(line): \(sentence)" }
}
