public import Benchmarking

extension Results {
  /// Summarises a measurement: one row for each cell and measure.
  ///
  /// `reference` names, for a suite, the strategy that ratios relate to; `sizes` a fixture's properties.
  public init(
    _ measurement: Measurement, circumstances: Circumstances, reference: [String: String] = [:],
    sizes: [(suite: String, fixture: String, sizes: [(name: String, value: Int)])] = []
  ) {
    var circumstances = circumstances
    circumstances.isComplete = measurement.isComplete
    circumstances.timedShare = measurement.timedShare
    circumstances.processorShare = Self.processorShare(measurement)
    circumstances.switches =
      measurement.processes.isEmpty ? nil : measurement.processes.reduce(0) { $0 + ($1.switches ?? 0) }
    let table = SampleTable(measurement)
    var rows: [ResultRow] = []
    func row(_ id: BenchmarkID, _ measure: Measure, _ value: Double) -> ResultRow {
      ResultRow(circumstances: circumstances, id: id, measure: measure, value: value)
    }
    let positions = Dictionary(
      measurement.cells.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (cell, id) in measurement.cells.enumerated() {
      let note = Self.note(measurement.linearity[cell])
      let timed: [(Measure, (Batch) -> Double)] = [
        (.time, { $0.wallPerOperation }), (.processor, { $0.processorPerOperation }),
        (.teardown, { $0.teardownPerOperation }),
      ]
      for (measure, value) in timed {
        guard var row = table.row(cell, value, like: { row(id, measure, $0) }) else { continue }
        row.iterations = measurement.iterations[cell]
        if measure != .teardown { row.note = note }
        rows.append(row)
      }
      if let name = reference[id.suite],
        let other = positions[BenchmarkID(suite: id.suite, fixture: id.fixture, strategy: name)],
        let row = table.ratioRow(cell, to: other, like: { row(id, .ratio, $0) })
      {
        rows.append(row)
      }
      if let other = positions[Canary.yardstickID], id.suite != Canary.id.suite,
        let row = table.ratioRow(cell, to: other, like: { row(id, .relative, $0) })
      {
        rows.append(row)
      }
      if let outcome = measurement.counts[cell] {
        rows += Self.counts(outcome).map { measure, value in
          var row = row(id, measure, Double(value))
          row.note = outcome.isStable ? "" : "unstable"
          return row
        }
      }
      if let retained = measurement.retained[cell] { rows.append(row(id, .retained, Double(retained))) }
      let cold = measurement.cold[cell]
      for (measure, values) in [
        (Measure.cold, cold.map { Double($0.setUp + $0.first) }), (.first, cold.map { Double($0.first) }),
      ] {
        guard let interval = Interval.median(of: values) else { continue }
        var row = row(id, measure, interval.estimate)
        row.set(interval, quantiles: Quantiles(values), estimates: values)
        rows.append(row)
      }
    }
    for fixture in sizes {
      let id = BenchmarkID(suite: fixture.suite, fixture: fixture.fixture, strategy: "any")
      rows += fixture.sizes.map { row(id, .size($0.name), Double($0.value)) }
    }
    self.init(rows: rows)
  }

  /// Two sides that ran in lock-step: the rows of ``Measure/relative`` then tell the head's time as a multiple of the base's in the
  /// same block, and the base's as 1.
  public static func pair(
    base: (results: Results, measurement: Measurement), head: (results: Results, measurement: Measurement)
  ) -> (base: Results, head: Results) {
    let first = SampleTable(base.measurement)
    let second = SampleTable(head.measurement)
    var sides = (base: base.results, head: head.results)
    sides.base.rows.removeAll { $0.measure == .relative }
    sides.head.rows.removeAll { $0.measure == .relative }
    for (cell, id) in base.measurement.cells.enumerated() {
      guard let model = head.results[id, .time] else { continue }
      let make: (Double) -> ResultRow = {
        ResultRow(circumstances: model.circumstances, id: id, measure: .relative, value: $0)
      }
      guard let row = second.ratioRow(cell, to: (first, cell), like: make) else { continue }
      sides.head.rows.append(row)
      var one = row
      one.circumstances = base.results.rows.first?.circumstances ?? one.circumstances
      one.set(
        Interval(estimate: 1, low: 1, high: 1, confidence: 1), quantiles: Quantiles([1]),
        estimates: row.estimates.map { _ in 1 })
      sides.base.rows.append(one)
    }
    return sides
  }

  private static func note(_ linearity: Double?) -> String {
    guard let linearity, !BatchSizer.linear.contains(linearity) else { return "" }
    return "not linear"
  }

  private static func counts(_ outcome: CountingPass.Outcome) -> [(Measure, Int)] {
    let counts = outcome.counts
    var rows: [(Measure, Int)] = [
      (.allocations, counts.allocations), (.frees, counts.frees), (.requested, counts.requested),
      (.usable, counts.usable), (.peak, counts.peak), (.left, counts.left),
    ]
    if let opens = outcome.files.opens { rows.append((.opens, opens)) }
    if let reads = outcome.files.reads { rows.append((.reads, reads)) }
    return rows
  }

  private static func processorShare(_ measurement: Measurement) -> Double? {
    var wall = 0.0
    var processor = 0.0
    for process in measurement.processes {
      for sample in process.samples {
        wall += Double(sample.batch.wall)
        processor += Double(sample.batch.processor)
      }
    }
    return wall > 0 ? processor / wall : nil
  }
}

/// A measurement's samples by cell and process.
private struct SampleTable {
  /// By cell, then process, in the order of blocks.
  private var samples: [[[Sample]]]

