import Foundation
import Testing

@testable import bench

@Suite struct SeriesSuiteTests {
  @Test(arguments: [1, 2, 3, 11, 12, 60, 500])
  func allStrategiesMakeTheSameTreeOfAsManyViews(count: Int) throws {
    let folder = NSTemporaryDirectory() + "/series-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let suite = try SeriesSuite.generated(in: folder, viewCounts: [count])
    try suite.check(fixture: "Views\(count)")
    let outline = try #require(try suite.outline(fixture: "Views\(count)", strategy: "template"))
    #expect(outline.split(separator: "\n").count == count)
  }

  @Test(arguments: [
    ["--series", "extra"], ["--series", "--series"], ["--series", "--fixture", "x"],
    ["run", "--series", "--rounds", "0"],
    ["list", "--series"],
  ])
  func aWrongCommandLineIsRefusedWithStatus64(words: [String]) {
    #expect(Bench.run(words, suites: []) == 64)
  }
}
