import Benchmarking
import Testing

@testable import BenchmarkReport

@Suite struct ResultsTests {
  private static var results: Results {
    var incomplete = Rows.count(Rows.id("G, \"odd\" name"), 12)
    incomplete.note = "unstable"
    incomplete.circumstances.isComplete = false
    incomplete.circumstances.switches = 3
    return Results(rows: [
      Rows.time(Rows.id(), [1.5, 1e-7, 123_456_789.25]), Rows.count(Rows.id(), 35), incomplete,
      Rows.count(Rows.id(), 4, measure: .size("views")), Rows.count(Rows.id(), 4.5, measure: .phase("read")),
    ])
  }

  @Test func whatIsWrittenReadsBackToTheLastDigit() throws {
    #expect(try Results(csv: Array(Self.results.csv.utf8)) == Self.results)
  }

  @Test func theHeaderIsTheListOfColumns() {
    #expect(Self.results.csv.hasPrefix(ResultColumn.names.joined(separator: ",") + "\n"))
    #expect(Set(ResultColumn.names).count == ResultColumn.names.count)
  }

  @Test func aFileWithoutRowsIsNoError() throws {
    #expect(try Results(csv: Array(Results(rows: []).csv.utf8)).rows.isEmpty)
  }

  @Test func anEmptyFileIsRefused() {
    #expect(throws: CSVError(.empty, line: 1, "")) { try Results(csv: []) }
  }

  /// Each case spoils one field of the file's third line.
  @Test(arguments: [
    ("schema", "9"), ("suite", ""), ("fixture", "a/b"), ("measure", "speed"), ("unit", "ms"),
    ("better", "up"),
    ("value", ""), ("value", "fast"), ("value", "inf"), ("low", "x"), ("p25", "?"), ("samples", "-1"),
    ("samples", "1.5"), ("estimates", "1 two"), ("dirty", "yes"), ("cores", ""), ("seed", "-3"),
    ("load_before", "low"), ("fixed_addresses", "1"),
  ])
  func aBadFieldIsNamedByLineAndColumn(column: String, text: String) throws {
    let bytes = try Self.spoiled(line: 2, column: column, text)
    #expect(throws: CSVError(.value, line: 3, column: column, "")) { try Results(csv: bytes) }
  }

  @Test func someQuantilesWithoutTheOthersAreRefused() throws {
    let bytes = try Self.spoiled(line: 1, column: "p50", "")
    #expect(throws: CSVError(.value, line: 2, column: "p10", "")) { try Results(csv: bytes) }
  }

  @Test func anotherHeaderIsRefused() throws {
    let bytes = try Self.spoiled(line: 0, column: "fixture", "layout")
    #expect(throws: CSVError(.header, line: 1, column: "fixture", "")) { try Results(csv: bytes) }
  }

  @Test func aColumnOfALaterVersionIsRefused() {
    let text = ResultColumn.names.joined(separator: ",") + ",later\n"
    #expect(throws: CSVError(.header, line: 1, column: "later", "")) { try Results(csv: Array(text.utf8)) }
  }

  @Test func aShortLineIsRefused() {
    let text = ResultColumn.names.joined(separator: ",") + "\n1,2,3\n"
    #expect(throws: CSVError(.fieldCount, line: 2, "")) { try Results(csv: Array(text.utf8)) }
  }

  /// Whatever place a file is cut off at, reading says so.
  @Test func aFileThatWasCutOffIsRefused() {
    let bytes = Array(Self.results.csv.utf8)
    let header = ResultColumn.names.joined(separator: ",").utf8.count + 1
    var accepted: [Int] = []
    for length in 1..<bytes.count where (try? Results(csv: Array(bytes[..<length]))) != nil {
      accepted.append(length)
    }
    // Only cuts right behind a line's end leave a file that is one.
    #expect(accepted.allSatisfy { bytes[$0 - 1] == 0x0a && $0 >= header })
  }

  @Test func theNewestRunIsTheOneThatBeganLast() {
    var later = Rows.count(Rows.id(), 1)
    later.circumstances.date = "2026-02-01T00:00:00Z"
    later.circumstances.run = "later"
    let results = Results(rows: [Rows.count(Rows.id(), 2), later, Rows.count(Rows.id("G"), 3)])
    #expect(results.newestRun.rows == [later])
    #expect(results.runs.count == 2)
  }

  private static func spoiled(line: Int, column: String, _ text: String) throws -> [UInt8] {
    var records = try CSV.records(Array(results.csv.utf8)).map(\.fields)
    let position = try #require(ResultColumn.names.firstIndex(of: column))
    records[line][position] = text
    return Array(records.map(CSV.line).joined().utf8)
  }
}
