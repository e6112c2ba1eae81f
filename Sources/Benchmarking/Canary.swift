/// Cells that no commit of the code under test changes. They tell what the machine did.
public enum Canary {
  /// The canary: integer arithmetic in one long chain, without memory. It follows the processor's clock and little else, so
  /// where it seems to have changed the machine isn't the same, and a comparison is void.
  public static let id = BenchmarkID(suite: "harness", fixture: "canary", strategy: "hash")

  /// The yardstick: builds a small tree of objects with arrays and dictionaries. It suffers from a neighbour on the same core
  /// or cache as loading does, which the canary doesn't notice: both were seen to take 1.5 times as long for seconds on end. A
  /// time divided by the yardstick's of the same block hardly moves (deviation between processes 0.9 % instead of 15 %).
  public static let yardstickID = BenchmarkID(suite: "harness", fixture: "yardstick", strategy: "tree")

  /// The name of the cell that does nothing, whose time is the harness's own share of every operation.
  public static let emptyID = BenchmarkID(suite: "harness", fixture: "empty", strategy: "nothing")

  /// The canary.
  public static var benchmark: Benchmark {
    Benchmark(id) {
      let rounds = opaque(4_000)
      return { hash(rounds) }
    }
  }

  /// The yardstick.
  public static var yardstick: Benchmark {
    Benchmark(yardstickID) {
      let count = opaque(40)
      return { Branch(leaves: count) }
    }
  }

  private final class Branch {
    private var leaves: [Branch] = []
    private var properties: [String: Int] = [:]
    private var title = ""

    init(leaves count: Int) {
      for index in 0..<count {
        let leaf = Branch(leaves: 0)
        leaf.properties["x"] = index
        leaf.properties["y"] = count - index
        leaf.title = "a title that has no room within the string itself"
        leaves.append(leaf)
      }
    }
  }

  /// The harness's own cells.
  public static var all: [Benchmark] { [benchmark, yardstick, empty] }

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
