import Testing

@testable import BenchmarkReport

@Suite struct CSVTests {
  private static func read(_ text: String) throws -> [[String]] {
    try CSV.records(Array(text.utf8)).map(\.fields)
  }

  // The rules and examples of RFC 4180, section 2.
  @Test func readsWhatTheStandardAllows() throws {
    #expect(try Self.read("aaa,bbb,ccc\nzzz,yyy,xxx\n") == [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]])
    #expect(try Self.read("aaa,bbb\r\nzzz,yyy\r\n") == [["aaa", "bbb"], ["zzz", "yyy"]])
    #expect(try Self.read("\"aaa\",\"b\nbb\",\"c\"\"cc\"\n") == [["aaa", "b\nbb", "c\"cc"]])
    #expect(try Self.read("a,,\n") == [["a", "", ""]])
    #expect(try Self.read("\"a\",\"\"\r\n") == [["a", ""]])
    #expect(try Self.read("") == [])
  }

  @Test(arguments: [
    ["plain", "with, comma", "with \"quotes\"", "two\nlines", "", "ümlaut µs", " space "],
    ["\"", "\r\n", ",", "\"\""],
  ])
  func whatIsWrittenReadsBack(fields: [String]) throws {
    #expect(try Self.read(CSV.line(fields)) == [fields])
  }

  @Test(arguments: [
    ("a,b\nc,d", CSVError.Kind.cut, 2), ("a,", .cut, 1), ("a,\"b", .quote, 1), ("a\n\"b\nc\n", .quote, 2),
    ("a,b\"c\n", .quote, 1), ("\"a\"b\n", .quote, 1), ("\"a\"", .cut, 1),
  ])
  func defectsAreNamedWithTheirLine(text: String, kind: CSVError.Kind, line: Int) {
    #expect(throws: CSVError(kind, line: line, "")) { try Self.read(text) }
  }

  @Test func bytesThatArentTextAreRefused() {
    #expect(throws: CSVError(.encoding, line: 2, "")) { try CSV.records([0x61, 0x0a, 0xff, 0x0a]) }
  }

  @Test func recordsKnowTheLineTheyStartOn() throws {
    let records = try CSV.records(Array("a\n\"x\ny\"\nb\n".utf8))
    #expect(records.map(\.line) == [1, 2, 4])
  }
}
