import BenchmarkReport
import Benchmarking

/// `bench --series`: generates layouts of growing size and measures what a view costs in each.
struct SeriesCommand {
  let plan: SamplingPlan
  let output: String?

  /// Whether a command line is one of these: `--series` before or after other options, with or without `run`.
  static func isMeant(by words: [String]) -> Bool {
    guard let first = words.first, first == "run" || first.hasPrefix("-") else { return false }
    return words.contains("--series")
  }

  init(_ words: [String]) throws {
    let options = try Options(
      words.drop { $0 == "run" },
      known: SamplingPlan.options + [.init("--series"), .init("--output", "a path")])
    output = options.text("--output")
    var plan = try SamplingPlan(options)
    if !options.has("--processes") { plan.processes = 3 }
    if !options.has("--seconds"), !options.has("--quick") { plan.seconds = 20 }
    self.plan = plan
  }

  func run() throws -> Int32 {
    var circumstances = RunCircumstances.now(plan: plan, allocator: .jemalloc)
    if let output { _ = try ResultFiles.newPath(for: circumstances, wished: output) }
    Interruption.watch()
    let pool = try WorkerPool()
    defer { pool.remove() }
    let suite = try SeriesSuite.generated(in: pool.folder)
    try Check(suites: [suite]).run(suite.cells)
    var session = MeasuringSession(cells: suite.cells, plan: plan, pool: pool, suites: [suite])
    let failure = session.run()
    circumstances.loadAfter = Machine.loadAverage
    circumstances.blocks = session.blocks
    let results = Results(
      session.measurement, circumstances: circumstances, reference: [suite.name: suite.reference],
      sizes: suite.fixtures.map { (suite.name, $0.name, $0.sizes) })
    Console.write(ResultTable(results, suites: [suite]).text)
    Console.write(SeriesGrowth(results, suite: suite).text)
    if let output {
      try AtomicFile.write(results.csv, to: output)
      Console.write("\nWritten: \(output)\n")
    }
    if let failure { throw failure }
    return Interruption.isRequested ? Interruption.status : 0
  }
}
