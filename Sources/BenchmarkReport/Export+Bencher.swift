extension Results {
  /// Bencher Metric Format: benchmark, then measure, then value with its interval.
  func bencherMetrics() throws -> String {
    let index = index
    var metrics: [String: [String: Metric]] = [:]
    for row in timedCells {
      var measures = ["latency": Metric(value: row.value, lower: row.low, upper: row.high)]
      for measure in [Measure.allocations, .usable, .peak] {
        if let counted = index[row.id]?[measure.name] {
          measures[measure.name] = Metric(value: counted.value)
        }
      }
      metrics[row.id.description] = measures
    }
    return try JSONText.encode(metrics)
  }

  private struct Metric: Encodable {
    var value: Double
    var lowerValue: Double?
    var upperValue: Double?

    init(value: Double, lower lowerValue: Double? = nil, upper upperValue: Double? = nil) {
      self.value = value
      self.lowerValue = lowerValue
      self.upperValue = upperValue
    }

    enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }
}
