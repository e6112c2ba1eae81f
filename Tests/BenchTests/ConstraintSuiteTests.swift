import Testing

@testable import bench

@Suite struct ConstraintSuiteTests {
  @Test(arguments: [0, 10, 50, 200, 800])
  func constraintsPlaceTheLabelsInBothWidths(count: Int) throws {
    let suite = ConstraintSuite()
    try suite.check(fixture: "\(count)")
    for strategy in suite.strategies {
      let benchmark = try #require(suite.benchmark(fixture: "\(count)", strategy: strategy))
      try benchmark.prepare().once()
    }
  }

  @Test func anotherNumberOfConstraintsIsNoFixture() {
    #expect(ConstraintSuite().benchmark(fixture: "11", strategy: "layout") == nil)
    #expect(throws: Failure.self) { try ConstraintSuite().check(fixture: "11") }
  }
}
