import Testing

@testable import Benchmarking

extension BenchmarkingTests {
  @Suite struct RankTestTests {
    // Hollander and Wolfe, Nonparametric Statistical Methods, 1973: the depression scores of page 29 and the permeability
    // constants of page 69. R's manual page of wilcox.test uses the same two sets; the p-values are its and SciPy's.
    static let before = [1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30]
    static let after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
    static let term = [0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
    static let early = [1.15, 0.88, 0.90, 0.74, 1.21]

    @Test func signedRankAgreesWithHollanderAndWolfe() {
      let differences = zip(Self.before, Self.after).map { $0 - $1 }
      #expect(isClose(RankTest.signedRank(differences), 0.0390625))
    }

    @Test func rankSumAgreesWithHollanderAndWolfe() {
      #expect(isClose(RankTest.rankSum(Self.term, Self.early), 0.254412254412254))
      #expect(isClose(RankTest.rankSum(Self.early, Self.term), 0.254412254412254))
    }

    /// Wilcoxon's table of 1945 and its successors: the largest rank sum that is significant at .05 (two-sided).
    @Test(arguments: [(6, 0), (8, 3), (10, 8), (12, 13), (15, 25), (20, 52), (25, 89)])
    func signedRankAgreesWithTheTableOfCriticalValues(count: Int, critical: Int) {
      #expect(RankTest.signedRank(Self.differences(count, negativeSum: critical)) <= 0.05)
      #expect(RankTest.signedRank(Self.differences(count, negativeSum: critical + 1)) > 0.05)
    }

    /// Mann and Whitney's table (as in Siegel, Nonparametric Statistics): the largest U significant at .05 (two-sided).
    @Test(arguments: [(5, 5, 2), (8, 8, 13), (10, 10, 23), (7, 12, 18), (20, 20, 127)])
    func rankSumAgreesWithTheTableOfCriticalValues(m: Int, n: Int, critical: Int) {
      #expect(Self.rankSum(m, n, statistic: critical) <= 0.05)
      #expect(Self.rankSum(m, n, statistic: critical + 1) > 0.05)
    }

    // The exact distributions under ties, enumerated with SciPy 1.17 (permutation_test; all sign vectors).
    @Test func tiesAreCountedExactly() {
      #expect(isClose(RankTest.rankSum([1, 2, 2, 3], [2, 4, 4, 5, 6]), 0.05555555555555555))
      #expect(isClose(RankTest.signedRank([1, 1, -2, 2, 3, -1, 4]), 0.265625))
    }

    // SciPy 1.17: wilcoxon(method='approx', correction=True), mannwhitneyu(method='asymptotic').
    @Test func largeSamplesUseTheNormalDistribution() {
      let alternating = (1...60).map { Double($0.isMultiple(of: 2) ? $0 : -$0) + 3.25 }
      #expect(isClose(RankTest.signedRank(alternating), 0.45051044630456893, within: 1e-7))
      let first = (0..<60).map { Double($0) * 1.1 }
      let second = (0..<55).map { Double($0) * 1.3 + 2 }
      #expect(isClose(RankTest.rankSum(first, second), 0.235235845613046, within: 1e-7))
    }

    @Test func nothingAndEqualValuesAreNoEvidence() {
      #expect(RankTest.signedRank([]) == 1)
      #expect(RankTest.signedRank([0, 0, 0]) == 1)
      #expect(RankTest.signedRank([2]) == 1)
      #expect(RankTest.rankSum([], [1]) == 1)
      #expect(RankTest.rankSum([1], [2]) == 1)
      #expect(RankTest.rankSum([3, 3, 3], [3, 3]) == 1)
    }

    // The example of R's manual page of p.adjust, by hand.
    @Test func holmStepsDown() {
      let adjusted = RankTest.holm([0.01, 0.04, 0.03, 0.005])
      #expect(zip(adjusted, [0.03, 0.06, 0.06, 0.02]).allSatisfy { isClose($0, $1) })
      #expect(RankTest.holm([]) == [])
      #expect(RankTest.holm([0.6, 0.7]) == [1, 1])
    }

    /// Differences 1, 2, … of which some are negative so that their ranks add up to `negativeSum`.
    private static func differences(_ count: Int, negativeSum: Int) -> [Double] {
      var left = negativeSum
      return (1...count).reversed().map { rank in
        guard rank <= left else { return Double(rank) }
        left -= rank
        return -Double(rank)
      }
    }

    /// The p-value of two samples without ties whose Mann–Whitney statistic is `statistic`.
    private static func rankSum(_ m: Int, _ n: Int, statistic: Int) -> Double {
      // Start with all of the first below the second (U = 0), then lift values of the first, n places at most.
      var left = statistic
      let first = (0..<m).reversed().map { index in
        let lift = min(left, n)
        left -= lift
        return Double(index) / Double(m + 1) + Double(lift)
      }
      let second = (1...n).map { Double($0) - 0.0005 }
      return RankTest.rankSum(first, second)
    }
  }
}
