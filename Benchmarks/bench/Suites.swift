/// What can be measured.
enum Suites {
  static var all: [any BenchmarkSuite] {
    [
      LoadingSuite(.load), LoadingSuite(.layout), RefreshSuite(), ConstraintSuite(), SolverSuite(),
      FloorSuite(),
    ]
  }
}
