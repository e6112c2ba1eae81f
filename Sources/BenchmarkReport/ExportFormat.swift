import Benchmarking

/// Formats that other tools read. Each has a file of its own.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Text of Go's `testing` package, for benchstat, and for everything that reads Go benchmarks.
  case benchstat
  /// `customSmallerIsBetter` of github-action-benchmark.
  case githubAction = "github-action-benchmark"
  /// Bencher Metric Format.
  case bencher
  /// The JSON that JMH writes with `-rf json`.
  case jmh

  /// The results in this format.
  public func text(of results: Results) throws -> String {
    switch self {
    case .benchstat: results.benchstat
    case .githubAction: try results.githubActionBenchmark()
    case .bencher: try results.bencherMetrics()
    case .jmh: try results.jmh()
    }
  }
}

extension Results {
  /// Cells that have a time, in file order, without the harness's own.
  var timedCells: [ResultRow] {
    rows.filter { $0.measure == .time && $0.id.suite != Canary.id.suite }
  }

  /// All rows by cell and measure.
  var index: [BenchmarkID: [String: ResultRow]] {
    var index: [BenchmarkID: [String: ResultRow]] = [:]
    for row in rows { index[row.id, default: [:]][row.measure.name] = row }
    return index
  }
}
