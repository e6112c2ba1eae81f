import BenchmarkReport
import Benchmarking

/// `bench phases`: where the time of an operation goes.
struct PhasesCommand {
  let selection: Selection
  let processes: Int
  let blocks: Int
  let seed: UInt64
  let output: String?

  init(_ words: some Sequence<String>) throws {
    let options = try Options(
      words,
      known: Options.selecting + [
        .init("--quick"), .init("--processes", "a number"), .init("--rounds", "a number"),
        .init("--seed", "a number"), .init("--output", "a path"),
      ])
    selection = options.selection
    let isQuick = options.has("--quick")
    processes = try options.number("--processes", in: 1...1_000) ?? (isQuick ? 3 : 8)
    blocks = try options.number("--rounds", in: 1...1_000_000) ?? (isQuick ? 5 : 15)
    seed = try options.number("--seed", in: 0...Int.max).map(UInt64.init) ?? 1
    output = options.text("--output")
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let suites = suites.filter { !$0.phases.isEmpty }
    let cells = try selection.cells(of: suites).filter { id in
      suites.contains { $0.name == id.suite && $0.probe(fixture: id.fixture, strategy: id.strategy) != nil }
    }
    guard let suite = suites.first(where: { $0.name == cells.first?.suite }) else {
      throw UsageError("no cell that fits the patterns can be split into phases; --suite layout can.")
    }
    let plan = SamplingPlan(processes: processes, rounds: blocks, seconds: 0, batch: 0, seed: seed)
    var circumstances = RunCircumstances.now(plan: plan, allocator: .jemalloc)
    let path = try ResultFiles.newPath(for: circumstances, wished: output, suffix: "-phases")
    Interruption.watch()
    let pool = try WorkerPool()
    defer { pool.remove() }
    var table = PhaseTable(cells: cells, phases: suite.phases)
    var conditions = SeededGenerator(seed: seed)
    var progress = Progress()
    for process in 0..<processes where !Interruption.isRequested {
      var orders = WorkerOrders(task: .phases, cells: cells, seed: conditions.next(), blocks: blocks)
      orders.target = 300_000
      let padding = Int.random(in: 0..<4_096, using: &conditions)
      _ = try pool.run(orders, padding: padding) { report in
        guard case .part(let cell, _, let part, let time) = report else { return }
        table.enter(process: process, cell: cell, part: part, time)
      }
      progress.show("phases: process \(process + 1) of \(processes)")
    }
    progress.clear()
    circumstances.isComplete = !Interruption.isRequested
    circumstances.loadAfter = Machine.loadAverage
    circumstances.blocks = blocks
    let results = table.results(circumstances)
    try AtomicFile.write(results.csv, to: path)
    Console.write(table.text(results))
    Console.write("\nWritten: \(path)\n")
    return Interruption.isRequested ? Interruption.status : 0
  }
}

/// Phases of cells, by process.
struct PhaseTable {
  let cells: [BenchmarkID]
  let phases: [String]
  /// By cell, then part (the whole is the last), then process: one time a block.
  private var times: [[[Int: [Double]]]]

  init(cells: [BenchmarkID], phases: [String]) {
    self.cells = cells
    self.phases = phases
    times = Array(repeating: Array(repeating: [:], count: phases.count + 1), count: cells.count)
  }

  /// Enters the ns of a part; part −1 is the whole.
  mutating func enter(process: Int, cell: Int, part: Int, _ time: Double) {
    let part = part < 0 ? phases.count : part
    guard cells.indices.contains(cell), part <= phases.count else { return }
    times[cell][part][process, default: []].append(time)
  }

  /// A row a phase, and one for the whole. A process's estimate is the median of its blocks.
  func results(_ circumstances: Circumstances) -> Results {
    var rows: [ResultRow] = []
    for (cell, id) in cells.enumerated() {
      for part in 0...phases.count {
        let processes = times[cell][part].sorted { $0.key < $1.key }.map(\.value)
        let all = processes.flatMap { $0 }
        guard all.contains(where: { $0 > 0 }) else { continue }
        let measure = part == phases.count ? Measure.time : .phase(phases[part])
        if let row = ResultRow(circumstances: circumstances, id: id, measure: measure, processes: processes) {
          rows.append(row)
        }
      }
    }
    return Results(rows: rows)
  }

  /// The phases' sum as a multiple of the whole, block by block, in which both were measured one right after the other. An interval of
  /// all blocks, so wide that among all cells none should miss the truth by chance. Nil without blocks.
  func sum(ofCell cell: Int) -> Interval? {
    let wholes = times[cell][phases.count]
    let ratios = wholes.flatMap { process, wholes in
      wholes.indices.compactMap { block -> Double? in
        var sum = 0.0
        for part in phases.indices {
          guard let blocks = times[cell][part][process] else { continue }
          guard blocks.indices.contains(block) else { return nil }
          sum += blocks[block]
        }
        return sum / wholes[block]
      }
    }
    return Interval.median(of: ratios, confidence: 1 - 0.05 / Double(cells.count))
  }

  /// Phases side by side, the whole as measured without looking inside, and how their sum agrees with it.
  func text(_ results: Results) -> String {
    let used = phases.filter { phase in results.rows.contains { $0.measure == .phase(phase) } }
    var table = TextTable(
      [("cell", .left)] + used.map { ($0, .right) } + [("whole", .right), ("sum/whole", .right), ("", .left)])
    for (cell, id) in cells.enumerated() {
      let rows = results.rows.filter { $0.id == id }
      guard let whole = rows.first(where: { $0.measure == .time }), let sum = sum(ofCell: cell) else {
        continue
      }
      let fields = used.map { phase in
        rows.first { $0.measure == .phase(phase) }.map { Quantity.time($0.value) } ?? ""
      }
      let agrees = sum.low <= 1 && 1 <= sum.high
      table.append(
        ["\(id.fixture)/\(id.strategy)"] + fields + [
          Quantity.time(whole.value),
          "\(Self.ratio(sum.estimate)) (\(Self.ratio(sum.low)) … \(Self.ratio(sum.high)))",
          agrees ? "" : "differ by \(Quantity.change(sum.estimate - 1))",
        ])
    }
    return table.text
  }

  private static func ratio(_ value: Double) -> String { Quantity.fixed(value, 3) }
}
