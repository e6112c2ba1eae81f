import Benchmarking
import Dispatch

/// A body whose allocations are known beforehand.
struct CountingTrial {
  let name: String
  /// What was counted, and whether it is right.
  let run: () -> (found: String, isRight: Bool)

  /// The trials of a self-check. An object's header is 16 bytes, its one property 8, and jemalloc's class for 24 bytes has 32.
  static var all: [CountingTrial] {
    [
      CountingTrial(
        "nothing", AllocationCounts(allocations: 0, frees: 0, requested: 0, usable: 0, peak: 0, left: 0)
      ) {},
      CountingTrial(
        "1,000 objects",
        AllocationCounts(
          allocations: 1_000, frees: 1_000, requested: 24_000, usable: 32_000, peak: 32, left: 0)
      ) { for _ in 0..<1_000 { keep(Probe()) } },
      oneByteMore, onAnotherThread, leak, unstable,
    ]
  }

  private init(name: String, run: @escaping () -> (found: String, isRight: Bool)) {
    self.name = name
    self.run = run
  }

  private init(_ name: String, _ expected: AllocationCounts, _ body: @escaping () -> Void) {
    self.init(name: name) {
      body()
      let counts = AllocationCounter.count(body)
      return (counts.map(Self.text) ?? "not possible", counts == expected)
    }
  }

  private static func text(_ counts: AllocationCounts) -> String {
    "\(counts.allocations) allocations, \(counts.frees) frees, peak \(counts.peak) B, left \(counts.left) B"
  }

  private static var oneByteMore: CountingTrial {
    CountingTrial(name: "one byte more") {
      let requested = [100, 101].map { size in
        AllocationCounter.count {
          let bytes = UnsafeMutableRawPointer.allocate(byteCount: opaque(size), alignment: 1)
          keep(bytes)
          bytes.deallocate()
        }?.requested ?? 0
      }
      return ("\(requested[1]) B after \(requested[0]) B", requested == [100, 101])
    }
  }

  private static var onAnotherThread: CountingTrial {
    CountingTrial(name: "1,000 objects on another thread") {
      let queue = DispatchQueue(label: "counting")
      let start = DispatchSemaphore(value: 0)
      let end = DispatchSemaphore(value: 0)
      let ready = DispatchSemaphore(value: 0)
      let over = DispatchSemaphore(value: 0)
      queue.async {
        ready.signal()
        start.wait()
        for _ in 0..<1_000 { keep(Probe()) }
        end.signal()
        // The block itself is freed when it ends: not before counting does.
        over.wait()
      }
      ready.wait()
      let counts = AllocationCounter.count {
        start.signal()
        end.wait()
      }
      over.signal()
      return (counts.map(text) ?? "not possible", counts?.allocations == 1_000 && counts?.frees == 1_000)
    }
  }

  private static var leak: CountingTrial {
    CountingTrial(name: "an object that stays") {
      var kept: [Probe] = []
      kept.reserveCapacity(64)
      let outcome = outcome {
        let probe = Probe()
        kept.append(probe)
        return probe
      }
      return (
        outcome.map { text($0.counts) } ?? "not possible",
        outcome?.counts.left == 32 && outcome?.isStable == true
      )
    }
  }

  private static var unstable: CountingTrial {
    CountingTrial(name: "an object every other time") {
      var turn = 0
      let outcome = outcome {
        turn += 1
        return turn.isMultiple(of: 2) ? Probe() : nil
      }
      return (outcome?.isStable == false ? "unstable" : "stable", outcome?.isStable == false)
    }
  }

  private static func outcome(_ body: @escaping () -> Probe?) -> CountingPass.Outcome? {
    let benchmark = Benchmark(BenchmarkID(suite: "harness", fixture: "trial", strategy: "count")) { body }
    guard let operation = try? benchmark.prepare() else { return nil }
    return (try? CountingPass().run(operation, watching: FileActivity(watching: []))) ?? nil
  }
}

private final class Probe {
  var word = opaque(1)
}
