import Benchmarking

/// Measures cells by worker processes: batch sizes once, then counts, then timed blocks in fresh processes.
struct MeasuringSession {
  private let plan: SamplingPlan
  private let pool: WorkerPool
  private let folders: [String]
  private(set) var measurement: Measurement
  /// Blocks a process, once known.
  private(set) var blocks = 0
  private var progress = Progress()

  init(cells: [BenchmarkID], plan: SamplingPlan, pool: WorkerPool, suites: [any BenchmarkSuite]) {
    self.plan = plan
    self.pool = pool
    let names = Set(cells.map(\.suite))
    folders = Array(Set(suites.filter { names.contains($0.name) }.flatMap(\.watchedFolders))).sorted()
    measurement = Measurement(cells: cells + Canary.all.map(\.id))
  }

  /// Measures until all is done, the user interrupts, or a process fails; what was measured stays. Returns the failure.
  mutating func run() -> Failure? {
    defer { progress.clear() }
    do {
      measurement.isComplete = try size() && count() && time()
      return nil
    } catch let failure as Failure {
      return failure
    } catch {
      return Failure("\(error)")
    }
  }

  private mutating func size() throws -> Bool {
    let count = measurement.cells.count
    return try work(.size) { [count] in "sizing batches: \($0) of \(count) cells" }
  }

  private mutating func count() throws -> Bool {
    guard pool.allocator == .jemalloc else { return true }
    let count = measurement.cells.count
    return try work(.count) { [count] in "counting allocations: \($0) of \(count) cells" }
  }

  private mutating func work(_ task: WorkerTask, _ text: (Int) -> String) throws -> Bool {
    let orders = WorkerOrders(
      task: task, cells: measurement.cells, iterations: measurement.iterations, target: plan.batch,
      folders: folders)
    var done = 0
    return try pool.run(orders, padding: 0) { report in
      measurement.enter(report)
      done += 1
      progress.show(text(done))
    }
  }

  private mutating func time() throws -> Bool {
    blocks = plan.blocks(blockLength: measurement.batches.reduce(0, +))
    var conditions = SeededGenerator(seed: plan.seed)
    let start = Clock.wall()
    for process in 0..<plan.processes {
      if let last = measurement.processes.last {
        let spent = Double(Clock.wall() - start) / 1e9
        blocks = plan.blocks(
          after: process, spent: spent, lastBlocks: blocks, lastLength: Double(last.wall) / 1e9)
      }
      let perProcess = blocks * measurement.cells.count
      let seed = conditions.next()
      // A page's worth of lengths, so that the stack begins at another place within it.
      let padding = Int.random(in: 0..<4_096, using: &conditions)
      measurement.processes.append(Measurement.ProcessSamples(seed: seed, padding: padding))
      let orders = WorkerOrders(
        task: .measure, cells: measurement.cells, iterations: measurement.iterations, seed: seed,
        blocks: blocks)
      var taken = 0
      let wentOn = try pool.run(orders, padding: padding) { report in
        measurement.enter(report)
        taken += 1
        if taken.isMultiple(of: 200) {
          let share = (Double(process) + Double(taken) / Double(perProcess)) / Double(plan.processes)
          progress.show(Self.line(process, of: plan.processes, share: share, since: start))
        }
      }
      if !wentOn { return false }
    }
    return true
  }

  private static func line(_ process: Int, of all: Int, share: Double, since start: UInt64) -> String {
    let elapsed = Double(Clock.wall() - start) / 1e9
    let left = elapsed / max(share, 0.001) * (1 - share)
    return "measuring: process \(process + 1) of \(all), \(Int(share * 100)) %, about \(Int(left)) s left"
  }
}
