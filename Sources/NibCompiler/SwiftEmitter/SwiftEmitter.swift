public import NibArchive

/// Writes Swift that builds a nib's objects without the nib, through UIKit's public interface alone: what leaving
/// the xib would look like, and cost.
///
/// The source is what an app developer would write: one statement a property that differs from a new object's,
/// subviews, constraints by anchors, outlets, actions, recognisers, runtime attributes. It compiles against UIKit and
/// against this package's toolkit.
public struct SwiftEmitter: Sendable {
  /// How the code is wrapped.
  public enum Form: Hashable, Sendable {
    /// `enum CardTwin { static func make() -> CardView { … } }`
    case enumeration(name: String)
    /// `extension CardView { public static func makeInCode() -> CardView { … } }`, for nibs whose root is of a custom
    /// class.
    case method(name: String)
  }

  /// What the archive doesn't say.
  public struct Options: Hashable, Sendable {
    /// How the code is wrapped.
    public var form: Form
    /// The class of File's Owner, to which outlets and actions may belong. Without one their statements become remarks.
    public var ownerClass: String?
    /// Key paths of user-defined runtime attributes that are truth values: archives store them as 0 and 1.
    public var booleanKeyPaths: Set<String>
    /// Sentences for the doc comment; the source of the nib, for instance.
    public var summary: String

    /// Options that say all that is needed for a nib without an owner.
    public init(
      form: Form, ownerClass: String? = nil, booleanKeyPaths: Set<String> = [],
      summary: String = "The tree of a nib, in code."
    ) {
      self.form = form
      self.ownerClass = ownerClass
      self.booleanKeyPaths = booleanKeyPaths
      self.summary = summary
    }
  }

  /// What came out.
  public struct Output: Hashable, Sendable {
    /// The source of one file, formatted.
    public let source: String
    /// What the nib says and the source doesn't, one line each.
    public let notes: [String]
  }

  /// A nib without a view among its top-level objects: there is nothing to build.
  public struct NoView: Error, Equatable, Sendable, CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
      "The nib has no view at its top level, so there is no tree to write code for."
    }
  }

  /// The code that builds what `archive` holds.
  public static func emit(_ archive: NibArchive, options: Options) throws(NoView) -> Output {
    let builder = TwinBuilder(NibObjects(archive), options)
    guard let twin = builder.build() else { throw NoView() }
    let source = TwinPrinter(twin, options).source()
    return Output(source: source, notes: builder.notes)
  }
}
