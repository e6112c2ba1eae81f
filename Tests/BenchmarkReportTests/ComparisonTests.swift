import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite struct ComparisonTests {
  private static let canary = Rows.time(Canary.id, Rows.around(7_800, seed: 9, spread: 0.001))

  private static func run(_ rows: [ResultRow]) -> Results { Results(rows: rows + [canary]) }

  @Test func aRunIsTheSameAsItself() {
    let run = Self.run([Rows.time(Rows.id(), Rows.around(100)), Rows.count(Rows.id(), 35)])
    let comparison = Comparison(base: run, head: run)
    #expect(comparison.cells.map(\.verdict) == [.same, .same])
    #expect(comparison.status == .fine)
    #expect(comparison.unlike.isEmpty)
    #expect(comparison.notable.isEmpty)
  }

  @Test func tenPerCentMoreIsSlowerAndTenPerCentLessFaster() throws {
    let base = Self.run([Rows.time(Rows.id(), Rows.around(100))])
    let slower = Comparison(base: base, head: Self.run([Rows.time(Rows.id(), Rows.around(110, seed: 2))]))
    #expect(slower.cells.map(\.verdict) == [.slower])
    #expect(slower.status == .worse)
    let change = try #require(slower.cells[0].change)
    #expect(change.low < 0.1 && 0.1 < change.high + 0.01)
    let faster = Comparison(base: base, head: Self.run([Rows.time(Rows.id(), Rows.around(90, seed: 3))]))
    #expect(faster.cells.map(\.verdict) == [.faster])
    #expect(faster.status == .fine)
  }

  @Test func aChangeBelowTheMinimumIsNeverSlower() {
    let base = Self.run([Rows.time(Rows.id(), Rows.around(100, spread: 0.0001))])
    let head = Self.run([Rows.time(Rows.id(), Rows.around(101, seed: 2, spread: 0.0001))])
    #expect(Comparison(base: base, head: head).cells.map(\.verdict) == [.same])
  }

  @Test func wideSpreadIsUnclearAndNoisy() {
    let base = Self.run([Rows.time(Rows.id(), Rows.around(100, spread: 0.4))])
    let head = Self.run([Rows.time(Rows.id(), Rows.around(105, seed: 2, spread: 0.4))])
    let comparison = Comparison(base: base, head: head)
    #expect(comparison.cells.map(\.verdict) == [.unclear])
    #expect(comparison.status == .noisy)
  }

  /// The machine was half as fast in the second run; the yardstick shows it.
  @Test func aSlowHourIsNoChange() {
    let relative = Rows.around(2.5, spread: 0.003)
    let base = Self.run([
      Rows.time(Rows.id(), Rows.around(100)), Rows.time(Rows.id(), relative, measure: .relative),
    ])
    let head = Self.run([
      Rows.time(Rows.id(), Rows.around(200)), Rows.time(Rows.id(), relative.reversed(), measure: .relative),
    ])
    #expect(Comparison(base: base, head: head).cells.map(\.verdict) == [.same])
  }

  @Test func oneMoreAllocationIsFound() {
    let base = Self.run([Rows.count(Rows.id(), 35), Rows.count(Rows.id("G"), 35)])
    let head = Self.run([Rows.count(Rows.id(), 36), Rows.count(Rows.id("G"), 34)])
    let comparison = Comparison(base: base, head: head)
    #expect(comparison.cells.map(\.verdict) == [.more, .fewer])
    #expect(comparison.status == .worse)
  }

  @Test func oneMoreByteIsFound() {
    for measure in [Measure.requested, .usable, .peak, .left, .retained] {
      let base = Self.run([Rows.count(Rows.id(), 10_000, measure: measure)])
      let head = Self.run([Rows.count(Rows.id(), 10_001, measure: measure)])
      #expect(Comparison(base: base, head: head).cells.map(\.verdict) == [.more])
      #expect(Comparison(base: base, head: head).status == .worse)
    }
  }

  @Test func anUnstableCountIsNotJudged() {
    var unstable = Rows.count(Rows.id(), 36)
    unstable.note = "unstable"
    let comparison = Comparison(base: Self.run([Rows.count(Rows.id(), 35)]), head: Self.run([unstable]))
    #expect(comparison.cells.map(\.verdict) == [.unclear])
  }

  @Test func aChangedCanaryVoidsTimesAndNotCounts() {
    let base = Self.run([Rows.time(Rows.id(), Rows.around(100)), Rows.count(Rows.id(), 35)])
    let head = Results(rows: [
      Rows.time(Rows.id(), Rows.around(130)), Rows.count(Rows.id(), 35),
      Rows.time(Canary.id, Rows.around(9_000, spread: 0.001)),
    ])
    let comparison = Comparison(base: base, head: head)
    #expect(comparison.cells.map(\.verdict) == [.void, .same])
    #expect(comparison.status == .noisy)
  }

  @Test func pairsAreComparedPairByPair() {
    // The pairs differ by a factor of three, but within each the head takes 1 % more.
    let base = Rows.around(100, spread: 0.5, count: 20)
    let head = zip(base, Rows.around(1.01, seed: 5, spread: 0.002, count: 20)).map { $0 * $1 }
    let comparison = Comparison(
      base: Self.run([Rows.time(Rows.id(), base)]), head: Self.run([Rows.time(Rows.id(), head)]),
      pairing: .paired)
    #expect(comparison.cells.map(\.verdict) == [.slower])
    #expect(abs((comparison.cells[0].change?.estimate ?? 0) - 0.01) < 0.002)
  }

  @Test func cellsOfOneSideAreShownAndNotJudged() {
    let comparison = Comparison(
      base: Self.run([Rows.time(Rows.id("old"), Rows.around(1))]),
      head: Self.run([Rows.time(Rows.id("new"), Rows.around(1))]))
    #expect(comparison.cells.map(\.note) == ["only in the head", "only in the base"])
    #expect(comparison.status == .fine)
  }

  @Test func unlikeRunsAreSaidToBe() {
    var row = Rows.count(Rows.id(), 1)
    row.circumstances.machine.swift = "7.0"
    row.circumstances.allocator = "system"
    let comparison = Comparison(base: Results(rows: [Rows.count(Rows.id(), 1)]), head: Results(rows: [row]))
    #expect(comparison.unlike.count == 2)
    #expect(comparison.unlike[0].contains("6.3.1 and 7.0"))
  }

  /// Thirty comparisons of sixty equal cells each, whose estimates differ by chance alone.
  @Test func chanceRaisesNoAlarm() {
    var alarms = 0
    for trial in 0..<30 {
      let sides = (0..<2).map { side in
        Self.run(
          (0..<60).map { cell in
            Rows.time(
              Rows.id("F\(cell)"),
              Rows.around(100, seed: UInt64(trial * 1_000 + side * 100 + cell), spread: 0.1))
          })
      }
      let comparison = Comparison(base: sides[0], head: sides[1])
      if comparison.cells.contains(where: { $0.verdict == .slower || $0.verdict == .faster }) { alarms += 1 }
    }
    #expect(alarms <= 2)
  }

  @Test func allFormatsNameVerdictsAndTheDetectableChange() throws {
    let comparison = Comparison(
      base: Self.run([Rows.time(Rows.id(), Rows.around(100))]),
      head: Self.run([Rows.time(Rows.id(), Rows.around(120, seed: 2))]))
    #expect(comparison.text().contains("load/F/s"))
    #expect(comparison.text().contains("Cells: 1 slower."))
    #expect(comparison.text().contains("could have detected"))
    #expect(comparison.markdown().contains("| load/F/s | time |"))
    #expect(try comparison.json().contains("\"verdict\" : \"slower\""))
  }
}
