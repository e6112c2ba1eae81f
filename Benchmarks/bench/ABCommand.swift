import BenchmarkReport
import Benchmarking
import Foundation

/// `bench ab`: two commits, measured in turn and compared in pairs.
struct ABCommand {
  /// What is compared.
  enum Sides: Equatable {
    /// Two commits, to be built.
    case commits(base: String, head: String)
    /// Two programs that are built already.
    case programs(base: String, head: String)
  }

  let sides: Sides
  let selection: Selection
  let plan: SamplingPlan
  let format: CompareCommand.Format
  let showsAll: Bool
  let output: String?

  /// Thirty pairs: on a machine with twice as much to do as it has cores, draws of twenty from recorded pairs found a slowdown of 1 % in
  /// one strategy in 65 to 78 of 100, and one of 2 % always. With fewer than fifteen, no signed-rank test could call a change significant
  /// among a hundred cells.
  static let full = SamplingPlan(processes: 30, rounds: nil, seconds: 400, batch: 1_000_000, seed: 1)
  static let quick = SamplingPlan(processes: 16, rounds: nil, seconds: 40, batch: 100_000, seed: 1)

  init(_ words: some Sequence<String>) throws {
    let options = try Options(
      words,
      known: Options.selecting + CompareCommand.printing + [
        .init("--quick"), .init("--pairs", "a number"), .init("--rounds", "a number"),
        .init("--seconds", "a number"), .init("--seed", "a number"), .init("--binaries"),
        .init("--output", "a path"),
      ], operands: 1...2)
    if options.has("--binaries") {
      guard options.operands.count == 2 else { throw UsageError("--binaries needs two programs.") }
      sides = .programs(base: options.operands[0], head: options.operands[1])
    } else {
      sides = .commits(
        base: options.operands[0], head: options.operands.count == 2 ? options.operands[1] : "HEAD")
    }
    selection = options.selection
    var plan = options.has("--quick") ? Self.quick : Self.full
    plan.processes = try options.number("--pairs", in: 1...1_000) ?? plan.processes
    plan.rounds = try options.number("--rounds", in: 1...1_000_000)
    plan.seconds = try options.number("--seconds", in: 1...86_400).map(Double.init) ?? plan.seconds
    plan.seed = try options.number("--seed", in: 0...Int.max).map(UInt64.init) ?? plan.seed
    self.plan = plan
    format = try CompareCommand.format(options)
    showsAll = options.has("--all")
    output = options.text("--output")
  }

  func run() throws -> Int32 {
    Interruption.watch()
    var circumstances = RunCircumstances.now(plan: plan, allocator: .jemalloc)
    if let output { _ = try ResultFiles.newPath(for: circumstances, wished: output) }
    let builds: (base: Build, head: Build)
    switch sides {
    case .programs(let base, let head): builds = (try Build(at: base), try Build(at: head))
    case .commits(let base, let head):
      var worktree = Worktree(pairs: plan.processes)
      guard let made = try worktree.builds(of: [base, head]) else { return Interruption.status }
      builds = (made[0], made[1])
    }
    let base = try WorkerPool(of: builds.base, place: "a")
    defer { base.remove() }
    let head = try WorkerPool(of: builds.head, place: "b")
    defer { head.remove() }
    if FileManager.default.contentsEqual(atPath: base.executable, andPath: head.executable) {
      Console.remark("both sides run the same program, byte for byte: times can differ by chance only")
    }
    var session = try PairedSession(base: base, head: head, plan: plan, selection: selection)
    try session.run()
    circumstances.loadAfter = Machine.loadAverage
    circumstances.blocks = session.blocks
    let results = session.results(circumstances, builds)
    if let output {
      try AtomicFile.write(Results(rows: results.base.rows + results.head.rows).csv, to: output)
    }
    let comparison = Comparison(base: results.base, head: results.head, pairing: .paired)
    let status = try CompareCommand.print(comparison, format, all: showsAll)
    return Interruption.isRequested ? Interruption.status : status
  }
}
