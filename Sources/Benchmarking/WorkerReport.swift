/// What a worker says, one line each. Figures are separated by spaces; the first word says which they are.
public enum WorkerReport: Equatable, Sendable {
  /// A cell that the program has.
  case cell(BenchmarkID)
  /// A group of cells was run, and the worker waits for its next turn.
  case turn
  /// Cell, batch size, ns of such a batch with its teardown, time ratio of a batch of twice the size.
  case size(cell: Int, iterations: Int, batch: UInt64, linearity: Double)
  /// One batch.
  case sample(Sample)
  /// Cell, its counts, and the bytes that it keeps between operations.
  case count(cell: Int, CountingPass.Outcome, retained: Int)
  /// Cell, the ns of its set-up, and the ns of its first operation.
  case cold(cell: Int, setUp: UInt64, first: UInt64)
  /// Cell, block, part of an operation, and the ns that an operation spent in it; part −1 is the whole.
  case part(cell: Int, block: Int, part: Int, nanoseconds: Double)
  /// The end: involuntary switches, wall ns in all, processor ns in all, and processor ns of them inside timed batches.
  case end(switches: Int, wall: UInt64, processor: UInt64, timed: UInt64)

  /// The report as a line.
  public var line: String {
    switch self {
    case .cell(let id): return "cell \(id)"
    case .turn: return "turn"
    case .size(let cell, let iterations, let batch, let linearity):
      return "size \(cell) \(iterations) \(batch) \(linearity)"
    case .sample(let sample):
      let batch = sample.batch
      return "sample \(sample.cell) \(sample.block) \(sample.position) \(batch.iterations) \(batch.wall) "
        + "\(batch.processor) \(batch.teardown) \(batch.allocated) \(batch.freed)"
    case .count(let cell, let outcome, let retained):
      let counts = outcome.counts
      return "count \(cell) \(outcome.isStable ? 1 : 0) \(counts.allocations) \(counts.frees) "
        + "\(counts.requested) \(counts.usable) \(counts.peak) \(counts.left) "
        + "\(outcome.files.opens ?? -1) \(outcome.files.reads ?? -1) \(retained)"
    case .cold(let cell, let setUp, let first):
      return "cold \(cell) \(setUp) \(first)"
    case .part(let cell, let block, let part, let nanoseconds):
      return "part \(cell) \(block) \(part) \(nanoseconds)"
    case .end(let switches, let wall, let processor, let timed):
      return "end \(switches) \(wall) \(processor) \(timed)"
    }
  }

  /// Reads a line; nil if it isn't a report.
  public init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let kind = words.first else { return nil }
    if kind == "turn", words.count == 1 {
      self = .turn
      return
    }
    if kind == "cell" {
      let parts = line.dropFirst(5).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, !parts.contains("") else { return nil }
      self = .cell(BenchmarkID(suite: parts[0], fixture: parts[1], strategy: parts[2]))
      return
    }
    if kind == "size", words.count == 5, let cell = Int(words[1]), let iterations = Int(words[2]),
      let batch = UInt64(words[3]), let linearity = Double(words[4]), iterations > 0
    {
      self = .size(cell: cell, iterations: iterations, batch: batch, linearity: linearity)
      return
    }
    if kind == "part", words.count == 5, let cell = Int(words[1]), let block = Int(words[2]),
      let part = Int(words[3]), let nanoseconds = Double(words[4]), nanoseconds.isFinite
    {
      self = .part(cell: cell, block: block, part: part, nanoseconds: nanoseconds)
      return
    }
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == words.count - 1 else { return nil }
    switch (kind, numbers.count) {
    case ("sample", 9):
      guard numbers[3...].allSatisfy({ $0 >= 0 }), numbers[3] > 0 else { return nil }
      self = .sample(
        Sample(
          cell: numbers[0], block: numbers[1], position: numbers[2],
          batch: Batch(
            iterations: numbers[3], wall: UInt64(numbers[4]), processor: UInt64(numbers[5]),
            teardown: UInt64(numbers[6]), allocated: UInt64(numbers[7]), freed: UInt64(numbers[8]))))
    case ("count", 11):
      self = .count(
        cell: numbers[0],
        CountingPass.Outcome(
          counts: AllocationCounts(
            allocations: numbers[2], frees: numbers[3], requested: numbers[4], usable: numbers[5],
            peak: numbers[6], left: numbers[7]),
          files: FileActivity.Counts(
            opens: numbers[8] < 0 ? nil : numbers[8], reads: numbers[9] < 0 ? nil : numbers[9]),
          isStable: numbers[1] == 1), retained: numbers[10])
    case ("cold", 3) where numbers.allSatisfy { $0 >= 0 }:
      self = .cold(cell: numbers[0], setUp: UInt64(numbers[1]), first: UInt64(numbers[2]))
    case ("end", 4) where numbers.allSatisfy { $0 >= 0 }:
      self = .end(
        switches: numbers[0], wall: UInt64(numbers[1]), processor: UInt64(numbers[2]),
        timed: UInt64(numbers[3]))
    default: return nil
    }
  }
}
