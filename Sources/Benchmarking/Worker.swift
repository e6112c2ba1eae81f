/// Carries out orders in this process.
public struct Worker {
  /// An order that this program can't carry out.
  public struct UnknownCell: Error, CustomStringConvertible {
    /// The cell.
    public let id: BenchmarkID
    /// A sentence.
    public var description: String { "this build has no benchmark \(id)" }
  }

  /// The allocator isn't the one that was ordered, or can't count.
  public struct WrongAllocator: Error, CustomStringConvertible {
    /// A sentence.
    public let description: String
  }

  private let benchmarks: [Benchmark]
  private let orders: WorkerOrders

  /// Finds the benchmarks that `orders` name among `all`; to list them, all are taken.
  public init(_ orders: WorkerOrders, among all: [Benchmark]) throws {
    self.orders = orders
    let allocator = Allocator.current
    if orders.allocator == "jemalloc", let refusal = allocator.refusal {
      throw WrongAllocator(description: refusal)
    }
    if allocator.name != orders.allocator {
      throw WrongAllocator(description: "\(allocator.name) serves this process, not \(orders.allocator)")
    }
    if orders.task == .list {
      benchmarks = all
      return
    }
    let named = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    benchmarks = try orders.cells.map {
      guard let benchmark = named[$0] else { throw UnknownCell(id: $0) }
      return benchmark
    }
  }

  /// Runs and passes each report on as soon as it is there. `nextTurn` is asked for leave before each group of cells when
  /// working in lock-step.
  public func run(nextTurn: () -> Bool = { true }, report: (WorkerReport) -> Void) throws {
    switch orders.task {
    case .list: benchmarks.forEach { report(.cell($0.id)) }
    case .phases: break
    case .size: try size(report)
    case .measure: try measure(nextTurn, report)
    case .count: try count(report)
    case .cold: try cold(report)
    }
  }

  private func size(_ report: (WorkerReport) -> Void) throws {
    let sizer = BatchSizer(target: orders.target)
    for (cell, benchmark) in benchmarks.enumerated() {
      let operation = try benchmark.prepare()
      let iterations = try sizer.size(operation)
      let batch = try operation.batch(iterations)
      let linearity = try BatchSizer.linearity(operation, iterations: iterations)
      report(
        .size(
          cell: cell, iterations: iterations, batch: batch.wall + batch.teardown, linearity: linearity))
    }
  }

  private func measure(_ nextTurn: () -> Bool, _ report: (WorkerReport) -> Void) throws {
    let start = Clock.wall()
    let processorStart = Clock.processor()
    let cells = try zip(benchmarks, orders.iterations).map { try PreparedBenchmark($0, iterations: $1) }
    var runner = BenchmarkRunner(cells, seed: orders.seed)
    try runner.warmUp()
    let isInLockStep = orders.isInLockStep
    if isInLockStep { report(.turn) }
    let switches = Clock.involuntarySwitches()
    var timed: UInt64 = 0
    for _ in 0..<orders.blocks {
      try runner.runBlock(mayGoOn: { !isInLockStep || nextTurn() }) { samples in
        for sample in samples {
          timed += sample.batch.processor + sample.batch.teardown
          report(.sample(sample))
        }
        if isInLockStep { report(.turn) }
      }
    }
    report(
      .end(
        switches: Clock.involuntarySwitches() - switches, wall: Clock.wall() - start,
        processor: Clock.processor() - processorStart, timed: timed))
  }

  private func count(_ report: (WorkerReport) -> Void) throws {
    let files = FileActivity(watching: orders.folders)
    let own = try retained(by: Canary.empty)
    for (cell, benchmark) in benchmarks.enumerated() {
      guard let outcome = try CountingPass().run(try benchmark.prepare(), watching: files) else { return }
      report(.count(cell: cell, outcome, retained: max(0, try retained(by: benchmark) - own)))
    }
  }

  /// Bytes alive after a set-up and a first operation whose result is released: what a strategy keeps. The harness's own
  /// closures are among them. Caches that outlive a benchmark must be full already.
  private func retained(by benchmark: Benchmark) throws -> Int {
    var operation: Operation?
    let counts = try AllocationCounter.count {
      let made = try benchmark.prepare()
      try made.once()
      operation = made
    }
    return withExtendedLifetime(operation) { counts?.left ?? 0 }
  }

  private func cold(_ report: (WorkerReport) -> Void) throws {
    for (cell, benchmark) in benchmarks.enumerated() {
      let start = Clock.wall()
      let operation = try benchmark.prepare()
      let prepared = Clock.wall()
      try operation.once()
      report(.cold(cell: cell, setUp: prepared - start, first: Clock.wall() - prepared))
    }
  }
}
