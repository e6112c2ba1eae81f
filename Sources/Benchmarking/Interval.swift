/// An estimate with the interval that holds the true value with at least the given confidence.
public struct Interval: Equatable, Sendable {
  /// The estimate.
  public var estimate: Double
  /// The interval's lower end.
  public var low: Double
  /// The interval's upper end.
  public var high: Double
  /// The probability of holding the true value, 0…1: what was reached, not what was asked for. Few values can't reach
  /// much: the range of five holds the median with 0.9375.
  public var confidence: Double

  /// Makes an interval.
  public init(estimate: Double, low: Double, high: Double, confidence: Double) {
    self.estimate = estimate
    self.low = low
    self.high = high
    self.confidence = confidence
  }

  /// The estimate and ends under a monotonically rising function, such as `exp` after working with logarithms.
  public func map(_ transform: (Double) -> Double) -> Interval {
    Interval(
      estimate: transform(estimate), low: transform(low), high: transform(high), confidence: confidence)
  }
}

extension Interval {
  /// The median with the narrowest symmetric interval of order statistics that holds it with at least `confidence`,
  /// whatever the distribution; the whole range where there are too few values for that. Nil without values.
  ///
  /// The number of values below the median is binomial(n, ½), so the k-th smallest and k-th largest value hold it with
  /// probability 1 − 2·P(X < k).
  public static func median(of values: [Double], confidence: Double = 0.95) -> Interval? {
    let quantiles = Quantiles(values)
    let count = values.count
    guard let first = quantiles.sorted.first, let last = quantiles.sorted.last else { return nil }
    var best = Interval(
      estimate: quantiles.median, low: first, high: last,
      confidence: count == 1 ? 0 : 1 - 2 * Binomial.half(below: 1, of: count))
    var rank = 2
    while 2 * rank <= count {
      let reached = 1 - 2 * Binomial.half(below: rank, of: count)
      guard reached >= confidence else { break }
      best.low = quantiles.sorted[rank - 1]
      best.high = quantiles.sorted[count - rank]
      best.confidence = reached
      rank += 1
    }
    return best
  }
}

/// The binomial distribution with probability ½.
enum Binomial {
  /// P(X < `limit`) for `count` throws of a fair coin.
  static func half(below limit: Int, of count: Int) -> Double {
    var term = Normal.power(0.5, count)
    if term == 0 {
      return Normal.cumulative((Double(limit) - 0.5 - Double(count) / 2) / (Double(count).squareRoot() / 2))
    }
    var sum = 0.0
    for k in 0..<max(limit, 0) {
      sum += term
      term *= Double(count - k) / Double(k + 1)
    }
    return min(sum, 1)
  }
}
