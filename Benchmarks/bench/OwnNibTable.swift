import BenchmarkReport
import Benchmarking

/// What was measured of a user's nibs, as a person reads it: one line a file, the slowest ten first.
struct OwnNibTable {
  /// How many are shown before the others.
  static let slowestCount = 10

  private let suite: OwnNibSuite
  private let layoutSuite: OwnNibSuite?
  private let rows: [BenchmarkID: [String: ResultRow]]

  /// A table of results of the suites of loads and of loads with layout.
  init(_ results: Results, suites: [OwnNibSuite]) {
    suite = suites[0]
    layoutSuite = suites.first { $0.extent == .layout }
    var rows: [BenchmarkID: [String: ResultRow]] = [:]
    for row in results.rows { rows[row.id, default: [:]][row.measure.name] = row }
    self.rows = rows
  }

  func text(onlySlowest: Bool) -> String {
    // The index keeps equal times, and files without any, in the order in which they were given.
    let order = suite.nibs.indices.map { (index: $0, time: slowest(suite.nibs[$0])) }
      .sorted { ($1.time, $0.index) < ($0.time, $1.index) }.map(\.index)
    let first = order.prefix(Self.slowestCount)
    let rest = order.dropFirst(Self.slowestCount).sorted()
    var text = rest.isEmpty ? "" : "the slowest \(first.count) of \(order.count) files\n"
    text += table(first.map { suite.nibs[$0] }).text
    if !rest.isEmpty {
      text +=
        onlySlowest
        ? "\(rest.count) more files were measured.\n"
        : "\nthe other \(rest.count) files\n" + table(rest.map { suite.nibs[$0] }).text
    }
    return text + remarks
  }

  private func table(_ nibs: [OwnNib]) -> TextTable {
    var table = TextTable(
      [
        ("file", .left), ("views", .right), ("constraints", .right), ("connections", .right),
        ("bytes", .right),
      ] + suite.strategies.map { ($0, .right) } + [("with layout", .right), ("allocations", .right)])
    for nib in nibs {
      table.append(
        [nib.name, "\(nib.views)", "\(nib.constraints)", "\(nib.connections)", "\(nib.bytes)"]
          + suite.strategies.map { time(nib, $0).map(Quantity.time) ?? "" } + [
            layout(nib).map(Quantity.time) ?? "", allocations(nib),
          ])
    }
    return table
  }

  private func slowest(_ nib: OwnNib) -> Double { nib.strategies.compactMap { time(nib, $0) }.max() ?? 0 }

  private func time(_ nib: OwnNib, _ strategy: String) -> Double? {
    row(suite, nib, strategy, .time)?.quantiles?.p50
  }

  /// Load and first layout by the kept template.
  private func layout(_ nib: OwnNib) -> Double? {
    guard let layoutSuite, let strategy = nib.keptStrategy else { return nil }
    return row(layoutSuite, nib, strategy, .time)?.quantiles?.p50
  }

  /// Those of the strategies that apply, in the strategies' order.
  private func allocations(_ nib: OwnNib) -> String {
    nib.strategies.map {
      row(suite, nib, $0, .allocations).map { Quantity.value($0.value, of: .allocations) } ?? "?"
    }
    .joined(separator: " ")
  }

  private func row(_ suite: OwnNibSuite, _ nib: OwnNib, _ strategy: String, _ measure: Measure) -> ResultRow?
  {
    rows[BenchmarkID(suite: suite.name, fixture: nib.name, strategy: strategy)]?[measure.name]
  }

  private var remarks: String {
    var lines = [
      "Times are medians of one load, and with layout of a load from the kept template and its first layout; allocations stand in the order of the strategies that apply to the file.",
      "The files' own classes aren't here: their objects are made as the classes beneath, their owners are stand-ins.",
    ]
    let foreign = suite.nibs.filter { $0.foreign > 0 }
    if !foreign.isEmpty {
      let count = foreign.reduce(0) { $0 + $1.foreign }
      lines.append(
        "\(count) connections in \(foreign.count) files set properties of those classes, and set nothing here."
      )
    }
    let failing = suite.nibs.filter { $0.failure != nil }
    if let first = failing.first {
      lines.append(
        "Connections fail in \(failing.count) files, and noting that is part of the time; as in \(first.name): "
          + (first.failure ?? ""))
    }
    return "\n" + lines.map { $0 + "\n" }.joined()
  }
}
