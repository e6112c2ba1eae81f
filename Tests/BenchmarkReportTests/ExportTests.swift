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
    #expect(list[0]["range"] as? String == "± 0.75")
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
    // The keys of JSONResultFormat.emitPercentiles; NumPy's percentile gives 11.8 for 90 of 10.5, 11, 12.
    let percentiles = try #require(metric["scorePercentiles"] as? [String: Double])
    #expect(
      Set(percentiles.keys) == [
        "0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0",
      ])
    #expect(abs((percentiles["90.0"] ?? 0) - 11.8) < 1e-9)
  }

  // The published schema of Bencher Metric Format (draft 7) says no more than this.
  @Test func bencherFollowsItsSchema() throws {
    let schema = JSONSchema.map(
      of: .map(
        of: .object(["value": .number, "lower_value": .number, "upper_value": .number], required: ["value"])))
    #expect(schema.violation(in: try Self.json(.bencher)) == nil)
    #expect(schema.violation(in: ["a": ["latency": ["lower_value": 1]]]) == "a.latency.value is missing")
  }

  // BenchmarkResult of github-action-benchmark's extract.ts, whose index.html wants strings for range and extra.
  @Test func githubActionFollowsItsType() throws {
    let schema = JSONSchema.list(
      of: .object(
        ["name": .string, "unit": .string, "value": .number, "range": .string, "extra": .string],
        required: ["name", "unit", "value"]))
    #expect(schema.violation(in: try Self.json(.githubAction)) == nil)
  }

  // Every field that JSONResultFormat.writeOut prints, with the type that it prints; the version came later.
  @Test func jmhHasTheFieldsThatJMHWrites() throws {
    let metric = JSONSchema.object(
      [
        "score": .number, "scoreError": .number, "scoreConfidence": .list(of: .number),
        "scorePercentiles": .map(of: .number), "scoreUnit": .string, "rawData": .list(of: .list(of: .number)),
      ], required: ["score", "scoreError", "scoreConfidence", "scorePercentiles", "scoreUnit", "rawData"])
    let schema = JSONSchema.list(
      of: .object(
        [
          "jmhVersion": .string, "benchmark": .string, "mode": .string, "threads": .number,
          "forks": .number,
          "warmupIterations": .number, "warmupTime": .string, "warmupBatchSize": .number,
          "measurementIterations": .number, "measurementTime": .string, "measurementBatchSize": .number,
          "params": .map(of: .string), "primaryMetric": metric, "secondaryMetrics": .map(of: metric),
        ],
        required: [
          "benchmark", "mode", "threads", "forks", "warmupIterations", "warmupTime", "warmupBatchSize",
          "measurementIterations", "measurementTime", "measurementBatchSize", "primaryMetric",
          "secondaryMetrics",
        ]))
    #expect(schema.violation(in: try Self.json(.jmh)) == nil)
  }
}
