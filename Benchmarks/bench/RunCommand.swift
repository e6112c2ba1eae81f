import BenchmarkReport
import Benchmarking
import Foundation

/// `bench run`: measures, prints a table, writes a results file.
struct RunCommand {
  var selection: Selection
  var plan: SamplingPlan
  var output: String?
  var allocator: WorkerPool.AllocatorChoice
  var keepsSamples: Bool

  init(_ words: some Sequence<String>) throws {
    let options = try Options(
      words,
      known: Options.selecting + SamplingPlan.options + [
        .init("--output", "a path"), .init("--allocator", "jemalloc or system"), .init("--no-samples"),
      ])
    selection = options.selection
    plan = try SamplingPlan(options)
    output = options.text("--output")
    allocator =
      try options.choice("--allocator", among: WorkerPool.AllocatorChoice.allCases.map(\.rawValue))
      .flatMap(WorkerPool.AllocatorChoice.init) ?? .jemalloc
    keepsSamples = !options.has("--no-samples")
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let cells = try selection.cells(of: suites)
    try Check(suites: suites).run(cells)
    var circumstances = RunCircumstances.now(plan: plan, allocator: allocator)
    let path = try ResultFiles.newPath(for: circumstances, wished: output)
    Interruption.watch()
    let pool = try WorkerPool(allocator: allocator)
    defer { pool.remove() }
    var session = MeasuringSession(cells: cells, plan: plan, pool: pool, suites: suites)
    let failure = session.run()
    circumstances.loadAfter = Machine.loadAverage
    circumstances.blocks = session.blocks
    let results = Results(
      session.measurement, circumstances: circumstances,
      reference: Dictionary(suites.map { ($0.name, $0.reference) }, uniquingKeysWith: { first, _ in first }),
      sizes: sizes(of: cells, in: suites))
    try AtomicFile.write(results.csv, to: path)
    if keepsSamples {
      let samples = SampleFile.csv(session.measurement, run: circumstances.run)
      try AtomicFile.write(samples, to: SampleFile.path(besides: path))
    }
    Console.write(ResultTable(results, suites: suites).text)
    Console.write("\nWritten: \(path)\n")
    if let failure { throw failure }
    return Interruption.isRequested ? Interruption.status : 0
  }

  private func sizes(
    of cells: [BenchmarkID], in suites: [any BenchmarkSuite]
  ) -> [(suite: String, fixture: String, sizes: [(name: String, value: Int)])] {
    suites.flatMap { suite in
      suite.fixtures.filter { fixture in
        cells.contains { $0.suite == suite.name && $0.fixture == fixture.name }
      }.map { (suite.name, $0.name, $0.sizes) }
    }
  }
}
