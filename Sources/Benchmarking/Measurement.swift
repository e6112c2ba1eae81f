/// All that a run measured, before any statistics.
public struct Measurement: Sendable {
  /// The cells, in the order of their indices.
  public var cells: [BenchmarkID]
  /// Operations a batch, for each cell.
  public var iterations: [Int]
  /// Time ratio of a batch of twice the size, for each cell; nil where it wasn't tested.
  public var linearity: [Double?]
  /// The processes that timed batches, in the order they ran.
  public var processes: [ProcessSamples] = []
  /// Counts of one operation, for each cell; nil where they weren't made.
  public var counts: [CountingPass.Outcome?]
  /// Bytes kept between operations, for each cell; nil where it wasn't counted.
  public var retained: [Int?]
  /// Length of a batch with its teardown in ns, for each cell, as found when sizes were chosen.
  public var batches: [UInt64]
  /// First operations in fresh processes, for each cell.
  public var cold: [[ColdSample]]
  /// Whether everything planned was done.
  public var isComplete = false

  /// The first operation of a process.
  public struct ColdSample: Equatable, Sendable {
    /// Ns of the set-up.
    public var setUp: UInt64
    /// Ns of the operation.
    public var first: UInt64
  }

  /// The samples of one process.
  public struct ProcessSamples: Equatable, Sendable {
    /// Seed of the order of cells.
    public var seed: UInt64
    /// Bytes by which the environment was filled up.
    public var padding: Int
    /// All samples, in the order they were taken.
    public var samples: [Sample] = []
    /// Involuntary switches; nil if the process didn't get to its end.
    public var switches: Int?
    /// Wall ns of the process from its first set-up to its last batch.
    public var wall: UInt64 = 0
    /// Processor ns of the same.
    public var processor: UInt64 = 0
    /// Processor ns inside timed batches.
    public var timed: UInt64 = 0

    /// Makes an empty record.
    public init(seed: UInt64, padding: Int) {
      self.seed = seed
      self.padding = padding
    }
  }

  /// An empty measurement of `cells`.
  public init(cells: [BenchmarkID]) {
    self.cells = cells
    iterations = Array(repeating: 1, count: cells.count)
    linearity = Array(repeating: nil, count: cells.count)
    counts = Array(repeating: nil, count: cells.count)
    retained = Array(repeating: nil, count: cells.count)
    batches = Array(repeating: 0, count: cells.count)
    cold = Array(repeating: [], count: cells.count)
  }

  /// Enters a worker's report. Reports of samples belong to the last process.
  public mutating func enter(_ report: WorkerReport) {
    switch report {
    case .size(let cell, let count, let batch, let ratio) where cells.indices.contains(cell):
      iterations[cell] = count
      batches[cell] = batch
      linearity[cell] = ratio
    case .sample(let sample) where cells.indices.contains(sample.cell) && !processes.isEmpty:
      processes[processes.count - 1].samples.append(sample)
    case .count(let cell, let outcome, let kept) where cells.indices.contains(cell):
      retained[cell] = kept
      counts[cell] = outcome
    case .cold(let cell, let setUp, let first) where cells.indices.contains(cell):
      cold[cell].append(ColdSample(setUp: setUp, first: first))
    case .end(let switches, let wall, let processor, let timed) where !processes.isEmpty:
      processes[processes.count - 1].switches = switches
      processes[processes.count - 1].wall = wall
      processes[processes.count - 1].processor = processor
      processes[processes.count - 1].timed = timed
    default: break
    }
  }

  /// The share of the processes' processor time that lay inside timed batches, 0…1; nil before one got to its end.
  ///
  /// Not of their wall time: on a crowded machine the kernel takes the processor away where a batch reads the processor clock, which is
  /// a system call, and so just outside the timed part. That is good for the batches, and says nothing about the harness.
  public var timedShare: Double? {
    let processor = processes.reduce(0) { $0 + Double($1.processor) }
    return processor > 0 ? processes.reduce(0) { $0 + Double($1.timed) } / processor : nil
  }
}
