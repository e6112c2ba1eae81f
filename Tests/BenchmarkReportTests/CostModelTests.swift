import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite struct CostModelTests {
  /// Fixtures whose times are 500 ns + 100 ns a view + 7 ns a constraint, exactly, for one strategy, and 1,000 ns more for the other.
  private static var results: Results {
    let sizes: [(views: Double, constraints: Double)] = [
      (2, 4), (7, 24), (20, 0), (60, 236), (100, 10), (500, 1_996),
    ]
    var rows: [ResultRow] = []
    for (index, size) in sizes.enumerated() {
      let time = 500 + 100 * size.views + 7 * size.constraints
      rows.append(Rows.time(Rows.id("F\(index)", "kept"), [time]))
      rows.append(Rows.time(Rows.id("F\(index)", "made"), [time + 1_000]))
      rows.append(Rows.count(Rows.id("F\(index)", "any"), size.views, measure: .size("views")))
      rows.append(Rows.count(Rows.id("F\(index)", "any"), size.constraints, measure: .size("constraints")))
    }
    return Results(rows: rows)
  }

  @Test func findsTheCostsThatMadeTheTimes() throws {
    let model = try #require(CostModel(Self.results, suite: "load", strategy: "kept"))
    #expect(abs(model.fixed.estimate - 500) < 0.01)
    #expect(model.slopes.map(\.name) == ["views", "constraints"])
    #expect(abs(model.slopes[0].cost.estimate - 100) < 0.001)
    #expect(abs(model.slopes[1].cost.estimate - 7) < 0.001)
    #expect(abs(model.prediction(["views": 10, "constraints": 1]) - 1_507) < 0.01)
    #expect(model.deviation < 1e-6)
  }

  @Test func aDifferenceHasAModelOfItsOwn() throws {
    let model = try #require(CostModel(Self.results, suite: "load", strategy: "made", against: "kept"))
    #expect(abs(model.fixed.estimate - 1_000) < 0.01)
    #expect(abs(model.slopes[0].cost.estimate) < 0.001)
  }

  @Test func tooFewFixturesGiveNoModel() {
    let few = Results(rows: Self.results.rows.filter { ["F0", "F1", "F2"].contains($0.id.fixture) })
    #expect(CostModel(few, suite: "load", strategy: "kept") == nil)
    #expect(CostModel(Self.results, suite: "load", strategy: "unknown") == nil)
  }
}
