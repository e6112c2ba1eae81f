import Benchmarking

/// The columns of a results file, in order. A column is only ever added, and then ``schema`` counts up.
struct ResultColumn {
  /// Version of the list of columns.
  static let schema = 1

  let name: String
  let meaning: String
  let text: @Sendable (ResultRow) -> String

  static let all: [ResultColumn] = [
    ResultColumn("schema", "version of this list of columns") { _ in "\(schema)" },
    ResultColumn("run", "names the run") { $0.circumstances.run },
    ResultColumn("commit", "commit that was built") { $0.circumstances.commit },
    ResultColumn("dirty", "whether files differed from the commit: true, false") {
      "\($0.circumstances.isDirty)"
    },
    ResultColumn("complete", "whether everything planned was measured: true, false") {
      "\($0.circumstances.isComplete)"
    },
    ResultColumn("date", "start of the run, UTC, ISO 8601") { $0.circumstances.date },
    ResultColumn("suite", "what an operation includes") { $0.id.suite },
    ResultColumn("fixture", "the input") { $0.id.fixture },
    ResultColumn("strategy", "the way of doing it") { $0.id.strategy },
    ResultColumn("measure", "what the row tells") { $0.measure.name },
    ResultColumn("unit", "ns, B (bytes), 1 (counts, ratios)") { $0.measure.unit },
    ResultColumn("better", "which direction is good: lower, higher, none") { $0.measure.better.rawValue },
    ResultColumn("value", "the estimate; for times the median over processes of each one's lower quartile") {
      number($0.value)
    },
    ResultColumn("low", "lower end of the estimate's interval") { number($0.low) },
    ResultColumn("high", "upper end of the estimate's interval") { number($0.high) },
    ResultColumn("confidence", "probability that the interval holds the truth, 0…1") {
      number($0.confidence)
    },
    ResultColumn("p10", "tenth percentile of all samples") { number($0.quantiles?.p10) },
    ResultColumn("p25", "lower quartile of all samples") { number($0.quantiles?.p25) },
    ResultColumn("p50", "median of all samples") { number($0.quantiles?.p50) },
    ResultColumn("p75", "upper quartile of all samples") { number($0.quantiles?.p75) },
    ResultColumn("p90", "ninetieth percentile of all samples") { number($0.quantiles?.p90) },
    ResultColumn("p99", "ninety-ninth percentile of all samples") { number($0.quantiles?.p99) },
    ResultColumn("max", "largest sample") { number($0.quantiles?.max) },
    ResultColumn("samples", "number of samples (batches)") { "\($0.samples)" },
    ResultColumn("processes", "number of processes") { "\($0.processes)" },
    ResultColumn("iterations", "operations a batch") { "\($0.iterations)" },
    ResultColumn("estimates", "one estimate a process, separated by spaces") {
      $0.estimates.map { number($0) }.joined(separator: " ")
    },
    ResultColumn(
      "note", "unstable: repeats of a count differed; not linear: twice the work isn't twice the time"
    ) {
      $0.note
    },
    ResultColumn("cpu", "processor") { $0.circumstances.machine.processor },
    ResultColumn("cores", "processors the system offers") { "\($0.circumstances.machine.cores)" },
    ResultColumn("system", "operating system and kernel") { $0.circumstances.machine.system },
    ResultColumn("swift", "compiler") { $0.circumstances.machine.swift },
    ResultColumn("build", "release or debug") { $0.circumstances.machine.build },
    ResultColumn("allocator", "jemalloc or system") { $0.circumstances.allocator },
    ResultColumn("allocator_version", "the allocator's version") { $0.circumstances.allocatorVersion },
    ResultColumn("allocator_settings", "thread cache, arenas, MALLOC_CONF") {
      $0.circumstances.allocatorSettings
    },
    ResultColumn("load_before", "one-minute load average at the start") {
      number($0.circumstances.loadBefore)
    },
    ResultColumn("load_after", "one-minute load average at the end") { number($0.circumstances.loadAfter) },
    ResultColumn("cpu_share", "processor time over wall time within batches") {
      number($0.circumstances.processorShare)
    },
    ResultColumn("switches", "involuntary context switches while measuring") {
      $0.circumstances.switches.map { "\($0)" } ?? ""
    },
    ResultColumn(
      "timed_share", "share of the measuring processes' processor time that lay inside timed batches"
    ) {
      number($0.circumstances.timedShare)
    },
    ResultColumn("seed", "seed of all orders") { "\($0.circumstances.seed)" },
    ResultColumn("batch_ns", "wished length of a batch") { "\($0.circumstances.batch)" },
    ResultColumn("blocks", "blocks a process") { "\($0.circumstances.blocks)" },
    ResultColumn("fixed_addresses", "whether address randomisation was off: true, false") {
      "\($0.circumstances.fixedAddresses)"
    },
  ]

  static let names = all.map(\.name)

  private init(_ name: String, _ meaning: String, _ text: @escaping @Sendable (ResultRow) -> String) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }

  /// Full precision, the shortest text that reads back as the same number; nothing for nil.
  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Results {
  /// What each column of a results file means.
  public static var columnTable: TextTable {
    var table = TextTable([("column", .left), ("meaning", .left)])
    for column in ResultColumn.all { table.append(["`\(column.name)`", column.meaning]) }
    return table
  }
}
