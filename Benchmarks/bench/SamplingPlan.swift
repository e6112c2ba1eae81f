import Benchmarking

/// How much is measured.
struct SamplingPlan: Equatable {
  /// Fresh processes, one estimate each.
  var processes: Int
  /// Blocks a process; nil to fill the time.
  var rounds: Int?
  /// Seconds that all processes together should measure, where ``rounds`` doesn't say otherwise.
  var seconds: Double
  /// Wished length of a batch, in ns.
  var batch: UInt64
  /// Seed of all orders.
  var seed: UInt64

  /// Ten processes: with fewer, no rank test could call a change significant among a few hundred cells.
  static let full = SamplingPlan(processes: 10, rounds: nil, seconds: 80, batch: 1_000_000, seed: 1)
  /// A look, not a measurement.
  static let quick = SamplingPlan(processes: 3, rounds: nil, seconds: 8, batch: 200_000, seed: 1)

  static let options: [Options.Known] = [
    .init("--quick"), .init("--rounds", "a number"), .init("--processes", "a number"),
    .init("--seconds", "a number"), .init("--seed", "a number"),
  ]

  init(processes: Int, rounds: Int?, seconds: Double, batch: UInt64, seed: UInt64) {
    self.processes = processes
    self.rounds = rounds
    self.seconds = seconds
    self.batch = batch
    self.seed = seed
  }

  init(_ options: Options) throws {
    self = options.has("--quick") ? .quick : .full
    rounds = try options.number("--rounds", in: 1...1_000_000)
    processes = try options.number("--processes", in: 1...1_000) ?? processes
    seconds = try options.number("--seconds", in: 1...86_400).map(Double.init) ?? seconds
    seed = try options.number("--seed", in: 0...Int.max).map(UInt64.init) ?? seed
  }

  /// Blocks a process, when one block takes so many ns.
  func blocks(blockLength: UInt64) -> Int {
    if let rounds { return rounds }
    // Setting up and warming up costs a process about one block and a half.
    let wanted = seconds / Double(processes) * 1e9 / Double(max(blockLength, 1)) - 1.5
    return max(3, Int(min(wanted, 1e6)))
  }

  /// Blocks of the next process when so many have run in so many seconds, the last of them so many blocks in so many seconds: a
  /// machine that turned out slower than it was while sizes were chosen gets fewer blocks, so that the time is kept.
  func blocks(after processes: Int, spent: Double, lastBlocks: Int, lastLength: Double) -> Int {
    guard rounds == nil, processes < self.processes, lastLength > 0 else { return lastBlocks }
    let left = (seconds - spent) / Double(self.processes - processes)
    let block = lastLength / (Double(lastBlocks) + 1.5)
    return max(3, Int(min(left / block - 1.5, 1e6)))
  }
}
