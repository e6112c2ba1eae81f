public import Benchmarking

/// One row of results: a measure of a cell in a run.
public struct ResultRow: Equatable, Sendable {
  /// The run's circumstances.
  public var circumstances: Circumstances
  /// The cell.
  public var id: BenchmarkID
  /// What is told.
  public var measure: Measure
  /// The estimate: for times the median over processes of each process's lower quartile.
  public var value: Double
  /// Lower end of the estimate's interval; nil for counts.
  public var low: Double?
  /// Upper end of the estimate's interval.
  public var high: Double?
  /// Confidence of the interval, 0…1.
  public var confidence: Double?
  /// Quantiles over all samples of all processes; nil for counts.
  public var quantiles: ResultQuantiles?
  /// Number of samples.
  public var samples = 0
  /// Number of processes.
  public var processes = 0
  /// Operations a batch.
  public var iterations = 1
  /// One estimate a process, in the order they ran.
  public var estimates: [Double] = []
  /// What must be known about the row: `unstable`, `not linear`.
  public var note = ""

  /// Makes a row.
  public init(circumstances: Circumstances, id: BenchmarkID, measure: Measure, value: Double) {
    self.circumstances = circumstances
    self.id = id
    self.measure = measure
    self.value = value
  }

  /// Makes a row from samples by process: the estimate of a process is its median. Nil without samples.
  public init?(circumstances: Circumstances, id: BenchmarkID, measure: Measure, processes: [[Double]]) {
    let processes = processes.filter { !$0.isEmpty }
    let estimates = processes.map { Quantiles($0).median }
    guard let interval = Interval.median(of: estimates) else { return nil }
    self.init(circumstances: circumstances, id: id, measure: measure, value: interval.estimate)
    set(interval, quantiles: Quantiles(processes.joined()), estimates: estimates)
  }
}

/// The quantiles that a row holds.
public struct ResultQuantiles: Equatable, Sendable {
  /// Tenth percentile.
  public var p10: Double
  /// Lower quartile.
  public var p25: Double
  /// Median.
  public var p50: Double
  /// Upper quartile.
  public var p75: Double
  /// Ninetieth percentile.
  public var p90: Double
  /// Ninety-ninth percentile.
  public var p99: Double
  /// Largest sample.
  public var max: Double

  /// Takes them from all samples.
  public init(_ quantiles: Quantiles) {
    p10 = quantiles[0.1]
    p25 = quantiles[0.25]
    p50 = quantiles[0.5]
    p75 = quantiles[0.75]
    p90 = quantiles[0.9]
    p99 = quantiles[0.99]
    max = quantiles[1]
  }

  init(_ values: [Double]) {
    p10 = values[0]
    p25 = values[1]
    p50 = values[2]
    p75 = values[3]
    p90 = values[4]
    p99 = values[5]
    max = values[6]
  }

  var values: [Double] { [p10, p25, p50, p75, p90, p99, max] }
}
