import Benchmarking

/// Reads one record of a results file.
struct ResultReader {
  private let record: CSV.Record
  private static let positions = Dictionary(
    uniqueKeysWithValues: ResultColumn.names.enumerated().map { ($1, $0) })
  /// Where the columns of the circumstances stand.
  private static let shared =
    ["run", "commit", "dirty", "complete", "date"] + ResultColumn.names.drop { $0 != "cpu" }
  private static let sharedPositions = shared.compactMap { positions[$0] }

  init(_ record: CSV.Record) throws(CSVError) {
    guard record.fields.count == ResultColumn.names.count else {
      throw CSVError(
        .fieldCount, line: record.line,
        "there are \(record.fields.count) fields, the header has \(ResultColumn.names.count)")
    }
    self.record = record
  }

  /// The row. Circumstances are the same in most rows; `sharing` remembers them by their fields, so that they are read once.
  func row(sharing: inout [[String]: Circumstances]) throws(CSVError) -> ResultRow {
    guard text("schema") == "\(ResultColumn.schema)" else {
      throw error("schema", "schema \(text("schema")) isn't \(ResultColumn.schema), which this version reads")
    }
    for column in ["suite", "fixture", "strategy"]
    where text(column).isEmpty || text(column).utf8.contains(0x2f) {
      throw error(column, "“\(text(column))” is empty or holds a slash")
    }
    guard let measure = Measure(named: text("measure")) else {
      throw error("measure", "there is no measure “\(text("measure"))”")
    }
    guard text("unit") == measure.unit else {
      throw error("unit", "“\(text("unit"))” isn't \(measure.unit), the unit of \(measure.name)")
    }
    guard text("better") == measure.better.rawValue else {
      throw error("better", "“\(text("better"))” isn't \(measure.better.rawValue)")
    }
    guard let value = try number("value") else { throw error("value", "the value is missing") }
    let key = Self.sharedPositions.map { record.fields[$0] }
    let circumstances: Circumstances
    if let known = sharing[key] {
      circumstances = known
    } else {
      circumstances = try self.circumstances()
      sharing[key] = circumstances
    }
    var row = ResultRow(
      circumstances: circumstances,
      id: BenchmarkID(suite: text("suite"), fixture: text("fixture"), strategy: text("strategy")),
      measure: measure, value: value)
    row.low = try number("low")
    row.high = try number("high")
    row.confidence = try number("confidence")
    var quantiles: [Double] = []
    for name in ["p10", "p25", "p50", "p75", "p90", "p99", "max"] {
      if let quantile = try number(name) { quantiles.append(quantile) }
    }
    guard quantiles.isEmpty || quantiles.count == 7 else {
      throw error("p10", "some quantiles are there and others aren't")
    }
    row.quantiles = quantiles.isEmpty ? nil : ResultQuantiles(quantiles)
    row.samples = try whole("samples")
    row.processes = try whole("processes")
    row.iterations = try whole("iterations")
    row.estimates = try numbers("estimates")
    row.note = text("note")
    return row
  }

  private func circumstances() throws(CSVError) -> Circumstances {
    var result = Circumstances()
    result.run = text("run")
    result.commit = text("commit")
    result.isDirty = try flag("dirty")
    result.isComplete = try flag("complete")
    result.date = text("date")
    result.machine.processor = text("cpu")
    result.machine.cores = try whole("cores")
    result.machine.system = text("system")
    result.machine.swift = text("swift")
    result.machine.build = text("build")
    result.allocator = text("allocator")
    result.allocatorVersion = text("allocator_version")
    result.allocatorSettings = text("allocator_settings")
    result.loadBefore = try number("load_before")
    result.loadAfter = try number("load_after")
    result.processorShare = try number("cpu_share")
    result.switches = text("switches").isEmpty ? nil : try whole("switches")
    result.timedShare = try number("timed_share")
    guard let seed = UInt64(text("seed")) else { throw error("seed", "“\(text("seed"))” isn't a seed") }
    result.seed = seed
    result.batch = UInt64(try whole("batch_ns"))
    result.blocks = try whole("blocks")
    result.fixedAddresses = try flag("fixed_addresses")
    return result
  }

  private func text(_ column: String) -> String {
    Self.positions[column].map { record.fields[$0] } ?? ""
  }

  private func number(_ column: String) throws(CSVError) -> Double? {
    let text = text(column)
    if text.isEmpty { return nil }
    guard let value = Double(text), value.isFinite else { throw error(column, "“\(text)” isn't a number") }
    return value
  }

  /// Numbers that are separated by spaces. By bytes: to walk over a text's characters takes several times as long.
  private func numbers(_ column: String) throws(CSVError) -> [Double] {
    var numbers: [Double] = []
    for bytes in text(column).utf8.split(separator: 0x20) {
      let word = Substring(bytes)
      guard let value = Double(word), value.isFinite else { throw error(column, "“\(word)” isn't a number") }
      numbers.append(value)
    }
    return numbers
  }

  private func whole(_ column: String) throws(CSVError) -> Int {
    guard let value = Int(text(column)), value >= 0 else {
      throw error(column, "“\(text(column))” isn't a whole number")
    }
    return value
  }

  private func flag(_ column: String) throws(CSVError) -> Bool {
    switch text(column) {
    case "true": return true
    case "false": return false
    default: throw error(column, "“\(text(column))” is neither true nor false")
    }
  }

  private func error(_ column: String, _ detail: String) -> CSVError {
    CSVError(.value, line: record.line, column: column, detail)
  }
}
