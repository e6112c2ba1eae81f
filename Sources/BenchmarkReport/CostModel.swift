public import Benchmarking

/// What a strategy costs: a fixed part, and a part for each thing a fixture has, fitted over all fixtures.
public struct CostModel: Sendable {
  /// The suite.
  public let suite: String
  /// The strategy.
  public let strategy: String
  /// The fixed cost of an operation, in ns.
  public let fixed: Interval
  /// The cost of one of each thing, in ns, by name, such as `views`.
  public let slopes: [(name: String, cost: Interval)]
  /// For each fixture what was measured and what the model says, in ns.
  public let fixtures: [(name: String, measured: Double, predicted: Double)]

  /// Fits the times of one strategy. Deviations are taken as relative, so that a small fixture counts as much as a large one.
  ///
  /// `against` subtracts another strategy's time of the same fixture: the model of a difference. Nil where the fixtures are too
  /// few or too much alike to tell the costs apart.
  public init?(
    _ results: Results, suite: String, strategy: String, against: String? = nil,
    factors: [String]? = nil, where isWanted: (String) -> Bool = { _ in true }
  ) {
    self.suite = suite
    self.strategy = strategy
    var sizes: [String: [String: Double]] = [:]
    var names: [String] = []
    for row in results.rows where row.id.suite == suite && row.measure.name.hasPrefix("size.") {
      let name = String(row.measure.name.dropFirst(5))
      if !names.contains(name) { names.append(name) }
      sizes[row.id.fixture, default: [:]][name] = row.value
    }
    names = factors ?? names
    let times = results.rows.filter {
      $0.id.suite == suite && $0.measure == .time && sizes[$0.id.fixture] != nil && isWanted($0.id.fixture)
    }
    let others = Dictionary(
      times.filter { $0.id.strategy == against }.map { ($0.id.fixture, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let own = times.filter {
      $0.id.strategy == strategy && (against == nil || others[$0.id.fixture] != nil)
    }
    let used = names.filter { name in own.contains { sizes[$0.id.fixture]?[name] ?? 0 != 0 } }
    let rows = own.map { row in [1] + used.map { sizes[row.id.fixture]?[$0] ?? 0 } }
    let values = own.map { $0.value - (others[$0.id.fixture] ?? 0) }
    let weights = own.map { 1 / ($0.value * $0.value) }
    guard let fit = LinearFit(rows: rows, values: values, weights: weights), fit.degreesOfFreedom > 0 else {
      return nil
    }
    fixed = fit.coefficients[0]
    slopes = zip(used, fit.coefficients.dropFirst()).map { ($0, $1) }
    fixtures = zip(own, zip(values, fit.predictions)).map { ($0.id.fixture, $1.0, $1.1) }
  }

  /// The time that the model expects, in ns.
  public func prediction(_ sizes: [String: Double]) -> Double {
    slopes.reduce(fixed.estimate) { $0 + $1.cost.estimate * (sizes[$1.name] ?? 0) }
  }

  /// The typical relative deviation of a fixture from the model: the median of their sizes.
  public var deviation: Double {
    Quantiles(fixtures.map { abs($0.measured / $0.predicted - 1) }).median
  }
}
