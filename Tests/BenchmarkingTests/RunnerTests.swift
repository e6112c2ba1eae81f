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
      var first: [Sample] = []
      var second: [Sample] = []
      try runner.runBlock { first += $0 }
      try runner.runBlock { second += $0 }
      #expect(first.map(\.cell).sorted() == [0, 1, 2])
      #expect(first.map(\.position) == [0, 1, 2])
      #expect(second.allSatisfy { $0.block == 1 && $0.batch.iterations == 3 })
    }

    @Test func whatSharesSuiteAndFixtureIsAGroupThatAsksForLeave() throws {
      let cells = try ["a", "b", "c"].flatMap { fixture in
        try ["s", "t"].map { strategy in
          try PreparedBenchmark(
            Benchmark(BenchmarkID(suite: "s", fixture: fixture, strategy: strategy)) { { Node() } },
            iterations: 3)
        }
      }
      var runner = BenchmarkRunner(cells, seed: 1)
      var asked = 0
      var groups: [[Sample]] = []
      try runner.runBlock(
        mayGoOn: {
          asked += 1
          return asked < 3
        }, onSamples: { groups.append($0) })
      #expect(groups.map(\.count) == [2, 2])
      #expect(groups.allSatisfy { cells[$0[0].cell].id.fixture == cells[$0[1].cell].id.fixture })
    }

    @Test func aWorkersReportsReadBack() {
      let reports: [WorkerReport] = [
        .cell(BenchmarkID(suite: "load", fixture: "a card", strategy: "by-name")), .turn,
        .size(cell: 3, iterations: 64, batch: 1_000_123, linearity: 1.987),
        .sample(
          Sample(
            cell: 1, block: 2, position: 3,
            batch: Batch(iterations: 4, wall: 5, processor: 6, teardown: 7, allocated: 8, freed: 9))),
        .count(
          cell: 1,
          CountingPass.Outcome(
            counts: AllocationCounts(allocations: 1, frees: 2, requested: 3, usable: 4, peak: 5, left: -6),
            files: FileActivity.Counts(opens: nil, reads: 0), isStable: false), retained: 7),
        .cold(cell: 0, setUp: 12, first: 3), .part(cell: 1, block: 2, part: -1, nanoseconds: 1.5),
        .end(switches: 1, wall: 2, processor: 3, timed: 4),
      ]
      for report in reports { #expect(WorkerReport(line: Substring(report.line)) == report) }
    }

    @Test(arguments: [
      "", "sample 1 2", "sample 1 2 3 0 5 6 7 8 9", "size 1 0 5 2", "cell a/b", "turn 1", "hello 1 2 3",
    ])
    func whatIsNoReportIsNil(line: String) {
      #expect(WorkerReport(line: Substring(line)) == nil)
    }

    @Test func aWorkerRefusesACellItDoesntHave() {
      let orders = WorkerOrders(
        task: .measure, cells: [BenchmarkID(suite: "s", fixture: "f", strategy: "none")], iterations: [1],
        allocator: Allocator.current.name)
      #expect(throws: Worker.UnknownCell.self) { try Worker(orders, among: Canary.all) }
    }

    @Test func aWorkerRefusesAnotherAllocator() {
      let orders = WorkerOrders(task: .measure, cells: [], allocator: "system")
      #expect(throws: Worker.WrongAllocator.self) { try Worker(orders, among: []) }
    }

    @Test func aWorkerMeasuresWhatWasOrdered() throws {
      let orders = WorkerOrders(
        task: .measure, cells: Canary.all.map(\.id), iterations: [1, 2, 3], seed: 5, blocks: 4,
        allocator: Allocator.current.name)
      var measurement = Measurement(cells: orders.cells)
      measurement.processes.append(Measurement.ProcessSamples(seed: 5, padding: 0))
      try Worker(orders, among: Canary.all).run { measurement.enter($0) }
      let process = measurement.processes[0]
      #expect(process.samples.count == 12)
      #expect(process.samples.allSatisfy { $0.batch.iterations == $0.cell + 1 })
      #expect(process.switches != nil)
      #expect(process.timed <= process.processor)
    }

    #if os(Linux)
      @Test func aFreshProcessHasTheGivenEnvironmentAndFixedAddresses() throws {
        let environment = FreshProcess.measuringEnvironment(
          padding: 5, inheriting: ["HOME": "/root", "MALLOC_CONF": "x"])
        #expect(environment == ["SWIFT_DETERMINISTIC_HASHING=1", "MALLOC_CONF=x", "PADDING=xxxxx"])
        var lines: [String] = []
        let program = FreshProcess(
          executable: "/bin/cat", arguments: ["/proc/self/environ", "/proc/self/personality"],
          environment: environment)
        let ending = try program.run { line in
          lines.append(String(line))
          return true
        }
        #expect(ending == .exited(0))
        #expect(
          lines.first?.split(separator: "\0").prefix(3).joined(separator: " ")
            == environment.joined(separator: " "))
        // ADDR_NO_RANDOMIZE is 0x40000.
        if FreshProcess.canFixAddresses { #expect(lines.last?.hasSuffix("00040000") == true) }
      }

      @Test func howAProcessEndedIsTold() throws {
        func shell(_ script: String) throws -> FreshProcess.Ending {
          try FreshProcess(executable: "/bin/sh", arguments: ["-c", script], environment: []).run { _ in true
          }
        }
        #expect(try shell("exit 3") == .exited(3))
        #expect(try shell("kill -9 $$") == .killed(9))
        let endless = FreshProcess(
          executable: "/bin/sh", arguments: ["-c", "while :; do echo x; done"], environment: [])
        #expect(try endless.run { _ in false } == .stopped)
        #expect(throws: FreshProcess.StartError.self) {
          try FreshProcess(executable: "/no/such/program", arguments: [], environment: []).run { _ in true }
        }
      }

      @Test func aConversationGoesBackAndForth() throws {
        let talk = try Conversation(
          with: FreshProcess(executable: "/bin/cat", arguments: [], environment: []), isHeard: true)
        for word in ["one", "two"] {
          talk.say(word)
          #expect(talk.line() == Substring(word))
        }
        talk.stop()
        #expect(talk.end() == .stopped)
      }
    #endif

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
          batch.processor = 5_000
          return batch
        }, once: operation.once)
      #expect(!BatchSizer.linear.contains(try BatchSizer.linearity(spoilt, iterations: 4)))
    }

    #if os(Linux)
      @Test func opensAreCounted() throws {
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
        // Read calls are the whole process's, in which other tests read too.
        #expect(counts.opens == 3)
        #expect(counts.reads != nil)
        #expect(activity.count {}.opens == 0)
      }
    #endif
  }
}
