import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite struct SummaryTests {
  private static let fast = Rows.id("F", "fast")
  private static let slow = Rows.id("F", "slow")

  /// Two processes of four blocks. `fast` takes 10, 20, 30, 40 ns and then ten times as much; `slow` three times that.
  private static var measurement: Measurement {
    var measurement = Measurement(cells: [fast, slow, Canary.yardstickID])
    measurement.iterations = [2, 2, 1]
    for process in 0..<2 {
      measurement.processes.append(Measurement.ProcessSamples(seed: 1, padding: 0))
      for block in 0..<4 {
        let time = (block + 1) * 10 * (process == 0 ? 1 : 10)
        for (cell, factor) in [(0, 1), (1, 3), (2, 2)] {
          let iterations = measurement.iterations[cell]
          measurement.enter(
            .sample(
              Sample(
                cell: cell, block: block, position: cell,
                batch: Batch(
                  iterations: iterations, wall: UInt64(time * factor * iterations),
                  processor: UInt64(time * factor * iterations / 2), teardown: UInt64(5 * iterations),
                  allocated: 0,
                  freed: 0))))
        }
      }
      measurement.enter(.end(switches: 3, wall: 90_000, processor: 20_000, timed: 5_000))
    }
    measurement.enter(.size(cell: 1, iterations: 2, batch: 1, linearity: 1.2))
    measurement.enter(
      .count(
        cell: 0,
        CountingPass.Outcome(
          counts: AllocationCounts(allocations: 7, frees: 7, requested: 100, usable: 112, peak: 96, left: 0),
          files: FileActivity.Counts(opens: 1, reads: nil), isStable: true), retained: 640))
    measurement.isComplete = true
    return measurement
  }

  private static var results: Results {
    Results(
      measurement, circumstances: Rows.circumstances, reference: ["load": "fast"],
      sizes: [(suite: "load", fixture: "F", sizes: [("views", 20)])])
  }

  // By hand: the lower quartile of 10, 20, 30, 40 is 17.5, of the tenfold 175; the median of the two 96.25.
  @Test func aTimeIsTheMedianOfTheProcessesLowerQuartiles() throws {
    let row = try #require(Self.results[Self.fast, .time])
    #expect(row.estimates == [17.5, 175])
    #expect(row.value == 96.25)
    #expect(row.low == 17.5 && row.high == 175)
    #expect(row.confidence == 0.5)
    #expect(row.samples == 8 && row.processes == 2 && row.iterations == 2)
    #expect(row.quantiles?.max == 400)
    #expect(row.quantiles?.p50 == 70)
  }

  @Test func ratiosComeFromBatchesOfTheSameBlock() throws {
    let row = try #require(Self.results[Self.slow, .ratio])
    #expect(row.value == 3 && row.low == 3 && row.high == 3)
    #expect(Self.results[Self.fast, .ratio]?.value == 1)
    #expect(Self.results[Self.slow, .relative]?.value == 1.5)
  }

  @Test func circumstancesAreFilledIn() throws {
    let circumstances = try #require(Self.results.rows.first?.circumstances)
    #expect(circumstances.processorShare == 0.5)
    #expect(circumstances.timedShare == 0.25)
    #expect(circumstances.switches == 6)
    #expect(circumstances.isComplete)
  }

  @Test func countsAndSizesHaveRowsOfTheirOwn() {
    #expect(Self.results[Self.fast, .allocations]?.value == 7)
    #expect(Self.results[Self.fast, .left]?.value == 0)
    #expect(Self.results[Self.fast, .opens]?.value == 1)
    #expect(Self.results[Self.fast, .reads] == nil)
    #expect(Self.results[Self.fast, .retained]?.value == 640)
    #expect(Self.results[Rows.id("F", "any"), .size("views")]?.value == 20)
  }

  @Test func workThatDoesntGrowIsMarked() {
    #expect(Self.results[Self.slow, .time]?.note == "not linear")
    #expect(Self.results[Self.fast, .time]?.note == "")
  }

  @Test func samplesAreWrittenOneARow() {
    let lines = SampleFile.csv(Self.measurement, run: "r").split(separator: "\n")
    #expect(lines.count == 1 + 2 * 4 * 3)
    #expect(lines[1] == "r,0,0,0,load,F,fast,2,20,10,10,0,0")
    #expect(SampleFile.path(besides: "a/b.csv") == "a/b.samples.csv")
  }

  @Test func lockStepRelatesTheHeadToTheBaseBlockByBlock() throws {
    var head = Self.measurement
    for process in head.processes.indices {
      for index in head.processes[process].samples.indices
      where head.processes[process].samples[index].cell == 0 {
        head.processes[process].samples[index].batch.wall *= 2
      }
    }
    let pair = Results.pair(
      base: (Self.results, Self.measurement),
      head: (Results(head, circumstances: Rows.circumstances), head))
    #expect(pair.head[Self.fast, .relative]?.estimates == [2, 2])
    #expect(pair.head[Self.slow, .relative]?.estimates == [1, 1])
    #expect(pair.base[Self.fast, .relative]?.estimates == [1, 1])
  }
}
