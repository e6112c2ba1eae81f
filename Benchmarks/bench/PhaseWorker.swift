import Benchmarking

/// Splits operations into phases, as a worker: blocks of all cells, each cell split once and run whole once.
struct PhaseWorker {
  let orders: WorkerOrders
  let suites: [any BenchmarkSuite]

  func run(report: (WorkerReport) -> Void) throws {
    let probes = orders.cells.map { id in
      suites.first { $0.name == id.suite }?.probe(fixture: id.fixture, strategy: id.strategy)
    }
    // As many operations as fit the wished time, but one at least.
    let iterations = try probes.map { probe -> Int in
      guard let probe else { return 1 }
      _ = try probe.whole(1)
      let once = try min(probe.whole(1), probe.whole(1))
      return max(1, min(10_000, Int(Double(orders.target) / max(once, 1))))
    }
    var order = BlockOrder(groups: [Array(probes.indices)], seed: orders.seed)
    for block in 0..<orders.blocks {
      for cell in order.next().joined() {
        guard let probe = probes[cell] else { continue }
        // Once for nothing: whichever came first would find the caches as another cell left them.
        _ = try probe.whole(iterations[cell])
        // Whole and split next to each other, the order changing, so that their sums can be compared.
        if block.isMultiple(of: 2) { try whole(probe, cell, block, iterations[cell], report) }
        for (part, time) in try probe.split(iterations[cell]).enumerated() {
          report(.part(cell: cell, block: block, part: part, nanoseconds: time))
        }
        if !block.isMultiple(of: 2) { try whole(probe, cell, block, iterations[cell], report) }
      }
    }
  }

  private func whole(
    _ probe: PhaseProbe, _ cell: Int, _ block: Int, _ iterations: Int, _ report: (WorkerReport) -> Void
  ) throws {
    report(.part(cell: cell, block: block, part: -1, nanoseconds: try probe.whole(iterations)))
  }
}
