import BenchmarkReport
import Benchmarking
import Testing

@testable import bench

@Suite struct PhaseTableTests {
  private static let id = BenchmarkID(suite: "layout", fixture: "Card", strategy: "template")

  private static func table(whole: Double) -> PhaseTable {
    var table = PhaseTable(cells: [id], phases: ["read", "decode", "pin"])
    for process in 0..<3 {
      for (part, time) in [(0, 10.0), (1, 20), (2, 0), (-1, whole)] {
        for noise in [-1.0, 0, 1] where time > 0 {
          table.enter(process: process, cell: 0, part: part, time + noise + Double(process) / 10)
        }
      }
    }
    return table
  }

  @Test func aPhaseIsTheMedianOfProcessesMedians() {
    let results = Self.table(whole: 30).results(Circumstances())
    #expect(results[Self.id, .phase("read")]?.estimates == [10, 10.1, 10.2])
    #expect(results[Self.id, .phase("read")]?.value == 10.1)
    #expect(results[Self.id, .time]?.value == 30.1)
    // A phase that took no time at all has no row.
    #expect(results[Self.id, .phase("pin")] == nil)
  }

  @Test func sumAndWholeAreComparedBlockByBlock() throws {
    let agreeing = Self.table(whole: 30.2)
    #expect(!agreeing.text(agreeing.results(Circumstances())).contains("differ"))
    let differing = Self.table(whole: 40)
    #expect(differing.text(differing.results(Circumstances())).contains("differ by −25 %"))
    // A machine that slows down from block to block changes sum and whole alike.
    var slowing = PhaseTable(cells: [Self.id], phases: ["read", "decode"])
    for block in 1...9 {
      for (part, time) in [(0, 10.0), (1, 20), (-1, 31)] {
        slowing.enter(process: 0, cell: 0, part: part, time * Double(block))
      }
    }
    let sum = try #require(slowing.sum(ofCell: 0))
    #expect(abs(sum.low - 30.0 / 31) < 1e-12 && abs(sum.high - 30.0 / 31) < 1e-12)
  }

  @Test func marksAreAddedUpByPhase() {
    let recorder = PhaseRecorder(phases: 2)
    for _ in 0..<10 {
      recorder.begin()
      recorder.end(0)
    }
    let means = recorder.means(iterations: 10)
    #expect(means.count == 2)
    #expect(means[1] == 0)
  }
}
