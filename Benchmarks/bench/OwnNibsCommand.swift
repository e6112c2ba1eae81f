import BenchmarkReport
import Benchmarking
import Foundation

/// `bench --nib`: measures a user's own xibs and nibs.
struct OwnNibsCommand {
  /// The exit status where no file could be measured.
  static let nothingStatus: Int32 = 1

  let operands: [String]
  let plan: SamplingPlan
  let output: String?
  let onlySlowest: Bool

  /// Whether a command line is one of these: `--nib` before or after other options, with or without `run`.
  static func isMeant(by words: [String]) -> Bool {
    guard let first = words.first, first == "run" || first.hasPrefix("-") else { return false }
    return words.prefix { $0 != "--" }.contains { $0 == "--nib" || $0.hasPrefix("--nib=") }
  }

  init(_ words: [String]) throws {
    let words = words.drop { $0 == "run" }.compactMap { word in
      word == "--nib" ? nil : word.hasPrefix("--nib=") ? String(word.dropFirst("--nib=".count)) : word
    }
    let options = try Options(
      words, known: SamplingPlan.options + [.init("--output", "a path"), .init("--slowest")],
      operands: 1...100_000)
    operands = options.operands
    output = options.text("--output")
    onlySlowest = options.has("--slowest")
    var plan = try SamplingPlan(options)
    // Folders hold a thousand files: a few ms a cell.
    plan.batch = 100_000
    if !options.has("--processes") { plan.processes = 3 }
    if plan.rounds == nil, !options.has("--seconds") { plan.rounds = 5 }
    self.plan = plan
  }

  func run() throws -> Int32 {
    let paths = try NibFileList.paths(operands)
    var circumstances = RunCircumstances.now(plan: plan, allocator: .jemalloc)
    if let output { _ = try ResultFiles.newPath(for: circumstances, wished: output) }
    Interruption.watch()
    let pool = try WorkerPool()
    defer { pool.remove() }
    var collector = try OwnNibCollector(folder: OwnNibSuite.folder(in: pool.folder))
    collect(paths, into: &collector)
    let suites = try OwnNibSuite.suites(collector.nibs, in: collector.folder)
    try suites[0].write(outlets: collector.outlets)
    var failure: Failure?
    if !collector.nibs.isEmpty {
      var session = MeasuringSession(
        cells: suites.flatMap(\.cells), plan: plan, pool: pool, suites: suites)
      failure = session.run()
      circumstances.loadAfter = Machine.loadAverage
      circumstances.blocks = session.blocks
      let results = Results(
        session.measurement, circumstances: circumstances,
        reference: Dictionary(
          suites.map { ($0.name, $0.reference) }, uniquingKeysWith: { first, _ in first }),
        sizes: suites.flatMap { suite in suite.fixtures.map { (suite.name, $0.name, $0.sizes) } })
      Console.write(OwnNibTable(results, suites: suites).text(onlySlowest: onlySlowest))
      if let output {
        try AtomicFile.write(results.csv, to: output)
        Console.write("\nWritten: \(output)\n")
      }
    }
    tell(collector.failures)
    if let failure { throw failure }
    if Interruption.isRequested { return Interruption.status }
    return collector.nibs.isEmpty ? Self.nothingStatus : 0
  }

  private func collect(_ paths: [String], into collector: inout OwnNibCollector) {
    var progress = Progress()
    defer { progress.clear() }
    for (index, (path, name)) in zip(paths, NibFileList.names(of: paths)).enumerated() {
      if Interruption.isRequested { break }
      progress.show("reading: \(index) of \(paths.count) files")
      collector.add(path, name: name)
    }
  }

  private func tell(_ failures: [(path: String, reason: String)]) {
    guard !failures.isEmpty else { return }
    Console.write("\nnot measured: \(failures.count) of the files\n")
    Console.write(failures.map { "\($0.path): \($0.reason)\n" }.joined())
  }
}
