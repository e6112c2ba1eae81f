import CJemalloc
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clocks of the harness. Wall time is the measure; processor time and lost time slices tell how much of it was
/// the neighbours' doing.
public enum Clock {
  /// Nanoseconds of Dispatch's monotonic clock.
  public static func wall() -> UInt64 {
    DispatchTime.now().uptimeNanoseconds
  }

  /// Nanoseconds that the calling thread has spent on a processor. Costs several times as much as ``wall()``.
  public static func processor() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// How often the calling thread was taken off its processor against its will.
  public static func involuntarySwitches() -> Int {
    Int(cj_involuntary_switches())
  }

  /// The smallest step between two different readings of ``wall()`` and the cost of one pair of readings, both in ns.
  public static func resolution() -> (step: UInt64, pair: Double) {
    var step = UInt64.max
    for _ in 0..<200 {
      let start = wall()
      var end = wall()
      while end == start { end = wall() }
      step = min(step, end - start)
    }
    var costs: [Double] = []
    for _ in 0..<21 {
      let start = wall()
      for _ in 0..<2_000 { keep(wall()) }
      costs.append(Double(wall() - start) / 1_000)
    }
    return (step, Quantiles(costs)[0.25])
  }
}
