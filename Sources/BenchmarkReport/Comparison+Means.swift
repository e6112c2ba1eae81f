public import Benchmarking

extension Comparison {
  /// A strategy's times on all fixtures of a suite, taken together.
  ///
  /// Code that a strategy runs on every fixture moves all of its cells when it changes, whereas chance and the places at which a
  /// linker puts code push one cell up and another down. The geometric mean of the cells' changes, process by process, therefore shows a
  /// change that is too small for any single cell.
  public struct Mean: Sendable {
    /// The suite.
    public var suite: String
    /// The strategy.
    public var strategy: String
    /// Number of fixtures; more than one.
    public var fixtures: Int
    /// Relative change with its interval, 0.02 being two per cent more.
    public var change: Interval
    /// The test's p-value, adjusted for the number of strategies.
    public var probability: Double
    /// The smallest relative change that would have been found with probability 0.8.
    public var detectable: Double
    /// The verdict.
    public var verdict: Verdict
  }

  /// The means of all strategies that both runs have on the same two fixtures or more.
  static func means(_ rows: ResultPairs, _ pairing: Pairing, _ rules: Rules, isVoid: Bool) -> [Mean] {
    var groups: [(id: BenchmarkID, cells: [ResultPairs.Pair])] = []
    var places: [String: Int] = [:]
    for row in rows.order where row.measure == .time && row.id.suite != Canary.id.suite {
      guard let pair = rows.comparable(row.id), rows[row] != nil else { continue }
      let key = "\(row.id.suite)/\(row.id.strategy)"
      if let place = places[key] {
        groups[place].cells.append(pair)
      } else {
        places[key] = groups.count
        groups.append((row.id, [pair]))
      }
    }
    groups.removeAll { $0.cells.count < 2 }
    let level = rules.level / 2
    var means = groups.compactMap { group -> Mean? in
      let shift = TimeShift(
        from: mean(group.cells.map(\.base)), to: mean(group.cells.map(\.head)), pairing,
        level: level / Double(groups.count))
      guard let change = shift.change, let detectable = shift.detectable else { return nil }
      return Mean(
        suite: group.id.suite, strategy: group.id.strategy, fixtures: group.cells.count, change: change,
        probability: shift.probability, detectable: max(rules.meanMinimum, detectable), verdict: .unclear)
    }
    for (index, adjusted) in RankTest.holm(means.map(\.probability)).enumerated() {
      means[index].probability = adjusted
      means[index].verdict =
        isVoid
        ? .void
        : rules.verdict(
          means[index].change, probability: adjusted, level: level, minimum: rules.meanMinimum)
    }
    return means
  }

  /// The mean logarithm of the rows' estimates, process by process, as far as all rows have one.
  private static func mean(_ rows: [ResultRow]) -> [Double] {
    let logarithms = rows.map(\.logarithms)
    let count = logarithms.map(\.count).min() ?? 0
    return (0..<count).map { process in
      logarithms.reduce(0) { $0 + $1[process] } / Double(logarithms.count)
    }
  }
}
