import BenchmarkReport
import Benchmarking

/// Measures two programs in lock-step: pairs of processes of which one runs a group of cells while the other waits, then the other
/// the same cells.
///
/// On a shared machine a process that runs a second later may be half as fast. Within a few milliseconds both sides meet the same
/// neighbours, so that the quotient of their times in a block keeps its value: between pairs it was seen to deviate by less than a
/// per cent where the times themselves deviated by twenty.
struct PairedSession {
  private let base: WorkerPool
  private let head: WorkerPool
  private let plan: SamplingPlan
  private var measurements: [Measurement]
  /// Cells that only one side has.
  private let unmatched: [BenchmarkID]
  private(set) var blocks = 0
  private var progress = Progress()

  init(base: WorkerPool, head: WorkerPool, plan: SamplingPlan, selection: Selection) throws {
    self.base = base
    self.head = head
    self.plan = plan
    let first = try Self.cells(of: base)
    let second = Set(try Self.cells(of: head))
    let wanted = first.filter {
      $0.suite != Canary.id.suite && (selection.suite?.matches($0.suite) ?? true)
        && (selection.fixture?.matches($0.fixture) ?? true)
        && (selection.strategy?.matches($0.strategy) ?? true)
    }
    let cells = wanted.filter(second.contains)
    guard !cells.isEmpty else { throw UsageError("no cell that both programs have fits the patterns.") }
    unmatched = wanted.filter { !second.contains($0) }
    measurements = Array(repeating: Measurement(cells: cells + Canary.all.map(\.id)), count: 2)
  }

  private static func cells(of pool: WorkerPool) throws -> [BenchmarkID] {
    var cells: [BenchmarkID] = []
    _ = try pool.run(WorkerOrders(task: .list, cells: []), padding: 0) { report in
      if case .cell(let id) = report { cells.append(id) }
    }
    return cells
  }

  /// Measures until all is done or the user interrupts; what was measured stays.
  mutating func run() throws {
    defer { progress.clear() }
    if !unmatched.isEmpty {
      Console.remark(
        "not compared, since the head hasn't them: \(unmatched.map(\.description).joined(separator: ", "))")
    }
    let cells = measurements[0].cells
    progress.show("sizing batches")
    guard
      try base.run(
        WorkerOrders(task: .size, cells: cells, target: plan.batch), padding: 0,
        onReport: { measurements[0].enter($0) })
    else { return }
    measurements[1].iterations = measurements[0].iterations
    for (side, pool) in [base, head].enumerated() {
      progress.show("counting allocations")
      guard
        try pool.run(
          WorkerOrders(task: .count, cells: cells), padding: 0, onReport: { measurements[side].enter($0) })
      else { return }
    }
    blocks = plan.blocks(blockLength: 2 * measurements[0].batches.reduce(0, +))
    var conditions = SeededGenerator(seed: plan.seed)
    let start = Clock.wall()
    for pair in 0..<plan.processes {
      if let last = measurements[0].processes.last {
        blocks = plan.blocks(
          after: pair, spent: Double(Clock.wall() - start) / 1e9, lastBlocks: blocks,
          lastLength: Double(last.wall) / 1e9)
      }
      guard try runPair(pair, &conditions) else { return }
      let elapsed = Double(Clock.wall() - start) / 1e9
      let left = elapsed / Double(pair + 1) * Double(plan.processes - pair - 1)
      progress.show("pair \(pair + 1) of \(plan.processes), about \(Int(left)) s left")
    }
    measurements[0].isComplete = true
    measurements[1].isComplete = true
  }

  /// One pair of processes under equal conditions. False if the user interrupted.
  private mutating func runPair(_ pair: Int, _ conditions: inout SeededGenerator) throws -> Bool {
    let seed = conditions.next()
    let padding = Int.random(in: 0..<4_096, using: &conditions)
    let orders = {
      var orders = WorkerOrders(
        task: .measure, cells: measurements[0].cells, iterations: measurements[0].iterations, seed: seed,
        blocks: blocks)
      orders.isInLockStep = true
      return orders
    }()
    // The one that is copied and started first gets its memory first.
    let isHeadFirst = Bool.random(using: &conditions)
    let pools = isHeadFirst ? [head, base] : [base, head]
    for pool in pools { try pool.prepare(pair: pair) }
    let started = try pools.map {
      try Conversation(with: $0.process(orders, padding: padding), isHeard: true)
    }
    let talks = isHeadFirst ? started.reversed() : started
    for side in 0...1 {
      measurements[side].processes.append(Measurement.ProcessSamples(seed: seed, padding: padding))
    }
    defer { talks.forEach { $0.stop() } }
    // Each says once that it is ready; then they run group by group, the first of each couple drawn, as often the one as the other.
    for side in 0...1 where !(try listen(to: talks[side], side)) { return try finish(talks) }
    var goesSecond = false
    var isMirrored = false
    while true {
      if isMirrored { goesSecond.toggle() } else { goesSecond = Bool.random(using: &conditions) }
      isMirrored.toggle()
      var isAtEnd = false
      for side in goesSecond ? [1, 0] : [0, 1] {
        talks[side].say("go")
        if !(try listen(to: talks[side], side)) { isAtEnd = true }
      }
      if isAtEnd { return try finish(talks) }
    }
  }

  /// Enters a side's reports up to the end of its turn. False when there are no more.
  private mutating func listen(to talk: Conversation, _ side: Int) throws -> Bool {
    while let line = talk.line(shouldStop: { Interruption.isRequested }) {
      let report = try WorkerPool.report(line)
      if report == .turn { return true }
      measurements[side].enter(report)
    }
    return false
  }

  private func finish(_ talks: [Conversation]) throws -> Bool {
    if Interruption.isRequested { talks.forEach { $0.stop() } }
    return try talks.map { try WorkerPool.isComplete($0.end()) }.allSatisfy { $0 }
  }

  /// Both sides' results, times related block by block.
  func results(_ circumstances: Circumstances, _ builds: (base: Build, head: Build)) -> (
    base: Results, head: Results
  ) {
    let sides = zip(measurements, [builds.base, builds.head]).map { measurement, build in
      var own = circumstances
      own.commit = build.commit
      own.isDirty = build.isDirty
      return Results(measurement, circumstances: own)
    }
    return Results.pair(
      base: (sides[0], measurements[0]), head: (sides[1], measurements[1]))
  }
}
