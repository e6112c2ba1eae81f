import Benchmarking

@testable import BenchmarkReport

/// Rows for tests, everything given by hand.
enum Rows {
  static func id(_ fixture: String = "F", _ strategy: String = "s", suite: String = "load") -> BenchmarkID {
    BenchmarkID(suite: suite, fixture: fixture, strategy: strategy)
  }

  static var circumstances: Circumstances {
    var result = Circumstances()
    result.run = "2026-01-02T030405Z-abcdef"
    result.commit = "abcdef"
    result.date = "2026-01-02T03:04:05Z"
    result.machine.processor = "Model \"X\", 2 GHz"
    result.machine.cores = 2
    result.machine.system = "Test 1, Linux 6"
    result.machine.swift = "6.3.1"
    result.machine.build = "release"
    result.allocator = "jemalloc"
    result.allocatorVersion = "5.3.0"
    result.allocatorSettings = "tcache:true,narenas:8"
    result.batch = 1_000_000
    result.blocks = 7
    result.seed = 42
    result.loadBefore = 0.25
    return result
  }

  /// A time with these estimates.
  static func time(_ id: BenchmarkID, _ estimates: [Double], measure: Measure = .time) -> ResultRow {
    var row = ResultRow(circumstances: circumstances, id: id, measure: measure, value: 0)
    if let interval = Interval.median(of: estimates) {
      row.set(interval, quantiles: Quantiles(estimates), estimates: estimates)
    }
    return row
  }

  static func count(_ id: BenchmarkID, _ value: Double, measure: Measure = .allocations) -> ResultRow {
    ResultRow(circumstances: circumstances, id: id, measure: measure, value: value)
  }

  /// Ten estimates around `centre`, spread by about one per cent.
  static func around(_ centre: Double, seed: UInt64 = 1, spread: Double = 0.01, count: Int = 10) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in centre * (1 + spread * Double.random(in: -1...1, using: &generator)) }
  }
}
