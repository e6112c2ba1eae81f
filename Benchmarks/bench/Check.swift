import Benchmarking

/// Proves, before anything is timed, that the strategies do the same work.
struct Check {
  let suites: [any BenchmarkSuite]

  func run(_ cells: [BenchmarkID]) throws {
    for suite in suites {
      for fixture in suite.fixtures
      where cells.contains(where: { $0.suite == suite.name && $0.fixture == fixture.name }) {
        do {
          try suite.check(fixture: fixture.name)
        } catch {
          throw Failure("\(suite.name)/\(fixture.name) isn't measured: \(error)")
        }
      }
    }
  }
}
