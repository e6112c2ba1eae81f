/// Bad arguments, in one sentence.
struct UsageError: Error {
  let sentence: String
}

/// The command line, understood.
struct Arguments {
  /// What to do.
  enum Task {
    case help
    case supported
    case compile(input: String, output: String)
    case coverage(input: String)
    case compare(ours: String, theirs: String)
    case comparePairs(directory: String)
    case emitSwift(input: String)
  }

  private(set) var task: Task = .help
  /// Warnings count as errors.
  private(set) var isStrict = false
  /// The module that `customModuleProvider="target"` means.
  private(set) var module: String?
  /// The method of the view's class that emitted Swift consists of; nil for a type of its own.
  private(set) var method: String?
  /// Texts become localisable strings, as if the document lay in Base.lproj.
  private(set) var isLocalizable = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var operands: [String] = []
    var output: String?
    var mode: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help", "--supported", "--coverage", "--compare", "--compare-pairs", "--emit-swift":
        guard mode == nil else {
          throw UsageError(sentence: "\(argument) and \(mode ?? "") exclude each other")
        }
        mode = argument
      case "--strict": isStrict = true
      case "--localizable": isLocalizable = true
      case "-o", "--output":
        guard let value = rest.popFirst() else { throw UsageError(sentence: "\(argument) needs a path") }
        output = value
      case "--method":
        guard let value = rest.popFirst() else { throw UsageError(sentence: "--method needs a name") }
        method = value
      case "--module":
        guard let value = rest.popFirst() else { throw UsageError(sentence: "--module needs a name") }
        module = value
      default:
        guard !argument.hasPrefix("-") else { throw UsageError(sentence: "there is no option \(argument)") }
        operands.append(argument)
      }
    }
    task = try Self.task(mode: mode, operands: operands, output: output)
  }

  private static func task(mode: String?, operands: [String], output: String?) throws(UsageError) -> Task {
    func operand(_ count: Int, _ what: String) throws(UsageError) {
      guard operands.count == count else {
        throw UsageError(sentence: "\(mode ?? "ibcompile") needs \(what)")
      }
    }
    switch mode {
    case "-h", "--help": return .help
    case "--supported": return .supported
    case "--coverage":
      try operand(1, "one file or folder")
      return .coverage(input: operands[0])
    case "--compare":
      try operand(2, "two nibs, ours and Apple's")
      return .compare(ours: operands[0], theirs: operands[1])
    case "--compare-pairs":
      try operand(1, "one folder of pairs")
      return .comparePairs(directory: operands[0])
    case "--emit-swift":
      try operand(1, "one xib")
      return .emitSwift(input: operands[0])
    default:
      try operand(1, "one xib or one folder of xibs")
      guard let output else { throw UsageError(sentence: "-o is missing: where should the nib go") }
      return .compile(input: operands[0], output: output)
    }
  }

  static let help = """
    ibcompile compiles xibs for iOS and tvOS into nibs.

      ibcompile IN.xib -o OUT.nib          compiles one file
      ibcompile DIR -o OUTDIR              compiles all xibs below a folder
      ibcompile --coverage FILE|DIR        tells how much of the documents the vocabulary covers
      ibcompile --supported                prints the vocabulary: elements, attributes, archive keys
      ibcompile --compare OURS.nib APPLES.nib
                                           prints how two nibs differ as object graphs
      ibcompile --compare-pairs DIR        compiles each DIR/*/source.xib and compares it with the
                                           compiled*.nib beside it
      ibcompile --emit-swift IN.xib|IN.nib prints Swift that builds the same views without a nib

      --strict          warnings are errors
      --module NAME     the module that customModuleProvider="target" means
      --method NAME     emitted Swift is a static method of the view's class
      --localizable     texts become localisable strings; implied below a Base.lproj folder
      -o, --output      where to write
      -h, --help        this text

    Problems are printed one a line: file:line: severity: <element attribute> what.
    Exit status: 0 done, perhaps with warnings; 1 errors or differences; 64 bad arguments.
    """
}
