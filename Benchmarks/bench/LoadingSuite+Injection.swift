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
    private var rounds = 0.0
    /// Fractions of a round that are saved up; behind a pointer, since access to a captured variable is checked at a cost that counts.
    private let owed = UnsafeMutablePointer<Double>.allocate(capacity: 1)

    /// Measures how many rounds take as long as the share of `operation`, less what it costs to do none.
    init<Result>(of operation: () throws -> Result) throws {
      owed.initialize(to: 0)
      // The lower quartile, as in a run: the best of many would be a time that a batch never reaches.
      func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        let times = try (0..<21).map { _ in
          let start = Clock.wall()
          for _ in 0..<count { try body() }
          return Double(Clock.wall() - start)
        }
        return Quantiles(times)[0.25] / Double(count)
      }
      let once = try time(20) { keep(try operation()) }
      let nothing = time(10_000) { work() }
      let round = time(1) { Self.spin(20_000) } / 20_000
      rounds = max(0, Self.share * once - nothing) / round
    }

    /// Works.
    func work() {
      let due = owed.pointee + rounds
      let whole = Int(due)
      Self.spin(whole)
      owed.pointee = due - Double(whole)
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
