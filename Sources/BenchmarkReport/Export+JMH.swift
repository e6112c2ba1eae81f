import Benchmarking

extension Results {
  /// What JMH writes with `-rf json`, mode `avgt`: the fields and percentiles of its `JSONResultFormat`. A process is a fork; its
  /// estimate is the fork's one iteration, and percentiles are, as there, those of the iterations.
  func jmh() throws -> String {
    let entries = timedCells.map { row in
      let quantiles = Quantiles(row.estimates)
      return Entry(
        benchmark: "bench.\(row.id.suite).\(row.id.strategy)", forks: row.processes,
        params: ["fixture": row.id.fixture],
        primaryMetric: Metric(
          score: row.value, scoreError: ((row.high ?? row.value) - (row.low ?? row.value)) / 2,
          scoreConfidence: [row.low ?? row.value, row.high ?? row.value],
          scorePercentiles: Dictionary(
            uniqueKeysWithValues: Self.jmhPercentiles.map { ("\($0)", quantiles[$0 / 100]) }),
          rawData: row.estimates.map { [$0] }))
    }
    return try JSONText.encode(entries)
  }

  private static let jmhPercentiles = [0.0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100]

  private struct Entry: Encodable {
    var jmhVersion = "1.37"
    var benchmark: String
    var mode = "avgt"
    var threads = 1
    var forks: Int
    var warmupIterations = 1
    var warmupTime = "1 ms"
    var warmupBatchSize = 1
    var measurementIterations = 1
    var measurementTime = "1 ms"
    var measurementBatchSize = 1
    var params: [String: String]
    var primaryMetric: Metric
    var secondaryMetrics: [String: Metric] = [:]
  }

  private struct Metric: Encodable {
    var score: Double
    var scoreError: Double
    var scoreConfidence: [Double]
    var scorePercentiles: [String: Double]
    var scoreUnit = "ns/op"
    var rawData: [[Double]]
  }
}
