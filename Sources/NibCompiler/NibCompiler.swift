public import InterfaceBuilder
public import NibArchive

/// Turns a xib into a nib: a document into an archive.
///
/// What becomes of elements and attributes stands in one table, the vocabulary; what isn't listed there is reported
/// with its place, never dropped silently.
public enum NibCompiler {
  /// How to compile.
  public struct Options: Sendable {
    /// The module that custom classes with `customModuleProvider="target"` are in. Nil takes the one that the document
    /// names.
    public var module: String?
    /// Whether texts that users see become localisable strings, as in a document under `Base.lproj`.
    public var localizesStrings: Bool
    /// Whether warnings count as errors.
    public var isStrict: Bool

    /// Options with Interface Builder's own defaults.
    public init(module: String? = nil, localizesStrings: Bool = false, isStrict: Bool = false) {
      self.module = module
      self.localizesStrings = localizesStrings
      self.isStrict = isStrict
    }
  }

  /// What came out.
  public struct Output: Sendable {
    /// The nib; nil where there are errors.
    public let archive: NibArchive?
    /// All that there was to say, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// How much of the document the vocabulary covers.
    public let coverage: Coverage
  }

  /// Reads a xib and compiles it. Throws where it isn't one, or isn't one that it understands.
  public static func compile(
    xib bytes: [UInt8], file: String, options: Options = Options()
  ) throws(XibError) -> Output {
    compile(try XibDocument(parsing: bytes, file: file), options: options)
  }

  /// Compiles a document. Never fails half-way: problems are in the output's diagnostics.
  public static func compile(_ document: XibDocument, options: Options = Options()) -> Output {
    var check = VocabularyCheck(document: document)
    check.run()
    let compilation = Compilation(document: document, options: options)
    let root = compilation.compile()
    var diagnostics = (check.diagnostics + compilation.diagnostics).sorted { $0.line < $1.line }
    if options.isStrict {
      for index in diagnostics.indices { diagnostics[index].severity = .error }
    }
    let failed = diagnostics.contains { $0.severity == .error }
    return Output(
      archive: failed ? nil : ArchiveEncoder.archive(root: root), diagnostics: diagnostics,
      coverage: check.coverage)
  }
}
