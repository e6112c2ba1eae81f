import Benchmarking

/// Strategies that are compared with each other on a list of fixtures.
protocol BenchmarkSuite {
  /// The name, as in results and on the command line.
  var name: String { get }
  /// What one operation includes, in a few words.
  var summary: String { get }
  /// The strategies, in the order of tables.
  var strategies: [String] { get }
  /// The strategy that ratios relate to.
  var reference: String { get }
  /// The fixtures, in the order of tables.
  var fixtures: [SuiteFixture] { get }
  /// The size of a fixture that times are divided by in a table of their own; nil for no such table.
  var unit: String? { get }
  /// Folders whose opened files belong to an operation's cost.
  var watchedFolders: [String] { get }
  /// The cell of a fixture and a strategy; nil if there is none.
  func benchmark(fixture: String, strategy: String) -> Benchmark?
  /// Proves that all strategies do the same work on a fixture. Throws a sentence that names what differs.
  func check(fixture: String) throws
  /// What an operation makes, printed; nil if there is nothing to print.
  func outline(fixture: String, strategy: String) throws -> String?
  /// What an operation makes, drawn as SVG; nil if there is nothing to draw.
  func picture(fixture: String, strategy: String) throws -> String?
  /// Fixtures that stand for all where there is no room for all.
  var highlights: [String] { get }
  /// The phases that operations can be split into; empty if they can't.
  var phases: [String] { get }
  /// Splits a cell's operation; nil if that can't be done.
  func probe(fixture: String, strategy: String) -> PhaseProbe?
}

extension BenchmarkSuite {
  var unit: String? { nil }

  var highlights: [String] { [] }

  func picture(fixture: String, strategy: String) throws -> String? { nil }

  var phases: [String] { [] }

  func probe(fixture: String, strategy: String) -> PhaseProbe? { nil }
}

/// A fixture as a suite describes it.
struct SuiteFixture: Equatable {
  /// The name, as in results and on the command line.
  var name: String
  /// What it is for.
  var summary: String
  /// What its cost may depend on, such as its number of views.
  var sizes: [(name: String, value: Int)]

  static func == (left: SuiteFixture, right: SuiteFixture) -> Bool {
    left.name == right.name && left.summary == right.summary
      && left.sizes.elementsEqual(right.sizes) { $0 == $1 }
  }
}

/// The cells that a command line chooses.
struct Selection {
  var suite: Glob?
  var fixture: Glob?
  var strategy: Glob?

  /// The chosen cells; a sentence if nothing fits.
  func cells(of suites: [any BenchmarkSuite]) throws -> [BenchmarkID] {
    let chosen = suites.filter { suite?.matches($0.name) ?? true }
    try Self.expect(chosen.isEmpty, "suite", suite, among: suites.map(\.name))
    let fixtures = chosen.flatMap { $0.fixtures.map(\.name) }
    try Self.expect(
      !fixtures.contains { fixture?.matches($0) ?? true }, "fixture", fixture, among: fixtures)
    let strategies = chosen.flatMap(\.strategies)
    try Self.expect(
      !strategies.contains { strategy?.matches($0) ?? true }, "strategy", strategy, among: strategies)
    let cells = chosen.flatMap { suite in
      suite.fixtures.map(\.name).filter { fixture?.matches($0) ?? true }.flatMap { fixture in
        suite.strategies.filter { strategy?.matches($0) ?? true }
          .filter { suite.benchmark(fixture: fixture, strategy: $0) != nil }
          .map { BenchmarkID(suite: suite.name, fixture: fixture, strategy: $0) }
      }
    }
    if cells.isEmpty { throw UsageError("no cell fits suite, fixture and strategy together.") }
    return cells
  }

  private static func expect(_ isEmpty: Bool, _ kind: String, _ glob: Glob?, among names: [String]) throws {
    guard isEmpty else { return }
    var seen: Set<String> = []
    let known = names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    throw UsageError("no \(kind) fits “\(glob?.description ?? "*")”; there are: \(known).")
  }
}

extension Array where Element == any BenchmarkSuite {
  /// All cells' benchmarks, the harness's own cells included.
  var benchmarks: [Benchmark] {
    flatMap { suite in
      suite.fixtures.flatMap { fixture in
        suite.strategies.compactMap { suite.benchmark(fixture: fixture.name, strategy: $0) }
      }
    } + Canary.all
  }

  /// The benchmarks of the given cells; a cell that doesn't exist is left out.
  func benchmarks(of cells: [BenchmarkID]) -> [Benchmark] {
    cells.compactMap { id in
      if let own = Canary.all.first(where: { $0.id == id }) { return own }
      return first { $0.name == id.suite }?.benchmark(fixture: id.fixture, strategy: id.strategy)
    }
  }
}
