import BenchmarkReport
import Benchmarking

/// `bench model`: what a load costs whatever its size, and what each view, constraint and connection adds.
struct ModelCommand {
  let source: String
  let suite: String?
  let showsAll: Bool

  init(_ words: some Sequence<String>) throws {
    let options = try Options(words, known: [.init("--suite", "a name"), .init("--all")], operands: 0...1)
    source = options.operands.first ?? ResultFiles.folder
    suite = options.text("--suite")
    showsAll = options.has("--all")
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let results = try ResultFiles.read(source).newestRun
    var isEmpty = true
    for suite in suites where self.suite == nil || self.suite == suite.name {
      let models = suite.strategies.compactMap {
        CostModel(results, suite: suite.name, strategy: $0)
      }
      guard let first = models.first else { continue }
      isEmpty = false
      Console.write(
        "\n\(suite.name): time = fixed + " + first.slopes.map { "\($0.name) × cost" }.joined(separator: " + ")
          + "\n")
      Console.write(Self.table(models).text)
      Console.write(sentences(results, suite, models))
      if showsAll { Console.write(residuals(models).text) }
    }
    if isEmpty {
      throw Failure("\(source) holds no times of enough different fixtures to fit a model.", status: 2)
    }
    return 0
  }

  static func table(_ models: [CostModel]) -> TextTable {
    let names = models[0].slopes.map(\.name)
    var table = TextTable(
      [("strategy", .left), ("fixed", .right)] + names.map { ("a \(String($0.dropLast()))", .right) } + [
        ("off by", .right)
      ])
    for model in models {
      let slopes = names.map { name in
        model.slopes.first { $0.name == name }.map { interval($0.cost) } ?? ""
      }
      table.append(
        [model.strategy, interval(model.fixed)] + slopes + [
          Quantity.number(model.deviation * 100) + " %"
        ])
    }
    return table
  }

  /// What keeping or choosing the reference saves, fitted on differences within fixtures.
  private func sentences(
    _ results: Results, _ suite: any BenchmarkSuite, _ models: [CostModel]
  ) -> String {
    var text = "95 % intervals; “off by” is how far a fixture typically lies from the model.\n"
    for strategy in suite.strategies where strategy != suite.reference {
      guard
        let difference = CostModel(results, suite: suite.name, strategy: strategy, against: suite.reference)
      else { continue }
      let slopes = difference.slopes.map { "\(Self.interval($0.cost)) a \(String($0.name.dropLast()))" }
      text += "\(strategy) − \(suite.reference): \(Self.interval(difference.fixed)) an operation, "
      text += slopes.joined(separator: ", ") + "\n"
    }
    return text
  }

  private func residuals(_ models: [CostModel]) -> TextTable {
    var table = TextTable([("fixture", .left)] + models.map { ($0.strategy, .right) })
    for fixture in models[0].fixtures.map(\.name) {
      table.append(
        [fixture]
          + models.map { model in
            model.fixtures.first { $0.name == fixture }
              .map { Quantity.change($0.measured / $0.predicted - 1) } ?? ""
          })
    }
    return table
  }

  static func interval(_ interval: Interval) -> String {
    let half = (interval.high - interval.low) / 2
    return "\(Quantity.time(interval.estimate)) ± \(Quantity.time(half))"
  }
}
