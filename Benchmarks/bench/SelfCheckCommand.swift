import BenchmarkReport
import Benchmarking

/// `bench --self-check`: whether this machine and build can measure, and how finely.
struct SelfCheckCommand {
  /// `EX_UNAVAILABLE` of sysexits.h.
  static let refusal: Int32 = 69

  func run() -> Int32 {
    let machine = Machine.current
    let allocator = Allocator.current
    let clock = Clock.resolution()
    var table = TextTable([("what", .left), ("found", .left)])
    table.append(["processor", "\(machine.processor), \(machine.cores) cores"])
    table.append(["system", machine.system])
    table.append(["build", "Swift \(machine.swift), \(machine.build)"])
    table.append(["load average", Machine.loadAverage.map { Quantity.number($0) } ?? "unknown"])
    table.append(["clock step", "\(clock.step) ns"])
    table.append([
      "clock pair",
      "adds \(Quantity.number(clock.inSample)) ns to a sample, takes \(Quantity.number(clock.pair)) ns; "
        + "\(Quantity.number(clock.systemPair)) ns without Dispatch",
    ])
    table.append([
      "empty operation", emptyCost.map { "\(Quantity.number($0)) ns in a batch of 100" } ?? "unknown",
    ])
    table.append([
      "addresses", FreshProcess.canFixAddresses ? "can be fixed" : "can't be fixed: expect more noise",
    ])
    table.append(["allocator", "\(allocator.name) \(allocator.version) \(allocator.settings)"])
    for (function, file) in allocator.files { table.append(["  \(function)", file]) }
    table.append([
      "  a Swift object", allocator.countsSwiftObjects ? "moves jemalloc's counters" : "moves no counter",
    ])
    var mistakes: [String] = []
    if allocator.refusal == nil {
      for trial in CountingTrial.all {
        let (found, isRight) = trial.run()
        table.append(["counting " + trial.name, found + (isRight ? "" : ": wrong")])
        if !isRight { mistakes.append(trial.name) }
      }
    }
    Console.write(table.text)
    if machine.build == "debug" { Console.remark("This is a debug build: its times mean nothing.") }
    if let refusal = allocator.refusal {
      Console.complain(refusal + ".")
      return Self.refusal
    }
    guard mistakes.isEmpty else {
      Console.complain("counting is wrong here: \(mistakes.joined(separator: ", ")).")
      return Self.refusal
    }
    return 0
  }

  /// The harness's own share of an operation, in ns.
  private var emptyCost: Double? {
    guard let operation = try? Canary.empty.prepare() else { return nil }
    let batches = (0..<200).compactMap { _ in try? operation.batch(100) }
    return Quantiles(batches.map(\.wallPerOperation))[0.25]
  }
}
