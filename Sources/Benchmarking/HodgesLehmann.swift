extension Interval {
  /// The centre of `differences` (median of all pairwise means) with the interval that belongs to the signed-rank test.
  /// Nil without values.
  public static func pseudoMedian(of differences: [Double], confidence: Double = 0.95) -> Interval? {
    guard !differences.isEmpty else { return nil }
    let count = differences.count
    var means: [Double] = []
    means.reserveCapacity(count * (count + 1) / 2)
    for i in 0..<count {
      for j in i..<count { means.append((differences[i] + differences[j]) / 2) }
    }
    let quantiles = Quantiles(means)
    let (rank, reached) = SignedRankTable.rank(count: count, confidence: confidence)
    return Interval(
      estimate: quantiles.median, low: quantiles.sorted[rank - 1],
      high: quantiles.sorted[means.count - rank], confidence: reached)
  }

  /// How far `second` lies above `first` (median of all differences between a value here and a value there) with the
  /// interval that belongs to the rank-sum test. Nil where a side is empty.
  public static func shift(from first: [Double], to second: [Double], confidence: Double = 0.95) -> Interval?
  {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    var differences: [Double] = []
    differences.reserveCapacity(first.count * second.count)
    for a in first {
      for b in second { differences.append(b - a) }
    }
    let quantiles = Quantiles(differences)
    let (rank, reached) = RankSumTable.rank(first.count, second.count, confidence: confidence)
    return Interval(
      estimate: quantiles.median, low: quantiles.sorted[rank - 1],
      high: quantiles.sorted[differences.count - rank], confidence: reached)
  }
}

/// Null distribution of the signed-rank statistic without ties.
enum SignedRankTable {
  /// The largest k for which the k-th smallest and k-th largest pairwise mean still reach `confidence` (at least 1, the
  /// whole range), and the confidence reached.
  static func rank(count: Int, confidence: Double) -> (rank: Int, reached: Double) {
    let total = count * (count + 1) / 2
    if count > 50 {
      let deviation = (Double(count * (count + 1) * (2 * count + 1)) / 24).squareRoot()
      let z = Normal.quantile((1 + confidence) / 2)
      return (max(1, Int((Double(total) / 2 - z * deviation).rounded(.down))), confidence)
    }
    var ways = [Double](repeating: 0, count: total + 1)
    ways[0] = 1
    for value in 1...count {
      for sum in stride(from: total, through: value, by: -1) { ways[sum] += ways[sum - value] }
    }
    return Tail.rank(ways: ways, of: Normal.power(2, count), confidence: confidence)
  }
}

/// Null distribution of the Mann–Whitney statistic without ties.
enum RankSumTable {
  /// The largest k for which the k-th smallest and k-th largest difference still reach `confidence` (at least 1), and the
  /// confidence reached.
  static func rank(_ m: Int, _ n: Int, confidence: Double) -> (rank: Int, reached: Double) {
    if m > 50 || n > 50 {
      let deviation = (Double(m * n * (m + n + 1)) / 12).squareRoot()
      let z = Normal.quantile((1 + confidence) / 2)
      return (max(1, Int((Double(m * n) / 2 - z * deviation).rounded(.down))), confidence)
    }
    let ways = ways(m, n)
    return Tail.rank(ways: ways, of: ways.reduce(0, +), confidence: confidence)
  }

  /// For each value of the statistic the number of arrangements of m and n values that have it.
  static func ways(_ m: Int, _ n: Int) -> [Double] {
    // The Gaussian binomial coefficient, factor by factor.
    var ways = [Double](repeating: 0, count: m * n + 1)
    ways[0] = 1
    var reach = 0
    for i in 1...m {
      reach += n
      let up = n + i
      for u in stride(from: m * n, through: up, by: -1) { ways[u] -= ways[u - up] }
      for u in stride(from: i, through: m * n, by: 1) { ways[u] += ways[u - i] }
    }
    return ways
  }
}

private enum Tail {
  static func rank(ways: [Double], of all: Double, confidence: Double) -> (rank: Int, reached: Double) {
    var below = ways[0]
    var best = (rank: 1, reached: max(0, 1 - 2 * below / all))
    var rank = 2
    while rank <= ways.count / 2 {
      below += ways[rank - 1]
      let reached = 1 - 2 * below / all
      guard reached >= confidence else { break }
      best = (rank, reached)
      rank += 1
    }
    return best
  }
}
