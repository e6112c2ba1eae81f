import BenchmarkReport
import Benchmarking
import Foundation

/// Carries out a parent's orders. Not for people: it prints reports, one line each.
struct WorkerCommand {
  let orders: String

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    guard let bytes = AtomicFile.read(orders) else {
      throw UsageError("the orders in “\(orders)” can't be read; `bench worker` is for bench itself.")
    }
    let own = try OwnNibSuite.besides(self.orders)
    let series = try SeriesSuite.besides(self.orders)
    let suites = suites + own + (series.map { [$0] } ?? [])
    // Users' nibs name classes that aren't here, and every reading of one logs that.
    let silence = own.isEmpty ? nil : ErrorSilence()
    defer { silence?.end() }
    let orders = try JSONDecoder().decode(WorkerOrders.self, from: Data(bytes))
    if orders.task == .phases {
      try PhaseWorker(orders: orders, suites: suites).run { Console.write($0.line + "\n") }
      return 0
    }
    let benchmarks = orders.task == .list ? suites.benchmarks : suites.benchmarks(of: orders.cells)
    let worker = try Worker(orders, among: benchmarks)
    var lines = ""
    try worker.run(nextTurn: { readLine() != nil }) { report in
      lines += report.line + "\n"
      // Written in large pieces: each write wakes the parent, and on a crowded machine gives the processor away.
      if lines.utf8.count > 32_768 || orders.task != .measure || report == .turn {
        Console.write(lines)
        lines = ""
      }
    }
    Console.write(lines)
    return 0
  }
}
