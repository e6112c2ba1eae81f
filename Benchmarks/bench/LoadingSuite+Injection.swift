#if INJECTED_SLOWDOWN || INJECTED_SLOWDOWN_OF_ONE
  import Benchmarking

  #if canImport(UIKit)
    import UIKit
  #else
    import OpenUIKit
  #endif

  // A slowdown of known size, to try whether comparisons find it. Compiled only when asked for:
  //     swift build -c release -Xswiftc -DINJECTED_SLOWDOWN

  /// Does a share more work than an operation does by itself.
  struct Injection {
    #if INJECTED_SLOWDOWN_OF_ONE
      static let share = 0.01
    #else
      static let share = 0.02
    #endif

    /// Views to make for each operation.
    private let views: Double
    private var owed = 0.0

    /// Measures how many bare views take as long as the share of `operation`.
    init<Result>(of operation: () throws -> Result) throws {
      func best(_ body: () throws -> Void) rethrows -> Double {
        var least = UInt64.max
        for _ in 0..<40 {
          let start = Clock.wall()
          try body()
          least = min(least, Clock.wall() - start)
        }
        return Double(least)
      }
      let once = try best { keep(try operation()) }
      let thousand = best { for _ in 0..<1_000 { keep(UIView()) } }
      views = Self.share * once / (thousand / 1_000)
    }

    /// Works; fractions of a view are saved up.
    mutating func work() {
      owed += views
      while owed >= 1 {
        keep(UIView())
        owed -= 1
      }
    }
  }
#endif
