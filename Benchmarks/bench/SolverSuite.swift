import Benchmarking
import Cassowary

/// The solver alone, without views: what of a layout's cost is its own.
struct SolverSuite: BenchmarkSuite {
  /// What an operation does.
  enum Work: String, CaseIterable {
    /// Makes a solver, adds all constraints, reads all values.
    case build
    /// Gives the root of a solved system another width, solves again, reads all values.
    case resize
  }

  let name = "solver"
  let summary = "solve the constraints of a screen from nothing; for another width"
  let reference = Work.build.rawValue
  let watchedFolders: [String] = []
  let unit: String? = "constraints"
  var strategies: [String] { Work.allCases.map(\.rawValue) }

  /// Made once: a command line asks for fixtures often.
  private static let systems: [(name: String, summary: String, system: SolverSystem)] = [
    ("Cell", "a table cell", .cell), ("Form", "rows of a label and a field", .form),
    ("Grid", "labels in columns", .grid),
  ]

  /// By how much a resized root is wider, in points.
  private static let widening = 40.0

  var fixtures: [SuiteFixture] {
    Self.systems.map {
      SuiteFixture(
        name: $0.name, summary: $0.summary,
        sizes: [("views", $0.system.viewCount), ("constraints", $0.system.rows.count)])
    }
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let system = Self.system(fixture), let work = Work(rawValue: strategy) else { return nil }
    let id = BenchmarkID(suite: name, fixture: fixture, strategy: strategy)
    switch work {
    case .build:
      return Benchmark(id) {
        {
          let solved = try system.solved()
          keep(solved.sum())
          return solved.solver
        }
      }
    case .resize:
      return Benchmark(id) {
        let solved = try system.solved()
        var isWide = false
        return {
          isWide.toggle()
          try solved.resize(to: system.width + (isWide ? Self.widening : 0))
          return solved.sum()
        }
      }
    }
  }

  /// Proves that the values meet every constraint, and that a resized system is the same as one built in that size.
  func check(fixture: String) throws {
    guard let system = Self.system(fixture) else { throw Failure("there is no fixture “\(fixture)”.") }
    let solved = try system.solved()
    try Self.expectAllMet(system, solved, width: system.width)
    let wider = system.width + Self.widening
    try solved.resize(to: wider)
    try Self.expectAllMet(system, solved, width: wider)
    let fresh = try system.solved(width: wider)
    for (own, other) in zip(solved.variables, fresh.variables) {
      guard abs(solved.solver.value(of: own) - fresh.solver.value(of: other)) < 1e-6 else {
        throw Failure("resizing gives other values than building in that size.")
      }
    }
  }

  func outline(fixture: String, strategy: String) throws -> String? { nil }

  static func system(_ name: String) -> SolverSystem? {
    systems.first { $0.name == name }?.system
  }

  private static func expectAllMet(
    _ system: SolverSystem, _ solved: SolverSystem.Solved, width: Double
  ) throws {
    for (index, row) in system.rows.enumerated() {
      let sum = row.terms.reduce(index == 0 ? -width : row.constant) {
        $0 + $1.coefficient * solved.solver.value(of: solved.variables[$1.variable])
      }
      guard abs(sum) < 1e-6 else { throw Failure("constraint \(index) is off by \(sum).") }
    }
  }
}
