#if INJECTED_SLOWDOWN || INJECTED_SLOWDOWN_OF_ONE
  import Benchmarking

  // A slowdown of known size, to try whether comparisons find it. Compiled only when asked for:
  //     swift build -c release -Xswiftc -DINJECTED_SLOWDOWN

  /// Does a share more work than an operation does by itself: arithmetic, which leaves memory and caches as they are, so that nothing but
  /// the operation takes longer.
  struct Injection {
    #if INJECTED_SLOWDOWN_OF_ONE
      static let share = 0.01
    #else
      static let share = 0.02
    #endif

    /// Rounds of arithmetic for each operation.
    private let rounds: Double
    private var owed = 0.0

    /// Measures how many rounds take as long as the share of `operation`.
    init<Result>(of operation: () throws -> Result) throws {
      let operations = 20
      let rounds = 20_000
      // The lower quartile, as in a run: the best of many would be a time that a batch never reaches.
      func time(_ body: () throws -> Void) rethrows -> Double {
        Quantiles(
          try (0..<21).map { _ in
            let start = Clock.wall()
            try body()
            return Double(Clock.wall() - start)
          })[0.25]
      }
      let once = try time { for _ in 0..<operations { keep(try operation()) } } / Double(operations)
      self.rounds = Self.share * once / (time { Self.spin(rounds) } / Double(rounds))
    }

    /// Works; fractions of a round are saved up.
    mutating func work() {
      owed += rounds
      let whole = Int(owed)
      Self.spin(whole)
      owed -= Double(whole)
    }

    /// One long chain of integer operations.
    @inline(never)
    private static func spin(_ rounds: Int) {
      var word = UInt64(truncatingIfNeeded: opaque(1))
      for _ in 0..<rounds {
        word ^= word << 13
        word ^= word >> 7
        word ^= word << 17
      }
      keep(word)
    }
  }
#endif
