import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite struct StrategyMeanTests {
  /// Twenty fixtures in twenty pairs; the head's times differ by chance by up to `noise`, by `change` on the whole, and by up to
  /// `placement` from fixture to fixture in all pairs alike.
  private static func sides(
    change: Double, placement: Double = 0, noise: Double = 0.01, strategy: String = "s"
  ) -> (
    base: [ResultRow], head: [ResultRow]
  ) {
    let places = Rows.around(1, seed: 77, spread: placement, count: 20)
    func rows(_ multiples: (Int) -> [Double]) -> [ResultRow] {
      (0..<20).flatMap { fixture in
        let id = Rows.id("F\(fixture)", strategy)
        return [
          Rows.time(id, Rows.around(100, spread: 0.1, count: 20)),
          Rows.time(id, multiples(fixture), measure: .relative),
        ]
      }
    }
    return (
      rows { _ in Array(repeating: 1, count: 20) },
      rows { Rows.around((1 + change) * places[$0], seed: UInt64($0 + 3), spread: noise, count: 20) }
    )
  }

  private static func compare(_ sides: (base: [ResultRow], head: [ResultRow])) -> Comparison {
    Comparison(base: Results(rows: sides.base), head: Results(rows: sides.head), pairing: .paired)
  }

  @Test func aChangeTooSmallForAnyCellIsFoundInTheMean() throws {
    let comparison = Self.compare(Self.sides(change: 0.0065, noise: 0.05))
    #expect(comparison.cells.allSatisfy { $0.verdict != .slower })
    let mean = try #require(comparison.means.first)
    #expect(mean.verdict == .slower)
    #expect(mean.fixtures == 20)
    #expect(abs(mean.change.estimate - 0.0065) < 0.003)
    #expect(comparison.status == .worse)
  }

  @Test func whatPushesOneFixtureUpAndAnotherDownIsNoChange() throws {
    let comparison = Self.compare(Self.sides(change: 0, placement: 0.006))
    #expect(try #require(comparison.means.first).verdict == .same)
    #expect(comparison.status == .fine)
  }

  @Test func eachStrategyOfEachSuiteHasItsMean() {
    let first = Self.sides(change: 0.02, strategy: "a")
    let second = Self.sides(change: 0, strategy: "b")
    let comparison = Self.compare((first.base + second.base, first.head + second.head))
    #expect(comparison.means.map(\.strategy) == ["a", "b"])
    #expect(comparison.means.map(\.verdict) == [.slower, .same])
  }

  @Test func oneFixtureHasNoMean() {
    let row = Rows.time(Rows.id(), Rows.around(100))
    #expect(Comparison(base: Results(rows: [row]), head: Results(rows: [row])).means.isEmpty)
  }

  /// A fixture that only one side has isn't averaged.
  @Test func onlySharedFixturesAreAveraged() throws {
    let sides = Self.sides(change: 0)
    let comparison = Self.compare((sides.base, sides.head.filter { $0.id.fixture != "F3" }))
    #expect(try #require(comparison.means.first).fixtures == 19)
  }

  /// The geometric mean of +10 % and −10 % is √(1.1 · 0.9) − 1.
  @Test func theMeanIsGeometric() throws {
    let base = [Rows.time(Rows.id("F"), [100, 200, 300]), Rows.time(Rows.id("G"), [100, 200, 300])]
    let head = [Rows.time(Rows.id("F"), [110, 220, 330]), Rows.time(Rows.id("G"), [90, 180, 270])]
    let mean = try #require(Self.compare((base, head)).means.first)
    #expect(abs(mean.change.estimate - (0.99.squareRoot() - 1)) < 1e-12)
  }

  @Test func aChangedMachineVoidsMeans() throws {
    let sides = Self.sides(change: 0.02)
    let canary = { Rows.time(Canary.id, Rows.around($0, spread: 0.001, count: 20)) }
    let comparison = Self.compare((sides.base + [canary(7_000)], sides.head + [canary(9_000)]))
    #expect(comparison.means.map(\.verdict) == [.void])
  }

  @Test func allFormatsNameTheMean() throws {
    let comparison = Self.compare(Self.sides(change: 0.02))
    #expect(comparison.text().contains("load/*/s"))
    #expect(comparison.text().contains("Strategies: 1 slower."))
    #expect(comparison.markdown().contains("| load/*/s | 20 |"))
    #expect(try comparison.json().contains("\"strategies\" : ["))
  }
}
