import BenchmarkReport
import Benchmarking
import Foundation
import Testing

@testable import bench

@Suite struct PageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// README's figures are those of the results file that it names. `bench readme` makes them so.
  @Test func theReadmeAgreesWithItsResults() throws {
    guard let bytes = AtomicFile.read(Self.root + "/README.md") else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard Page.isMarked(text) else { return }
    #expect(try Page(text, root: Self.root).renewed(suites: Suites.all) == text)
  }

  private static func withResults(_ body: (String) throws -> Void) throws {
    var circumstances = Circumstances()
    circumstances.run = "r"
    circumstances.commit = "abc"
    circumstances.date = "2026-01-02T03:04:05Z"
    let row = ResultRow(
      circumstances: circumstances, id: BenchmarkID(suite: "load", fixture: "Size2", strategy: "template"),
      measure: .allocations, value: 12)
    let path = NSTemporaryDirectory() + "/page-\(UUID().uuidString).csv"
    try AtomicFile.write(Results(rows: [row]).csv, to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func markedPlacesAreFilledAndTheRestIsKept() throws {
    try Self.withResults { path in
      let page = """
        # Title
        <!-- bench:file -->
        old
        <!-- bench:end -->
        between
        <!-- bench:columns -->
        <!-- bench:end -->
        end

        """
      let once = try Page(page, source: path).renewed(suites: [])
      #expect(once.hasPrefix("# Title\n<!-- bench:file -->\n`\(path)`: commit abc, 2026-01-02, "))
      #expect(once.contains("| `estimates` |"))
      #expect(once.hasSuffix("<!-- bench:end -->\nend\n"))
      #expect(once.contains("<!-- bench:end -->\nbetween\n<!-- bench:columns -->"))
      // A filled page names its file, and filling it again changes nothing.
      #expect(try Page(once).renewed(suites: []) == once)
    }
  }

  @Test(arguments: [
    "<!-- bench:nonsense -->\n<!-- bench:end -->", "<!-- bench:columns -->\n",
    "<!-- bench:time:load -->\n<!-- bench:end -->",
  ])
  func aPlaceThatCantBeFilledIsNamed(page: String) throws {
    try Self.withResults { path in
      let error = #expect(throws: Failure.self) { try Page(page, source: path).renewed(suites: []) }
      #expect(error?.description.contains("bench:") == true)
    }
  }

  @Test func aPageThatNamesNoFileNeedsOne() {
    #expect(throws: Failure.self) { try Page("text") }
  }
}
