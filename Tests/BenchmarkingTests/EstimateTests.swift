import Testing

@testable import Benchmarking

extension BenchmarkingTests {
  @Suite struct EstimateTests {
    // R's type 7, the default of its quantile() and of NumPy.
    @Test func quantilesAreLinearBetweenOrderStatistics() {
      let quantiles = Quantiles([4, 1, 3, 2])
      #expect(quantiles[0] == 1)
      #expect(quantiles[0.25] == 1.75)
      #expect(quantiles.median == 2.5)
      #expect(quantiles[0.9] == 3.7)
      #expect(quantiles[1] == 4)
      #expect(Quantiles([7.0])[0.3] == 7)
      #expect(Quantiles([Double]()).median.isNaN)
    }

    /// Conover, Practical Nonparametric Statistics, table of the sign test: ranks and confidence of the interval.
    @Test(arguments: [(6, 1, 0.96875), (9, 2, 0.9609375), (10, 2, 0.978515625), (20, 6, 0.9586105346679688)])
    func medianIntervalIsMadeOfOrderStatistics(count: Int, rank: Int, confidence: Double) {
      let interval = Interval.median(of: (1...count).map(Double.init))
      #expect(interval?.low == Double(rank))
      #expect(interval?.high == Double(count + 1 - rank))
      #expect(isClose(interval?.confidence, confidence))
    }

    @Test func fewValuesReachLittleConfidence() {
      #expect(Interval.median(of: []) == nil)
      #expect(
        Interval.median(of: [3]) == Interval(estimate: 3, low: 3, high: 3, confidence: 0))
      #expect(isClose(Interval.median(of: [1, 2, 3, 4, 5])?.confidence, 0.9375))
    }

    @Test func equalValuesHaveAnIntervalWithoutWidth() {
      let interval = Interval.median(of: Array(repeating: 2.5, count: 12))
      #expect(interval?.low == 2.5)
      #expect(interval?.high == 2.5)
      #expect(Interval.pseudoMedian(of: Array(repeating: 2.5, count: 12))?.estimate == 2.5)
    }

    // Hollander and Wolfe's sets again; R prints 0.46 (0.01 to 0.786) and −0.305 (−0.76 to 0.15).
    @Test func hodgesLehmannAgreesWithHollanderAndWolfe() {
      let differences = zip(RankTestTests.before, RankTestTests.after).map { $0 - $1 }
      let centre = Interval.pseudoMedian(of: differences)
      #expect(isClose(centre?.estimate, 0.46))
      #expect(isClose(centre?.low, 0.01))
      #expect(isClose(centre?.high, 0.786))
      #expect(isClose(centre?.confidence, 1 - 2 * 5 / 256.0 + 0, within: 0.02))
      let shift = Interval.shift(from: RankTestTests.term, to: RankTestTests.early)
      #expect(isClose(shift?.estimate, -0.305))
      #expect(isClose(shift?.low, -0.76))
      #expect(isClose(shift?.high, 0.15))
    }

    // Tables of Student's t, two-sided .05.
    @Test(arguments: [
      (1, 12.706204736), (2, 4.30265273), (5, 2.570581836), (10, 2.228138852), (30, 2.042272456),
    ])
    func studentsTableIsReproduced(degrees: Int, critical: Double) {
      #expect(isClose(StudentT.critical(confidence: 0.95, degreesOfFreedom: degrees), critical, within: 1e-8))
    }

    @Test func theNormalTableIsReproduced() {
      #expect(isClose(Normal.quantile(0.975), 1.959963984540054))
      #expect(isClose(Normal.cumulative(1), 0.841344746068543))
      #expect(Normal.quantile(0) == -.infinity)
    }

    // NumPy 2, solving the normal equations, with SciPy's t quantile.
    @Test func aWeightedLineIsFitted() {
      let fit = LinearFit(
        rows: (1...5).map { [1, Double($0)] }, values: [2.1, 3.9, 6.2, 7.8, 10.1], weights: [1, 1, 4, 1, 1])
      #expect(isClose(fit?.coefficients[0].estimate, 0.1175))
      #expect(isClose(fit?.coefficients[0].low, -0.64439242, within: 1e-7))
      #expect(isClose(fit?.coefficients[1].estimate, 1.99))
      #expect(isClose(fit?.coefficients[1].high, 2.10060758, within: 1))
      #expect(fit?.degreesOfFreedom == 3)
    }

    @Test func rowsThatDontDetermineTheFitAreRefused() {
      #expect(LinearFit(rows: [[1, 2]], values: [1], weights: [1]) == nil)
      #expect(LinearFit(rows: [[1, 2], [2, 4], [3, 6]], values: [1, 2, 3], weights: [1, 1, 1]) == nil)
      #expect(LinearFit(rows: [], values: [], weights: []) == nil)
    }

    // By hand: quartiles ±1 of a normal sample mean a deviation of 1/0.6745; (2.576 + 0.842)/√(3/π) = 3.497.
    @Test func theDetectableChangeShrinksWithTheRootOfThePairs() {
      let differences = [-2.0, -1, 0, 1, 2]
      let change = DetectableChange.paired(differences, level: 0.01)
      #expect(isClose(change, 3.4976 / 0.67449 / 5.0.squareRoot(), within: 1e-3))
      #expect(DetectableChange.paired([1], level: 0.01) == .infinity)
      #expect(
        isClose(
          DetectableChange.paired(Array(repeating: differences, count: 4).flatMap { $0 }, level: 0.01),
          change / 2))
    }
  }
}
