import Foundation

/// `bench renew`: measures everything, draws the charts, and writes the figures into README.md.
struct RenewCommand {
  private static let results = "results/latest.csv"
  private static let phases = "results/latest-phases.csv"
  private static let charts = "results/charts"

  private let arguments: [String]

  init(_ words: some Sequence<String>) throws {
    // Checked now, so that a mistake costs no run.
    _ = try Options(words, known: SamplingPlan.options)
    arguments = Array(words)
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let measured = try RunCommand(arguments + ["--output", Self.results]).run(suites: suites)
    guard measured == 0 else { return measured }
    let isQuick = arguments.contains("--quick") ? ["--quick"] : []
    let split = try PhasesCommand(isQuick + ["--output", Self.phases]).run(suites: suites)
    guard split == 0 else { return split }
    _ = try ChartCommand([Self.results, Self.phases, "--output", Self.charts]).run(suites: suites)
    return try ReadmeCommand(page: "README.md", source: Self.results).run(suites: suites)
  }
}
