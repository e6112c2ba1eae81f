/// Why bytes were refused as a NIBArchive: a closed kind, the place, and a sentence for the person who has to
/// deal with the file.
///
/// Two errors are equal when their kinds are, so that a test can name the one it expects.
public struct NibArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What rule of the format is broken.
  public enum Kind: String, CaseIterable, Sendable {
    /// The bytes end within the 50-byte header.
    case truncatedHeader
    /// The file is a keyed archive (`bplist00`), the older form of compiled nib.
    case keyedArchive
    /// The first ten bytes are not `NIBArchive`.
    case notANibArchive
    /// The format version is not 1.
    case unsupportedFormatVersion
    /// A table doesn't begin where the one before it ends, or lies outside the file.
    case misplacedTable
    /// Bytes follow the last table.
    case trailingBytes
    /// A table claims more entries than its bytes can hold.
    case implausibleCount
    /// A varint runs past its table, is longer than five bytes or doesn't fit 32 bits.
    case malformedVarint
    /// A varint is longer than it need be.
    case nonMinimalVarint
    /// Object 0 isn't an NSObject that names the top-level objects.
    case missingRoot
    /// An object's class index is past the class-names table.
    case classIndexOutOfRange
    /// An object's values reach past the values table.
    case valuesOutOfRange
    /// Objects share values, leave some out, or own them in another order than their own.
    case valuesNotContiguous
    /// A value's key index is past the keys table.
    case keyIndexOutOfRange
    /// A value's type is none of the eleven.
    case unknownValueType
    /// A value's bytes run past the values table.
    case truncatedValue
    /// A reference points past the objects table.
    case objectReferenceOutOfRange
    /// A reference points at the root.
    case referenceToRoot
    /// A key is empty, not UTF-8 or runs past the keys table.
    case malformedKey
    /// Two keys are the same.
    case duplicateKey
    /// A class name is empty, not UTF-8, lacks its NUL or runs past its table.
    case malformedClassName
    /// Two class names are the same.
    case duplicateClassName
    /// A fallback index is past the class-names table.
    case fallbackOutOfRange
    /// Following fallbacks leads back to the same class.
    case fallbackCycle
    /// A collection's values aren't all elements, or a dictionary has a key without a value.
    case malformedCollection
    /// Objects refer to each other in a chain too long to follow safely.
    case referencesTooDeep
  }

  /// The rule that is broken.
  public let kind: Kind
  /// Offset of the offending byte from the start of the file.
  public let offset: Int
  /// One sentence that says what is wrong and, where there is something, what to do.
  public let message: String

  init(_ kind: Kind, at offset: Int, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }

  /// The sentence and the place.
  public var description: String { "\(message) (at byte \(offset))" }

  /// Whether both break the same rule, wherever.
  public static func == (left: NibArchiveError, right: NibArchiveError) -> Bool { left.kind == right.kind }
}
