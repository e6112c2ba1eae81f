/// Counts what one operation costs besides time.
public struct CountingPass: Sendable {
  /// Operations run before counting, so that caches are filled and classes realised.
  public var warmUps = 3
  /// Counted operations; all must agree.
  public var repeats = 5

  /// Makes a pass of three warm-ups and five counted operations.
  public init() {}

  /// What was counted.
  public struct Outcome: Equatable, Sendable {
    /// The counts of one operation, its result's release included; the median of the repeats where they differ.
    public var counts: AllocationCounts
    /// File activity of one operation.
    public var files: FileActivity.Counts
    /// Whether all repeats agreed. What isn't stable can't be compared exactly.
    public var isStable: Bool

    /// Makes an outcome.
    public init(counts: AllocationCounts, files: FileActivity.Counts, isStable: Bool) {
      self.counts = counts
      self.files = files
      self.isStable = isStable
    }
  }

  /// Counts one operation, made and released; nil where counting isn't possible.
  public func run(_ operation: Operation, watching files: FileActivity) throws -> Outcome? {
    for _ in 0..<warmUps { try operation.once() }
    var all: [AllocationCounts] = []
    var activity: [FileActivity.Counts] = []
    for _ in 0..<repeats {
      guard let counts = try AllocationCounter.count(operation.once) else { return nil }
      all.append(counts)
    }
    for _ in 0..<repeats { activity.append(try files.count(operation.once)) }
    return Outcome(
      counts: all.sorted { $0.allocations < $1.allocations }[all.count / 2],
      files: activity.sorted { $0.opens ?? 0 < $1.opens ?? 0 }[activity.count / 2],
      isStable: all.allSatisfy { $0 == all[0] } && activity.allSatisfy { $0 == activity[0] })
  }
}
