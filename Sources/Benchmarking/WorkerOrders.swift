/// What a worker process is asked to do.
public enum WorkerTask: String, Sendable, Codable {
  /// Name all cells.
  case list
  /// Find batch sizes and check that work grows with the batch.
  case size
  /// Time batches, block by block.
  case measure
  /// Count allocations and file activity.
  case count
  /// Split operations into phases; carried out by the program, not by ``Worker``.
  case phases
  /// Time the very first operation of one cell, set-up included.
  case cold
}

/// A worker's orders.
public struct WorkerOrders: Sendable, Codable, Equatable {
  /// What to do.
  public var task: WorkerTask
  /// The cells, by name.
  public var cells: [BenchmarkID]
  /// Operations a batch, for each cell; empty when they aren't known yet.
  public var iterations: [Int]
  /// Seed of the order of cells.
  public var seed: UInt64
  /// Blocks to run.
  public var blocks: Int
  /// Wished length of a batch, in ns.
  public var target: UInt64
  /// Folders whose opened files are counted.
  public var folders: [String]
  /// Whether the worker waits for a line before each group of cells, and says so after it: two workers in lock-step.
  public var isInLockStep = false
  /// The allocator that must serve the worker, `jemalloc` or `system`.
  public var allocator: String

  /// Gives orders.
  public init(
    task: WorkerTask, cells: [BenchmarkID], iterations: [Int] = [], seed: UInt64 = 0, blocks: Int = 0,
    target: UInt64 = 1_000_000, folders: [String] = [], allocator: String = "jemalloc"
  ) {
    self.task = task
    self.cells = cells
    self.iterations = iterations
    self.seed = seed
    self.blocks = blocks
    self.target = target
    self.folders = folders
    self.allocator = allocator
  }
}
