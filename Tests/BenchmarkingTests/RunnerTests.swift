import Testing

@testable import Benchmarking

#if canImport(Glibc)
  import Glibc
#endif

private final class Node {
  var next: Node?
}

extension BenchmarkingTests {
  @Suite struct RunnerTests {
    private static func benchmark(_ strategy: String, _ body: @escaping () -> Node?) -> Benchmark {
      Benchmark(BenchmarkID(suite: "s", fixture: "f", strategy: strategy)) { body }
    }

    @Test func theSetUpRunsOnceAndTheBodyOnceAnIteration() throws {
      var setUps = 0
      var runs = 0
      let benchmark = Benchmark(BenchmarkID(suite: "s", fixture: "f", strategy: "t")) {
        setUps += 1
        return { runs += 1 }
      }
      let prepared = try PreparedBenchmark(benchmark, iterations: 12)
      let batch = try prepared.operation.batch(12)
      #expect(batch.iterations == 12)
      #expect(setUps == 1)
      #expect(runs == 12)
    }

    @Test func resultsLiveUntilTheClockHasStopped() throws {
      let operation = try Self.benchmark("t") { Node() }.prepare()
      _ = try operation.batch(100)
      let batch = try operation.batch(100)
      // 24 bytes an object are a class of 32; the batch's own buffer is made before and freed after.
      #expect(batch.allocated == 3_200)
      #expect(batch.freed == 3_200)
    }

    @Test func aThrowingBodyReleasesWhatWasMade() throws {
      struct Failure: Error {}
      weak var first: Node?
      var count = 0
      let benchmark = Benchmark(BenchmarkID(suite: "s", fixture: "f", strategy: "t")) {
        {
          count += 1
          if count == 3 { throw Failure() }
          let node = Node()
          first = node
          return node
        }
      }
      let operation = try benchmark.prepare()
      #expect(throws: Failure.self) { try operation.batch(5) }
      #expect(count == 3)
      #expect(first == nil)
    }

    @Test func aBlockHoldsEveryCellOnce() throws {
      let cells = try ["a", "b", "c"].map {
        try PreparedBenchmark(Self.benchmark($0) { Node() }, iterations: 3)
      }
      var runner = BenchmarkRunner(cells, seed: 1)
      try runner.warmUp()
      let first = try runner.runBlock()
      let second = try runner.runBlock()
      #expect(first.map(\.cell).sorted() == [0, 1, 2])
      #expect(first.map(\.position) == [0, 1, 2])
      #expect(second.allSatisfy { $0.block == 1 && $0.batch.iterations == 3 })
    }

    @Test func stoppingKeepsWhatWasMeasured() throws {
      let cells = try ["a", "b", "c"].map {
        try PreparedBenchmark(Self.benchmark($0) { Node() }, iterations: 3)
      }
      var runner = BenchmarkRunner(cells, seed: 1)
      var asked = 0
      let samples = try runner.runBlock {
        asked += 1
        return asked > 2
      }
      #expect(samples.count == 2)
    }

    @Test func batchSizesArePowersOfTwo() throws {
      let size = try BatchSizer(target: 200_000).size(try Self.benchmark("t") { Node() }.prepare())
      #expect(size > 1)
      #expect(size & (size - 1) == 0)
    }

    @Test func workDoneOnceAndRememberedIsNotLinear() throws {
      var remembered: [Node]?
      let benchmark = Benchmark(BenchmarkID(suite: "s", fixture: "f", strategy: "t")) {
        {
          if let remembered { return remembered.count }
          remembered = (0..<1_000_000).map { _ in Node() }
          return 0
        }
      }
      var first = true
      // The operation as the guard sees it: its first batch does the work, later ones remember.
      let operation = try benchmark.prepare()
      let spoilt = Operation(
        batch: { iterations in
          if first {
            first = false
            return try operation.batch(iterations)
          }
          var batch = try operation.batch(iterations)
          batch.wall = 5_000
          return batch
        }, once: operation.once)
      #expect(!BatchSizer.linear.contains(try BatchSizer.linearity(spoilt, iterations: 4)))
    }

    @Test func theCountingPassCountsOneOperation() throws {
      let operation = try Self.benchmark("t") {
        let node = Node()
        node.next = Node()
        return node
      }.prepare()
      let outcome = try #require(try CountingPass().run(operation, watching: FileActivity(watching: [])))
      #expect(outcome.isStable)
      #expect(outcome.counts.allocations == 2)
      #expect(outcome.counts.frees == 2)
      #expect(outcome.counts.left == 0)
      #expect(outcome.counts.peak == 64)
    }

    @Test func aLeakIsSeen() throws {
      var kept: [Node] = []
      kept.reserveCapacity(64)
      let operation = try Self.benchmark("t") {
        let node = Node()
        kept.append(node)
        return node
      }.prepare()
      let outcome = try #require(try CountingPass().run(operation, watching: FileActivity(watching: [])))
      #expect(outcome.counts.left == 32)
    }

    @Test func whatDiffersFromTimeToTimeIsUnstable() throws {
      var turn = 0
      let operation = try Self.benchmark("t") {
        turn += 1
        return turn.isMultiple(of: 2) ? Node() : nil
      }.prepare()
      let outcome = try #require(try CountingPass().run(operation, watching: FileActivity(watching: [])))
      #expect(!outcome.isStable)
    }

    #if os(Linux)
      @Test func opensAndReadsAreCounted() throws {
        let folder = "/tmp/benchmarking-\(getpid())"
        mkdir(folder, 0o700)
        defer { rmdir(folder) }
        let path = folder + "/file"
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        #expect(write(file, "abc", 3) == 3)
        close(file)
        defer { unlink(path) }
        let activity = FileActivity(watching: [folder])
        let counts = activity.count {
          for _ in 0..<3 {
            let file = open(path, O_RDONLY)
            var byte: UInt8 = 0
            #expect(read(file, &byte, 1) == 1)
            close(file)
          }
        }
        #expect(counts == FileActivity.Counts(opens: 3, reads: 3))
        #expect(activity.count {} == FileActivity.Counts(opens: 0, reads: 0))
      }
    #endif
  }
}
