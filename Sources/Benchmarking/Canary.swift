/// A cell that no commit of the code under test changes: integer arithmetic without memory. Where it seems to have changed,
/// the machine has, and a comparison says nothing about the code.
public enum Canary {
  /// The canary's name.
  public static let id = BenchmarkID(suite: "harness", fixture: "canary", strategy: "hash")

  /// The name of the cell that does nothing, whose time is the harness's own share of every operation.
  public static let emptyID = BenchmarkID(suite: "harness", fixture: "empty", strategy: "nothing")

  /// The canary.
  public static var benchmark: Benchmark {
    Benchmark(id) {
      let rounds = opaque(4_000)
      return { hash(rounds) }
    }
  }

  /// The cell that does nothing.
  public static var empty: Benchmark {
    Benchmark(emptyID) { {} }
  }

  @inline(never)
  private static func hash(_ rounds: Int) -> UInt64 {
    var word = UInt64(truncatingIfNeeded: opaque(1))
    for _ in 0..<rounds {
      word ^= word << 13
      word ^= word >> 7
      word ^= word << 17
    }
    return word
  }
}
