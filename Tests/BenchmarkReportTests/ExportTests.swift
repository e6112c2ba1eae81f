import Benchmarking
import Foundation
import Testing

@testable import BenchmarkReport

@Suite struct ExportTests {
  private static var results: Results {
    var time = Rows.time(Rows.id("Card", "template"), [10.5, 11, 12])
    time.iterations = 64
    return Results(rows: [
      time, Rows.count(Rows.id("Card", "template"), 35),
      Rows.count(Rows.id("Card", "template"), 4_096, measure: .usable),
      Rows.time(Canary.id, [1, 2]),
    ])
  }

  private static func json(_ format: ExportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try format.text(of: results).utf8))
  }

  // golang.org/design/14313-benchmark-format: key-value lines, then name, iterations, value-unit pairs.
  @Test func benchstatHasALineForEachProcess() throws {
    let lines = try ExportFormat.benchstat.text(of: Self.results).split(separator: "\n")
    #expect(lines[0] == "commit: abcdef")
    #expect(
      lines.filter { $0.hasPrefix("Benchmark") } == [
        "BenchmarkLoad/fixture=Card/strategy=template 64 10.5 ns/op 4096 B/op 35 allocs/op",
        "BenchmarkLoad/fixture=Card/strategy=template 64 11.0 ns/op 4096 B/op 35 allocs/op",
        "BenchmarkLoad/fixture=Card/strategy=template 64 12.0 ns/op 4096 B/op 35 allocs/op",
      ])
  }

  // benchmark-action/github-action-benchmark, README: name, unit and value are required, range and extra strings.
  @Test func githubActionGetsNameUnitAndValue() throws {
    let list = try #require(try Self.json(.githubAction) as? [[String: Any]])
    #expect(list.count == 2)
    #expect(list[0]["name"] as? String == "load/Card/template")
    #expect(list[0]["unit"] as? String == "ns")
    #expect(list[0]["value"] as? Double == 11)
    #expect(list[0]["range"] is String)
    #expect(list[1]["value"] as? Double == 35)
  }

  // bencher.dev/docs/reference/bencher-metric-format: benchmark, measure, then value and optional bounds.
  @Test func bencherGetsMeasuresWithBounds() throws {
    let metrics = try #require(try Self.json(.bencher) as? [String: [String: [String: Double]]])
    #expect(metrics.keys.sorted() == ["load/Card/template"])
    #expect(
      metrics["load/Card/template"]?["latency"] == ["value": 11, "lower_value": 10.5, "upper_value": 12])
    #expect(metrics["load/Card/template"]?["allocations"] == ["value": 35])
  }

  // org.openjdk.jmh.results.format.JSONResultFormat: these fields, rawData a list for each fork.
  @Test func jmhGetsAForkForEachProcess() throws {
    let list = try #require(try Self.json(.jmh) as? [[String: Any]])
    let metric = try #require(list[0]["primaryMetric"] as? [String: Any])
    #expect(list[0]["mode"] as? String == "avgt")
    #expect(list[0]["forks"] as? Int == 3)
    #expect(list[0]["params"] as? [String: String] == ["fixture": "Card"])
    #expect(metric["rawData"] as? [[Double]] == [[10.5], [11], [12]])
    #expect(metric["scoreUnit"] as? String == "ns/op")
    #expect(metric["scoreConfidence"] as? [Double] == [10.5, 12])
  }
}
