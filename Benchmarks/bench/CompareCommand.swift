import BenchmarkReport
import Benchmarking

/// `bench compare`: two runs, judged.
struct CompareCommand {
  /// How a comparison is printed.
  enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  let base: String
  let head: String
  let format: Format
  let showsAll: Bool
  let isForced: Bool

  static let printing: [Options.Known] = [.init("--format", "text, markdown or json"), .init("--all")]

  init(_ words: some Sequence<String>) throws {
    let options = try Options(words, known: Self.printing + [.init("--force")], operands: 2...2)
    base = options.operands[0]
    head = options.operands[1]
    format = try Self.format(options)
    showsAll = options.has("--all")
    isForced = options.has("--force")
  }

  static func format(_ options: Options) throws -> Format {
    try options.choice("--format", among: Format.allCases.map(\.rawValue)).flatMap(Format.init) ?? .text
  }

  func run() throws -> Int32 {
    let base = try ResultFiles.read(base).newestRun
    let head = try ResultFiles.read(head).newestRun
    let comparison = Comparison(base: base, head: head)
    if !comparison.unlike.isEmpty, !isForced {
      throw Failure(
        "the runs aren't comparable: \(comparison.unlike.joined(separator: "; ")). --force compares them anyway.",
        status: Comparison.Status.unusable.rawValue)
    }
    return try Self.print(comparison, format, all: showsAll)
  }

  static func print(_ comparison: Comparison, _ format: Format, all: Bool) throws -> Int32 {
    switch format {
    case .text: Console.write(comparison.text(all: all))
    case .markdown: Console.write(comparison.markdown(all: all))
    case .json: Console.write(try comparison.json())
    }
    return comparison.status.rawValue
  }
}
