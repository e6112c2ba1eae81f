import BenchmarkReport
import Benchmarking

/// `bench cold`: the first operation of a fresh process, one sample a process.
struct ColdCommand {
  let selection: Selection
  let processes: Int
  let seed: UInt64
  let output: String?

  init(_ words: some Sequence<String>) throws {
    let options = try Options(
      words,
      known: Options.selecting + [
        .init("--processes", "a number"), .init("--seed", "a number"), .init("--output", "a path"),
      ])
    selection = options.selection
    processes = try options.number("--processes", in: 1...10_000) ?? 20
    seed = try options.number("--seed", in: 0...Int.max).map(UInt64.init) ?? 1
    output = options.text("--output")
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let cells = try selection.cells(of: suites)
    try Check(suites: suites).run(cells)
    let plan = SamplingPlan(processes: processes, rounds: 1, seconds: 0, batch: 0, seed: seed)
    var circumstances = RunCircumstances.now(plan: plan, allocator: .jemalloc)
    let path = try ResultFiles.newPath(for: circumstances, wished: output, suffix: "-cold")
    Interruption.watch()
    let pool = try WorkerPool()
    defer { pool.remove() }
    var measurement = Measurement(cells: cells)
    var progress = Progress()
    // Each round visits every cell once, in an order of its own.
    var order = BlockOrder(groups: [Array(cells.indices)], seed: seed)
    var conditions = SeededGenerator(seed: seed)
    var isComplete = true
    rounds: for round in 0..<processes {
      for cell in order.next().joined() {
        let padding = Int.random(in: 0..<4_096, using: &conditions)
        let wentOn = try pool.run(WorkerOrders(task: .cold, cells: [cells[cell]]), padding: padding) {
          report in
          if case .cold(_, let setUp, let first) = report {
            measurement.enter(.cold(cell: cell, setUp: setUp, first: first))
          }
        }
        guard wentOn else {
          isComplete = false
          break rounds
        }
      }
      progress.show("cold: round \(round + 1) of \(processes)")
    }
    progress.clear()
    measurement.isComplete = isComplete
    circumstances.loadAfter = Machine.loadAverage
    let results = Results(measurement, circumstances: circumstances)
    try AtomicFile.write(results.csv, to: path)
    Console.write(table(results).text)
    Console.write("\nThe first operation of a fresh process, set-up included. Written: \(path)\n")
    return isComplete ? 0 : Interruption.status
  }

  private func table(_ results: Results) -> TextTable {
    var table = TextTable([
      ("cell", .left), ("median", .right), ("90 %", .right), ("max", .right), ("without set-up", .right),
      ("processes", .right),
    ])
    for row in results.rows where row.measure == .cold {
      table.append([
        row.id.description, Quantity.time(row.value), Quantity.time(row.quantiles?.p90 ?? .nan),
        Quantity.time(row.quantiles?.max ?? .nan),
        results[row.id, .first].map { Quantity.time($0.value) } ?? "", "\(row.processes)",
      ])
    }
    return table
  }
}
