import BenchmarkReport
import Benchmarking

/// How the cost of a view grows with their number.
struct SeriesGrowth {
  /// The number of views from which on a view should cost the same: below, what a load costs whatever its size shows.
  static let base = 60
  /// By which factor the cost of a view may grow. It may shrink: a load by name has a fixed cost, which many views share.
  static let limit = 1.5

  private let suite: SeriesSuite
  private let results: Results

  init(_ results: Results, suite: SeriesSuite) {
    self.results = results
    self.suite = suite
  }

  var text: String {
    guard let largest = SeriesSuite.viewCounts.last else { return "" }
    var table = TextTable([("strategy", .left), ("here", .right), ("wanted", .right), ("", .left)])
    for strategy in suite.strategies {
      guard let growth = growth(strategy, to: largest) else { continue }
      table.append(
        [
          strategy, Quantity.number(growth), "≤ \(Quantity.number(Self.limit))",
          growth <= Self.limit ? "" : "missed",
        ])
    }
    return "\na view of \(largest) views, as a multiple of a view of \(Self.base)\n" + table.text
  }

  /// The cost of one of so many views, divided by that of one of ``base``.
  private func growth(_ strategy: String, to count: Int) -> Double? {
    guard let base = perView(strategy, Self.base), let own = perView(strategy, count) else { return nil }
    return own / base
  }

  private func perView(_ strategy: String, _ count: Int) -> Double? {
    guard
      let fixture = suite.fixtures.first(where: { $0.sizes.contains { $0 == ("views", count) } }),
      let time = results.rows.first(where: {
        $0.id == BenchmarkID(suite: suite.name, fixture: fixture.name, strategy: strategy)
          && $0.measure == .time
      })?.quantiles?.p50
    else { return nil }
    return time / Double(count)
  }
}
