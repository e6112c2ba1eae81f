/// One batch with its place in the plan. Every sample that was taken is kept.
public struct Sample: Equatable, Sendable {
  /// Index of the cell.
  public var cell: Int
  /// The block, from 0.
  public var block: Int
  /// The batch's place within its block, from 0.
  public var position: Int
  /// What was measured.
  public var batch: Batch

  /// Makes a sample.
  public init(cell: Int, block: Int, position: Int, batch: Batch) {
    self.cell = cell
    self.block = block
    self.position = position
    self.batch = batch
  }
}

/// Runs prepared cells, block by block.
public struct BenchmarkRunner {
  /// The cells, in the order of their indices.
  public let cells: [PreparedBenchmark]
  private var order: BlockOrder
  private var block = 0

  /// Plans blocks of `cells`. Cells that share suite and fixture stand side by side.
  public init(_ cells: [PreparedBenchmark], seed: UInt64) {
    self.cells = cells
    var groups: [[Int]] = []
    var known: [String: Int] = [:]
    for (index, cell) in cells.enumerated() {
      let key = "\(cell.id.suite)/\(cell.id.fixture)"
      if let group = known[key] {
        groups[group].append(index)
      } else {
        known[key] = groups.count
        groups.append([index])
      }
    }
    order = BlockOrder(groups: groups, seed: seed)
  }

  /// Runs every cell's batch once without keeping the figures, in the order in which they were given.
  public func warmUp() throws {
    for cell in cells { _ = try cell.operation.batch(cell.iterations) }
  }

  /// Runs one block and hands over its samples, group by group. Before each group it asks `mayGoOn`, and ends the block where
  /// that says no.
  public mutating func runBlock(
    mayGoOn: () -> Bool = { true }, onSamples: ([Sample]) -> Void
  ) throws {
    var position = 0
    for group in order.next() {
      guard mayGoOn() else { break }
      var samples: [Sample] = []
      samples.reserveCapacity(group.count)
      for index in group {
        let batch = try cells[index].operation.batch(cells[index].iterations)
        samples.append(Sample(cell: index, block: block, position: position, batch: batch))
        position += 1
      }
      onSamples(samples)
    }
    block += 1
  }
}

/// A benchmark after its set-up, with the size of its batches.
public struct PreparedBenchmark {
  /// The cell's name.
  public let id: BenchmarkID
  /// The timed operation.
  public let operation: Operation
  /// Operations a batch.
  public let iterations: Int

  /// Runs the set-up of `benchmark`.
  public init(_ benchmark: Benchmark, iterations: Int) throws {
    id = benchmark.id
    operation = try benchmark.prepare()
    self.iterations = iterations
  }
}
