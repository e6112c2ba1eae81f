/// One cell: a set-up and the operation that is timed.
///
/// Set-up and timed body are two scopes. What stands before `return` runs once per process and is never timed:
///
///     Benchmark(BenchmarkID(suite: "load", fixture: "card", strategy: "template")) {
///       let nib = UINib(nibName: "Card", bundle: bundle)
///       return { nib.instantiate(withOwner: nil) }
///     }
///
/// The results of a batch stay alive until the batch's clock has stopped, and are then released under a clock of
/// their own: making something and throwing it away are different costs.
public struct Benchmark {
  /// The cell's name.
  public let id: BenchmarkID

  /// Runs the set-up and returns the timed operation.
  public let prepare: () throws -> Operation

  /// Describes a benchmark by its set-up, which returns the operation. Errors of either end the run.
  @inlinable
  public init<Result>(_ id: BenchmarkID, setUp: @escaping () throws -> () throws -> Result) {
    self.id = id
    self.prepare = {
      let body = try setUp()
      return Operation(
        batch: { iterations in try Batch(iterations: iterations, of: body) },
        once: { keep(try body()) })
    }
  }
}

/// A benchmark's operation after the set-up.
public struct Operation {
  /// Runs so many operations under the clock.
  public let batch: (_ iterations: Int) throws -> Batch
  /// Runs one operation and releases its result.
  public let once: () throws -> Void

  @usableFromInline
  init(batch: @escaping (Int) throws -> Batch, once: @escaping () throws -> Void) {
    self.batch = batch
    self.once = once
  }
}
