import BenchmarkReport
import Benchmarking

/// What a run says about the goals: all of them ratios or differences within one run, so that no machine is favoured.
struct GoalTable {
  private let rows: [BenchmarkID: [String: ResultRow]]
  private let results: Results

  init(_ results: Results) {
    self.results = results
    var rows: [BenchmarkID: [String: ResultRow]] = [:]
    for row in results.rows { rows[row.id, default: [:]][row.measure.name] = row }
    self.rows = rows
  }

  /// The goals that this run has figures for; empty if there are none.
  var text: String { table.map { "\ngoals, by this run\n" + $0.text } ?? "" }

  /// The goals with what this run says; nil if it says nothing.
  var table: TextTable? {
    var table = TextTable([("goal", .left), ("here", .right), ("wanted", .right), ("", .left)])
    var isEmpty = true
    func add(_ name: String, _ value: Double?, limit: Double, _ text: (Double) -> String) {
      guard let value, value.isFinite else { return }
      isEmpty = false
      table.append([name, text(value), "≤ " + text(limit), value <= limit ? "" : "missed"])
    }
    let number: (Double) -> String = { Quantity.number($0) }
    let time: (Double) -> String = { Quantity.time($0) }
    add("template / code, worst from 7 views on", worstRatio { $0 >= 7 }, limit: 1.3, number)
    add("template / code, worst below 7 views", worstRatio { $0 < 7 }, limit: 1.6, number)
    add("template, a view (L2 to L5)", slope("load", "template"), limit: 250, time)
    add("allocations a view, template − code, worst", allocationsPerView, limit: 0.5, number)
    if let floor = slope("floor", "objects") {
      add("code, a view (L2 to L5)", slope("load", "code"), limit: 4 * floor, time)
    }
    if let file = value("floor", "L1", "file") {
      let fixed = value("load", "L1", "by-name").flatMap { own in
        value("load", "L1", "template").map { own - $0 }
      }
      add("by-name − template at L1", fixed, limit: 2 * file, time)
    }
    return isEmpty ? nil : table
  }

  private func value(_ suite: String, _ fixture: String, _ strategy: String, _ measure: Measure = .time)
    -> Double?
  {
    rows[BenchmarkID(suite: suite, fixture: fixture, strategy: strategy)]?[measure.name]?.value
  }

  private var views: [String: Double] {
    Dictionary(
      results.rows.filter { $0.id.suite == "load" && $0.measure == .size("views") }
        .map { ($0.id.fixture, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The largest quotient of the two strategies' multiples of the yardstick, over fixtures of a size.
  private func worstRatio(_ isWanted: (Double) -> Bool) -> Double? {
    views.filter { isWanted($0.value) }.compactMap { fixture, _ in
      value("load", fixture, "code", .ratio).map { 1 / $0 }
    }.max()
  }

  private var allocationsPerView: Double? {
    views.compactMap { fixture, count in
      value("load", fixture, "template", .allocations).flatMap { own in
        value("load", fixture, "code", .allocations).map { (own - $0) / count }
      }
    }.max()
  }

  /// The cost of a view, fitted over the layouts L2 to L5.
  private func slope(_ suite: String, _ strategy: String) -> Double? {
    CostModel(
      results, suite: suite, strategy: strategy, factors: ["views"],
      where: { ["L2", "L3", "L4", "L5"].contains($0) })?.slopes.first?.cost.estimate
  }
}
