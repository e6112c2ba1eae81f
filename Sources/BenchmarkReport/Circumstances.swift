public import Benchmarking

/// Under which circumstances a run's figures came about. Repeated in every row, since files get concatenated.
public struct Circumstances: Equatable, Sendable {
  /// Names the run: its date and commit.
  public var run = ""
  /// The commit that was built, `unknown` outside a repository.
  public var commit = "unknown"
  /// Whether files differed from the commit.
  public var isDirty = false
  /// When the run began, UTC, ISO 8601.
  public var date = ""
  /// Whether everything planned was measured.
  public var isComplete = true
  /// The machine and build.
  public var machine = Machine.current
  /// The allocator's name.
  public var allocator = ""
  /// The allocator's version.
  public var allocatorVersion = ""
  /// Allocator settings that change what is measured.
  public var allocatorSettings = ""
  /// One-minute load average at the start.
  public var loadBefore: Double?
  /// One-minute load average at the end.
  public var loadAfter: Double?
  /// Processor time over wall time within batches: 1 on a machine of one's own.
  public var processorShare: Double?
  /// Involuntary context switches while measuring.
  public var switches: Int?
  /// Share of the measuring processes' processor time inside timed batches.
  public var timedShare: Double?
  /// Seed of all orders.
  public var seed: UInt64 = 0
  /// Wished length of a batch, in ns.
  public var batch: UInt64 = 0
  /// Blocks a process.
  public var blocks = 0
  /// Whether processes ran at fixed addresses.
  public var fixedAddresses = false

  /// Makes circumstances to be filled in.
  public init() {}
}
