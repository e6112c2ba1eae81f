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

  /// What ``wall()`` can tell apart and what asking it costs, all in ns.
  public struct Resolution: Sendable {
    /// The smallest step between two different readings.
    public var step: UInt64
    /// What a pair of readings adds to the time between them: the share of a sample that is the clock's own.
    public var inSample: Double
    /// What a pair of readings takes altogether.
    public var pair: Double
    /// What a pair of readings of the system's clock takes without Dispatch: no pair can be cheaper on this machine.
    public var systemPair: Double
  }

  /// Measures the clock. Each figure is the lower quartile of several, since a neighbour only ever adds.
  public static func resolution() -> Resolution {
    var step = UInt64.max
    for _ in 0..<200 {
      let start = wall()
      var end = wall()
      while end == start { end = wall() }
      step = min(step, end - start)
    }
    let pairs = 1_000
    func quartile(_ measure: () -> UInt64) -> Double {
      Quantiles((0..<21).map { _ in Double(measure()) / Double(pairs) })[0.25]
    }
    return Resolution(
      step: step,
      inSample: quartile {
        var sum: UInt64 = 0
        for _ in 0..<pairs {
          let start = wall()
          sum += wall() - start
        }
        return sum
      },
      pair: quartile {
        let start = wall()
        for _ in 0..<2 * pairs { keep(wall()) }
        return wall() - start
      },
      systemPair: quartile {
        var time = timespec()
        let start = wall()
        for _ in 0..<2 * pairs {
          clock_gettime(CLOCK_MONOTONIC, &time)
          keep(time.tv_nsec)
        }
        return wall() - start
      })
  }
}
