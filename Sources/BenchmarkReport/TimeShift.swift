import Benchmarking

/// How far the times of a head lie from those of a base, all as logarithms: one estimate a process.
struct TimeShift {
  /// Relative change with its interval, 0.02 being two per cent more; nil where a side has no estimates.
  let change: Interval?
  /// The rank test's p-value, of this test alone.
  let probability: Double
  /// The smallest relative change that would have been found with probability 0.8; nil where a side has no estimates.
  let detectable: Double?

  /// Tests `second` against `first`, the error rate being `level`.
  init(from first: [Double], to second: [Double], _ pairing: Comparison.Pairing, level: Double) {
    let shift: Interval?
    let limit: Double
    switch pairing {
    case .paired:
      let differences = zip(second, first).map { $0 - $1 }
      shift = Interval.pseudoMedian(of: differences)
      probability = RankTest.signedRank(differences)
      limit = DetectableChange.paired(differences, level: level)
    case .stored:
      shift = Interval.shift(from: first, to: second)
      probability = RankTest.rankSum(first, second)
      limit = DetectableChange.unpaired(first, second, level: level)
    }
    change = shift?.map { exponential($0) - 1 }
    detectable = shift == nil ? nil : exponential(limit) - 1
  }
}
