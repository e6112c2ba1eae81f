import BenchmarkReport
import Benchmarking

/// A run's results as a person reads them: a table of times and one of allocations for each suite.
struct ResultTable {
  private let results: Results
  private let suites: [any BenchmarkSuite]

  init(_ results: Results, suites: [any BenchmarkSuite]) {
    self.results = results
    self.suites = suites
  }

  var text: String {
    var text = ""
    for suite in suites {
      guard let tables = tables(of: suite) else { continue }
      text +=
        "\n\(suite.name): \(suite.summary)\nmedian time of an operation, and its ratio to \(suite.reference)\n"
      text += tables.times.text
      if let unit = suite.unit { text += UnitTable(results, suite: suite, unit: unit).text }
      if let counts = tables.allocations { text += "\nallocations of an operation\n" + counts.text }
    }
    return text + GoalTable(results).text + remarks
  }

  /// A suite's times with ratios, and its allocations where they were counted; nil where nothing was measured.
  func tables(of suite: any BenchmarkSuite) -> (times: TextTable, allocations: TextTable?)? {
    let measured = results.rows.filter { $0.id.suite == suite.name }
    guard measured.contains(where: { $0.measure == .time }) else { return nil }
    var rows: [BenchmarkID: [String: ResultRow]] = [:]
    for row in measured { rows[row.id, default: [:]][row.measure.name] = row }
    let strategies = suite.strategies.filter { name in measured.contains { $0.id.strategy == name } }
    let fixtures = suite.fixtures.map(\.name).filter { name in measured.contains { $0.id.fixture == name } }
    var times = TextTable([("fixture", .left)] + strategies.map { ($0, .right) })
    var counts = times
    for fixture in fixtures {
      let cells = strategies.map {
        rows[BenchmarkID(suite: suite.name, fixture: fixture, strategy: $0)] ?? [:]
      }
      times.append([fixture] + cells.map { time($0[Measure.time.name], $0[Measure.ratio.name]) })
      counts.append(
        [fixture]
          + cells.map { cell in
            cell[Measure.allocations.name].map { Quantity.value($0.value, of: .allocations) } ?? ""
          })
    }
    return (times, measured.contains { $0.measure == .allocations } ? counts : nil)
  }

  private func time(_ time: ResultRow?, _ ratio: ResultRow?) -> String {
    guard let time, let median = time.quantiles?.p50 else { return "" }
    let mark = time.note.isEmpty ? "" : "!"
    return Quantity.time(median) + mark + (ratio.map { " ×" + Quantity.number($0.value) } ?? "")
  }

  private var remarks: String {
    guard let circumstances = results.rows.first?.circumstances else { return "\nNothing was measured.\n" }
    var lines = [
      "Ratios are medians over batches that ran side by side, so they are steadier than the quotient of two medians."
    ]
    if let share = circumstances.processorShare {
      let timed =
        circumstances.timedShare.map { "; \(Int($0 * 100)) % of the measuring processes' own time was timed" }
        ?? ""
      lines.append(
        "The processor was ours for \(Int((share * 100).rounded())) % of the timed batches\(timed).")
    }
    let notes = results.rows.filter { !$0.note.isEmpty }
    for note in Set(notes.map(\.note)).sorted() {
      let cells = Set(notes.filter { $0.note == note }.map(\.id)).sorted()
      lines.append("\(note): \(cells.map(\.description).joined(separator: ", "))")
    }
    if !circumstances.isComplete { lines.append("Incomplete: not everything planned was measured.") }
    return "\n" + lines.map { $0 + "\n" }.joined()
  }
}
