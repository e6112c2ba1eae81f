import BenchmarkReport
import Benchmarking

/// A suite's times divided by a size of its fixtures, such as the time a constraint.
struct UnitTable {
  private let results: Results
  private let suite: any BenchmarkSuite
  private let unit: String

  init(_ results: Results, suite: any BenchmarkSuite, unit: String) {
    self.results = results
    self.suite = suite
    self.unit = unit
  }

  /// The table with its heading; empty where nothing was measured that has the size.
  var text: String {
    let sizes: [(name: String, count: Int)] = suite.fixtures.compactMap { fixture in
      fixture.sizes.first { $0.name == unit }.map { (fixture.name, $0.value) }
    }
    let none = sizes.first { $0.count == 0 }?.name
    let strategies = suite.strategies.filter { name in times.keys.contains { $0.strategy == name } }
    var table = TextTable([("fixture", .left)] + strategies.map { ($0, .right) })
    var isEmpty = true
    for (fixture, count) in sizes where count > 0 {
      let values = strategies.map { value(fixture, $0, count: count, none: none) }
      guard values.contains(where: { $0 != nil }) else { continue }
      isEmpty = false
      table.append([fixture] + values.map { $0.map(Quantity.time) ?? "" })
    }
    if isEmpty { return "" }
    let over = none.map { ", what \($0) takes left out" } ?? ""
    return "\nmedian time divided by the number of \(unit)\(over)\n" + table.text
  }

  /// A cell's time a unit. A fixture with none of the unit shows what all take whatever their number.
  private func value(_ fixture: String, _ strategy: String, count: Int, none: String?) -> Double? {
    guard let time = times[BenchmarkID(suite: suite.name, fixture: fixture, strategy: strategy)] else {
      return nil
    }
    guard let none else { return time / Double(count) }
    return times[BenchmarkID(suite: suite.name, fixture: none, strategy: strategy)].map {
      (time - $0) / Double(count)
    }
  }

  private var times: [BenchmarkID: Double] {
    Dictionary(
      results.rows.filter { $0.id.suite == suite.name && $0.measure == .time }.compactMap { row in
        row.quantiles.map { (row.id, $0.p50) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
