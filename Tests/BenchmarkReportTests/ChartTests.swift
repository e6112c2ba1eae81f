import Benchmarking
import Foundation
import Testing

@testable import BenchmarkReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartTests {
  private static let palette = Palette(strategies: ["by-name", "template", "code"])

  private static var results: Results {
    let fixtures: [(name: String, views: Double)] = [
      ("Size2", 2), ("Size7", 7), ("Size20", 20), ("Card & <more>", 9),
    ]
    let strategies: [(name: String, fixed: Double)] = [("by-name", 900), ("template", 100), ("code", 60)]
    var rows: [ResultRow] = []
    for fixture in fixtures {
      for strategy in strategies {
        let id = Rows.id(fixture.name, strategy.name)
        let times: [Double] = [50, 52, 51].map { strategy.fixed + fixture.views * $0 }
        rows.append(Rows.time(id, times))
        rows.append(Rows.time(id, [1.5, 1.6, 1.4], measure: .ratio))
        rows.append(Rows.time(id, [30, 31], measure: .phase("read")))
        rows.append(Rows.time(id, [70, 71], measure: .phase("decode")))
      }
      rows.append(Rows.count(Rows.id(fixture.name, "any"), fixture.views, measure: .size("views")))
    }
    return Results(rows: rows)
  }

  private static var charts: [String: String?] {
    var later = results
    for index in later.rows.indices {
      later.rows[index].circumstances.run = "later"
      later.rows[index].circumstances.date = "2026-03-01T00:00:00Z"
    }
    return [
      "strategies": StrategyChart(results, suite: "load", reference: "template", palette: palette)?.svg,
      "size": SizeChart(results, suite: "load", palette: palette)?.svg,
      "phases": PhaseChart(results, suite: "load")?.svg,
      "history": HistoryChart(Results(rows: results.rows + later.rows), suite: "load", palette: palette)?.svg,
    ]
  }

  @Test(arguments: ["strategies", "size", "phases", "history"])
  func everyChartIsWellFormedAndSaysWhereItIsFrom(name: String) throws {
    let svg = try #require(Self.charts[name] ?? nil)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("commit abcdef"))
    #expect(svg.contains("Swift 6.3.1 release"))
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(!svg.contains("nan"))
  }

  @Test func theSizeChartNamesTheFittedCosts() throws {
    let svg = try #require(Self.charts["size"] ?? nil)
    // By construction 51 ns a view over 900 ns: a root alone takes 951.
    #expect(svg.contains("951 ns + 51"))
  }

  @Test func nothingToShowIsNoChart() {
    let nothing = Results(rows: [Rows.count(Rows.id(), 1)])
    #expect(StrategyChart(nothing, suite: "load", reference: "a", palette: Self.palette) == nil)
    #expect(SizeChart(nothing, suite: "load", palette: Self.palette) == nil)
    #expect(PhaseChart(nothing, suite: "load") == nil)
    #expect(HistoryChart(Self.results, suite: "load", palette: Self.palette) == nil)
  }
}