  init(_ measurement: Measurement) {
    samples = Array(
      repeating: Array(repeating: [], count: measurement.processes.count), count: measurement.cells.count)
    for (process, record) in measurement.processes.enumerated() {
      for sample in record.samples { samples[sample.cell][process].append(sample) }
    }
  }

  /// A row of one figure of all batches; nil where there are none.
  func row(_ cell: Int, _ value: (Batch) -> Double, like make: (Double) -> ResultRow) -> ResultRow? {
    let processes = samples[cell].filter { !$0.isEmpty }
    let values = processes.map { $0.map { value($0.batch) } }
    let estimates = values.map { Quantiles($0)[0.25] }
    guard let interval = Interval.median(of: estimates) else { return nil }
    var row = make(interval.estimate)
    row.set(interval, quantiles: Quantiles(values.joined()), estimates: estimates)
    return row
  }

  /// A row of the quotients of batches that ran in the same block; nil where there are none.
  func ratioRow(_ cell: Int, to reference: Int, like make: (Double) -> ResultRow) -> ResultRow? {
    ratioRow(cell, to: (self, reference), like: make)
  }

  /// The same with the reference in another table, whose processes and blocks ran beside this one's.
  func ratioRow(
    _ cell: Int, to reference: (table: SampleTable, cell: Int), like make: (Double) -> ResultRow
  ) -> ResultRow? {
    let values: [[Double]] = zip(samples[cell], reference.table.samples[reference.cell]).compactMap {
      own, other in
      let known = Dictionary(other.map { ($0.block, $0.batch) }, uniquingKeysWith: { first, _ in first })
      let quotients = own.compactMap { sample in
        known[sample.block].map { sample.batch.wallPerOperation / $0.wallPerOperation }
      }
      return quotients.isEmpty ? nil : quotients
    }
    let estimates = values.map { Quantiles($0).median }
    guard let interval = Interval.median(of: estimates) else { return nil }
    var row = make(interval.estimate)
    row.set(interval, quantiles: Quantiles(values.joined()), estimates: estimates)
    return row
  }
}

extension ResultRow {
  mutating func set(_ interval: Interval, quantiles all: Quantiles, estimates: [Double]) {
    value = interval.estimate
    low = interval.low
    high = interval.high
    confidence = interval.confidence
    quantiles = ResultQuantiles(all)
    samples = all.sorted.count
    processes = estimates.count
    self.estimates = estimates
  }
}
