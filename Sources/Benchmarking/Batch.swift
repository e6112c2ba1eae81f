/// What one batch of operations took.
public struct Batch: Equatable, Sendable {
  /// Operations in the batch.
  public var iterations: Int
  /// Wall time of the operations, in ns.
  public var wall: UInt64
  /// Processor time of the calling thread during the operations, in ns.
  public var processor: UInt64
  /// Wall time of releasing what the operations returned, in ns.
  public var teardown: UInt64
  /// Bytes that jemalloc gave the calling thread during the operations.
  public var allocated: UInt64
  /// Bytes that the calling thread gave back, during the operations and the teardown.
  public var freed: UInt64

  /// Makes a batch from its figures.
  public init(
    iterations: Int, wall: UInt64, processor: UInt64, teardown: UInt64, allocated: UInt64, freed: UInt64
  ) {
    self.iterations = iterations
    self.wall = wall
    self.processor = processor
    self.teardown = teardown
    self.allocated = allocated
    self.freed = freed
  }

  /// Wall time of one operation, in ns.
  public var wallPerOperation: Double { Double(wall) / Double(iterations) }
  /// Processor time of one operation, in ns.
  public var processorPerOperation: Double { Double(processor) / Double(iterations) }
  /// Time of releasing one operation's result, in ns.
  public var teardownPerOperation: Double { Double(teardown) / Double(iterations) }

  /// Runs `body` so many times under the clock.
  ///
  /// Inlined into its caller, so that a batch is a loop around the body and nothing else: no boxing of results, no
  /// witness tables. The processor clock is read outside the wall clock since it costs about ten times as much.
  @inlinable
  init<Result>(iterations: Int, of body: () throws -> Result) throws {
    precondition(iterations > 0, "a batch has at least one iteration")
    let results = UnsafeMutablePointer<Result>.allocate(capacity: iterations)
    defer { results.deallocate() }
    var made = 0
    let memory = ThreadMemory.current
    let allocatedBefore = memory.allocated
    let freedBefore = memory.freed
    let processorStart = Clock.processor()
    let start = Clock.wall()
    do {
      while made < iterations {
        (results + made).initialize(to: try body())
        keep(results)
        made += 1
      }
    } catch {
      results.deinitialize(count: made)
      throw error
    }
    let end = Clock.wall()
    let processorEnd = Clock.processor()
    let allocatedAfter = memory.allocated
    let teardownStart = Clock.wall()
    results.deinitialize(count: made)
    keep(results)
    let teardownEnd = Clock.wall()
    self.init(
      iterations: iterations, wall: end - start, processor: processorEnd - processorStart,
      teardown: teardownEnd - teardownStart, allocated: allocatedAfter - allocatedBefore,
      freed: memory.freed - freedBefore)
  }
}
