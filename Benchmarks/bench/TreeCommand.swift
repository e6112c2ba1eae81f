/// `bench tree`: what a strategy makes of a fixture, as text or, after layout, as a picture.
struct TreeCommand {
  let fixture: String
  let strategy: String?
  let isDrawn: Bool

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    guard
      let suite = suites.first(where: { suite in
        suite.fixtures.contains { $0.name.lowercased() == fixture.lowercased() }
      }), let known = suite.fixtures.first(where: { $0.name.lowercased() == fixture.lowercased() })
    else {
      var seen: Set<String> = []
      let names = suites.flatMap { $0.fixtures.map(\.name) }.filter { seen.insert($0).inserted }
      throw UsageError("there is no fixture “\(fixture)”; there are: \(names.joined(separator: ", ")).")
    }
    let strategy = strategy ?? suite.reference
    guard suite.strategies.contains(strategy) else {
      throw UsageError(
        "there is no strategy “\(strategy)”; there are: \(suite.strategies.joined(separator: ", ")).")
    }
    let printed =
      isDrawn
      ? try suite.picture(fixture: known.name, strategy: strategy)
      : try suite.outline(fixture: known.name, strategy: strategy)
    guard let outline = printed else {
      throw Failure("\(known.name) has nothing to print.")
    }
    Console.write(outline.hasSuffix("\n") ? outline : outline + "\n")
    return 0
  }
}
