import BenchmarkReport

/// `bench list`: suites, fixtures and strategies.
struct ListCommand {
  let selection: Selection

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let cells = try selection.cells(of: suites)
    for suite in suites {
      let chosen = cells.filter { $0.suite == suite.name }
      guard !chosen.isEmpty else { continue }
      Console.write("\(suite.name): \(suite.summary)\n")
      let strategies = suite.strategies.filter { name in chosen.contains { $0.strategy == name } }
      Console.write("  strategies: \(strategies.joined(separator: ", "))\n")
      let fixtures = suite.fixtures.filter { fixture in chosen.contains { $0.fixture == fixture.name } }
      let sizes = fixtures.first?.sizes.map(\.name) ?? []
      var table = TextTable([("  fixture", .left)] + sizes.map { ($0, .right) } + [("", .left)])
      for fixture in fixtures {
        table.append(["  " + fixture.name] + fixture.sizes.map { "\($0.value)" } + [fixture.summary])
      }
      Console.write(table.text + "\n")
    }
    return 0
  }
}
