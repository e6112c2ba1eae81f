/// Rank tests: they assume no distribution, and one wild sample moves them by one rank.
public enum RankTest {
  /// Ranks from 1, equal values sharing the mean of their ranks, and the sum of t³ − t over groups of t equal values.
  static func ranks(of values: [Double]) -> (ranks: [Double], ties: Double) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var ties = 0.0
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for position in start..<end { ranks[order[position]] = Double(start + end + 1) / 2 }
      let size = Double(end - start)
      ties += size * size * size - size
      start = end
    }
    return (ranks, ties)
  }

  /// Two-sided p-value of Wilcoxon's signed-rank test that `differences` lie symmetrically about zero.
  ///
  /// Exact up to 50 differences, ties included (the null distribution is enumerated over the ranks as they are); beyond,
  /// normal with correction for ties and continuity. Zeros are left out, as Wilcoxon did. 1 where nothing is left.
  public static func signedRank(_ differences: [Double]) -> Double {
    let differences = differences.filter { $0 != 0 }
    guard !differences.isEmpty else { return 1 }
    let (ranks, ties) = ranks(of: differences.map(abs))
    let count = Double(ranks.count)
    let positive = zip(ranks, differences).reduce(0) { $1.1 > 0 ? $0 + $1.0 : $0 }
    let total = count * (count + 1) / 2
    let smaller = min(positive, total - positive)
    if ranks.count > 50 {
      let variance = count * (count + 1) * (2 * count + 1) / 24 - ties / 48
      return twoSided(distance: total / 2 - smaller, variance: variance)
    }
    // Ranks are multiples of ½, so twice the rank is whole.
    let doubled = ranks.map { Int(2 * $0) }
    var ways = [Double](repeating: 0, count: doubled.reduce(1, +))
    ways[0] = 1
    var reach = 0
    for rank in doubled {
      reach += rank
      for sum in stride(from: reach, through: rank, by: -1) { ways[sum] += ways[sum - rank] }
    }
    let extreme = ways[0...Int(2 * smaller)].reduce(0, +)
    return min(1, 2 * extreme / Normal.power(2, ranks.count))
  }

  /// Two-sided p-value of the Mann–Whitney (Wilcoxon rank-sum) test that both samples come from one distribution.
  ///
  /// Exact up to 50 values a side, ties included; beyond, normal with correction for ties and continuity. 1 where a side
  /// is empty.
  public static func rankSum(_ first: [Double], _ second: [Double]) -> Double {
    guard !first.isEmpty, !second.isEmpty else { return 1 }
    let (ranks, ties) = ranks(of: first + second)
    let m = Double(first.count)
    let n = Double(second.count)
    let all = m + n
    let sum = ranks[..<first.count].reduce(0, +)
    let expected = m * (all + 1) / 2
    if first.count > 50 || second.count > 50 {
      guard all > 1 else { return 1 }
      let variance = m * n / 12 * (all + 1 - ties / (all * (all - 1)))
      return twoSided(distance: abs(sum - expected), variance: variance)
    }
    if ties == 0 {
      // The statistic counts the pairs in which the first is larger: whole, and without ties tabulated quickly.
      let statistic = Int(sum - m * (m + 1) / 2)
      let ways = RankSumTable.ways(first.count, second.count)
      let extreme = ways[0...min(statistic, ways.count - 1 - statistic)].reduce(0, +)
      return min(1, 2 * extreme / ways.reduce(0, +))
    }
    // chosen[k][s]: ways to choose k of the ranks with (doubled) sum s.
    let doubled = ranks.map { Int(2 * $0) }
    let limit = doubled.reduce(0, +)
    var chosen = [[Double]](
      repeating: [Double](repeating: 0, count: limit + 1), count: first.count + 1)
    chosen[0][0] = 1
    var reach = 0
    for (index, rank) in doubled.enumerated() {
      reach += rank
      for size in stride(from: min(index + 1, first.count), through: 1, by: -1) {
        for total in rank...reach { chosen[size][total] += chosen[size - 1][total - rank] }
      }
    }
    let distance = Int(2 * abs(sum - expected))
    let middle = Int(2 * expected)
    var extreme = 0.0
    var ways = 0.0
    for (total, count) in chosen[first.count].enumerated() where count > 0 {
      ways += count
      if abs(total - middle) >= distance { extreme += count }
    }
    return min(1, extreme / ways)
  }

  private static func twoSided(distance: Double, variance: Double) -> Double {
    guard variance > 0 else { return 1 }
    let z = max(distance - 0.5, 0) / variance.squareRoot()
    return min(1, 2 * Normal.cumulative(-z))
  }

  /// Holm's step-down adjustment: p-values that may be compared with the error rate of the whole family of tests.
  public static func holm(_ values: [Double]) -> [Double] {
    var adjusted = values
    var largest = 0.0
    for (position, index) in values.indices.sorted(by: { values[$0] < values[$1] }).enumerated() {
      largest = max(largest, min(1, values[index] * Double(values.count - position)))
      adjusted[index] = largest
    }
    return adjusted
  }
}
