extension Results {
  /// What JMH writes with `-rf json`, mode `avgt`. A process is a fork; its estimate is the fork's one iteration.
  func jmh() throws -> String {
    let entries = timedCells.map { row in
      let quantiles = row.quantiles
      return Entry(
        benchmark: "bench.\(row.id.suite).\(row.id.strategy)", forks: row.processes,
        measurementBatchSize: row.iterations, params: ["fixture": row.id.fixture],
        primaryMetric: Metric(
          score: row.value, scoreError: ((row.high ?? row.value) - (row.low ?? row.value)) / 2,
          scoreConfidence: [row.low ?? row.value, row.high ?? row.value],
          scorePercentiles: quantiles.map {
            ["25.0": $0.p25, "50.0": $0.p50, "75.0": $0.p75, "90.0": $0.p90, "99.0": $0.p99, "100.0": $0.max]
          } ?? [:],
          rawData: row.estimates.map { [$0] }))
    }
    return try JSONText.encode(entries)
  }

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
    var measurementBatchSize: Int
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
