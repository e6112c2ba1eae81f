import BenchmarkReport
import Benchmarking

/// `bench chart`: pictures of one or more results files.
struct ChartCommand {
  let sources: [String]
  let folder: String

  init(_ words: some Sequence<String>) throws {
    let options = try Options(words, known: [.init("--output", "a folder")], operands: 1...10_000)
    sources = options.operands
    guard let folder = options.text("--output") else { throw UsageError("-o needs a folder for the charts.") }
    self.folder = folder
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let files = try sources.map { try ResultFiles.read($0) }
    let all = Results(rows: files.flatMap(\.rows))
    // A file of phases has times too, but of no other use.
    let timed = Results(rows: all.rows.filter { $0.measure == .ratio }).newestRun.runs.first
    let newest = Results(rows: all.rows.filter { $0.circumstances.run == timed })
    let runs = Set(all.rows.filter { $0.measure == .ratio }.map(\.circumstances.run))
    let history = Results(rows: all.rows.filter { runs.contains($0.circumstances.run) })
    try AtomicFile.makeFolder(folder)
    var written: [String] = []
    func write(_ name: String, _ chart: String?) throws {
      guard let chart else { return }
      let path = "\(folder)/\(name).svg"
      try AtomicFile.write(chart, to: path)
      written.append(path)
    }
    for suite in suites {
      let palette = Palette(strategies: suite.strategies)
      try write(
        "\(suite.name)-strategies",
        StrategyChart(newest, suite: suite.name, reference: suite.reference, palette: palette)?.svg)
      try write("\(suite.name)-size", SizeChart(newest, suite: suite.name, palette: palette)?.svg)
      try write(
        "\(suite.name)-phases",
        PhaseChart(all, suite: suite.name, order: suite.phases, highlights: suite.highlights)?.svg)
      try write("\(suite.name)-history", HistoryChart(history, suite: suite.name, palette: palette)?.svg)
    }
    guard !written.isEmpty else { throw Failure("the files hold nothing that a chart shows.", status: 2) }
    Console.write(written.map { $0 + "\n" }.joined())
    return 0
  }
}
