import BenchmarkReport
import Foundation

/// `bench readme`: writes a results file's figures into the marked places of a page, so that page and file can't disagree.
struct ReadmeCommand {
  let page: String
  let source: String?

  init(_ words: some Sequence<String>) throws {
    let options = try Options(words, known: [], operands: 0...2)
    page = options.operands.first ?? "README.md"
    source = options.operands.count == 2 ? options.operands[1] : nil
  }

  init(page: String, source: String?) {
    self.page = page
    self.source = source
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    guard let bytes = AtomicFile.read(page) else { throw Failure("\(page) can't be read.", status: 2) }
    let text = String(decoding: bytes, as: UTF8.self)
    let renewed = try Page(text, source: source).renewed(suites: suites)
    if renewed != text { try AtomicFile.write(renewed, to: page) }
    return 0
  }
}

/// A Markdown page with marked places: a line `<!-- bench:NAME -->`, and whatever stands between it and the line `<!-- bench:end -->`.
///
/// Names are `file` (which results file, under which circumstances: the other places are filled from the file that is named here),
/// `columns`, `goals`, and `time:SUITE`, `allocations:SUITE`, `model:SUITE`.
struct Page {
  private let text: String
  private let source: String
  private let root: String

  /// Takes a page. `source` is the results file to fill it from; nil for the one that the page itself names. Paths are relative to
  /// `root`.
  init(_ text: String, source: String? = nil, root: String = ".") throws {
    self.text = text
    self.root = root
    if let source {
      self.source = source
    } else if let named = Self.namedSource(text) {
      self.source = named
    } else {
      throw Failure("the page names no results file; say which one to fill it from.", status: 2)
    }
  }

  /// Whether a page has marked places.
  static func isMarked(_ text: String) -> Bool {
    text.contains("<!-- bench:file -->")
  }

  private static func namedSource(_ text: String) -> String? {
    guard let mark = text.range(of: "<!-- bench:file -->"),
      let start = text.range(of: "`", range: mark.upperBound..<text.endIndex),
      let end = text.range(of: "`", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The page with its places filled anew.
  func renewed(suites: [any BenchmarkSuite]) throws -> String {
    let results = try ResultFiles.read(source.hasPrefix("/") ? source : "\(root)/\(source)").newestRun
    var lines: [Substring] = []
    var skipped: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- bench:end -->" { skipped = nil }
      if skipped == nil { lines.append(line) }
      guard line.hasPrefix("<!-- bench:"), line.hasSuffix(" -->"), line != "<!-- bench:end -->" else {
        continue
      }
      let name = String(line.dropFirst(11).dropLast(4))
      skipped = name
      let content = try content(name, results, suites)
      lines.append(contentsOf: content.split(separator: "\n", omittingEmptySubsequences: false))
    }
    if let skipped { throw Failure("the place bench:\(skipped) has no end.", status: 2) }
    return lines.joined(separator: "\n")
  }

  private func content(_ name: String, _ results: Results, _ suites: [any BenchmarkSuite]) throws -> String {
    let parts = name.split(separator: ":").map(String.init)
    let suite = parts.count == 2 ? suites.first { $0.name == parts[1] } : nil
    let tables = suite.flatMap { ResultTable(results, suites: suites).tables(of: $0) }
    let text: String?
    switch parts[0] {
    case "file": text = circumstances(results)
    case "columns": text = Results.columnTable.markdown
    case "goals": text = GoalTable(results).table?.markdown
    case "time": text = tables?.times.markdown
    case "allocations": text = tables?.allocations?.markdown
    case "model":
      let models = (suite?.strategies ?? []).compactMap {
        CostModel(results, suite: parts[1], strategy: $0)
      }
      text = models.isEmpty ? nil : ModelCommand.table(models).markdown
    default: throw Failure("there is no place bench:\(name).", status: 2)
    }
    guard let text else { throw Failure("\(source) has nothing for bench:\(name).", status: 2) }
    return text
  }

  private func circumstances(_ results: Results) -> String {
    guard let here = results.rows.first?.circumstances else { return "`\(source)`\n" }
    return """
      `\(source)`: commit \(here.commit)\(here.isDirty ? " with changes" : ""), \(here.date.prefix(10)), \
      \(here.machine.processor) with \(here.machine.cores) cores, \(here.machine.system), \
      Swift \(here.machine.swift) \(here.machine.build), \(here.allocator) \(here.allocatorVersion.prefix { $0 != "-" })

      """
  }
}
