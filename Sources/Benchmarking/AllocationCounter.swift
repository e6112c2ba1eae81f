import CJemalloc
import Synchronization

/// Exact counts of one or more operations, over all threads.
public struct AllocationCounts: Equatable, Sendable {
  /// Blocks handed out.
  public var allocations: Int
  /// Blocks given back.
  public var frees: Int
  /// Bytes asked for.
  public var requested: Int
  /// Bytes handed out, after rounding up to jemalloc's size classes.
  public var usable: Int
  /// The most usable bytes alive at once, over what was alive before.
  public var peak: Int
  /// Usable bytes still alive at the end; negative if older blocks were given back.
  public var left: Int

  /// Makes counts from their figures.
  public init(allocations: Int, frees: Int, requested: Int, usable: Int, peak: Int, left: Int) {
    self.allocations = allocations
    self.frees = frees
    self.requested = requested
    self.usable = usable
    self.peak = peak
    self.left = left
  }
}

/// Counts every allocation of the process while a body runs, by jemalloc's hooks.
///
/// An event costs about 25 ns while hooks are in and nothing once they are out, so counting is a pass of its own and
/// never happens while something is timed. It is meant for a process of its own: where other threads allocate without pause, hooks
/// that come and go thousands of times were seen to miss events, and what those threads do is counted too.
public enum AllocationCounter {
  // Written by C code on all threads, and never given back: a thread may still be in a hook when the hook is taken out, and must then
  // find its memory where it was.
  private nonisolated(unsafe) static let counts: UnsafeMutablePointer<cj_counts> = {
    let counts = UnsafeMutablePointer<cj_counts>.allocate(capacity: 1)
    counts.initialize(to: cj_counts())
    return counts
  }()

  private static let isCounting = Atomic(false)

  /// Whether this process has an allocator that can count.
  public static var isAvailable: Bool { cj_has_hooks() }

  /// Counts what `body` allocates and frees on all threads; nil where counting isn't possible.
  ///
  /// There is one set of counters in a process: counting within `body`, or on two threads at once, is a programmer's mistake and
  /// stops the program.
  @inline(never)
  public static func count(_ body: () throws -> Void) rethrows -> AllocationCounts? {
    precondition(!isCounting.exchange(true, ordering: .acquiring), "allocations are being counted already")
    defer { isCounting.store(false, ordering: .releasing) }
    let counts = counts
    counts.pointee = cj_counts()
    guard let handle = cj_start_counting(counts) else { return nil }
    do {
      try body()
    } catch {
      cj_stop_counting(handle)
      throw error
    }
    cj_stop_counting(handle)
    let total = counts.pointee
    return AllocationCounts(
      allocations: Int(total.allocations), frees: Int(total.frees), requested: Int(total.requested),
      usable: Int(total.usable), peak: Int(total.peak), left: Int(total.live))
  }
}
