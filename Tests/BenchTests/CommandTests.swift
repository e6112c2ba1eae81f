import Benchmarking
import Foundation
import Testing

@testable import bench

/// A suite without nibs: the commands know suites, not what they measure.
private struct CountingSuite: BenchmarkSuite {
  let name = "count"
  let summary = "count"
  let strategies = ["up", "down"]
  let reference = "up"
  let watchedFolders: [String] = []
  let fixtures = [
    SuiteFixture(name: "Ten", summary: "ten", sizes: [("views", 10)]),
    SuiteFixture(name: "Twenty", summary: "twenty", sizes: [("views", 20)]),
  ]
  var isBroken = false

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    Benchmark(BenchmarkID(suite: name, fixture: fixture, strategy: strategy)) { { opaque(1) } }
  }

  func check(fixture: String) throws {
    if isBroken { throw Failure("up and down differ") }
  }

  func outline(fixture: String, strategy: String) throws -> String? { nil }
}

@Suite struct CommandTests {
  private static var suites: [any BenchmarkSuite] { [CountingSuite()] }

  @Test(arguments: [
    ["nonsense"], ["--bogus"], ["run", "--rounds", "none"], ["run", "extra"], ["--suite", "none"],
    ["--fixture", "Thirty"], ["--strategy", "sideways"], ["tree"], ["tree", "Thirty"],
    ["tree", "Ten", "--strategy", "x"],
    ["compare", "one"], ["compare", "a", "b", "--format", "xml"], ["export", "a"],
    ["export", "a", "--format", "xml"],
    ["chart", "a"], ["ab"], ["ab", "a", "--binaries"], ["worker"], ["--allocator", "none"], ["--seed", "-1"],
    ["list", "--rounds", "1"], ["--output", "/no/such/folder/x.csv"],
  ])
  func aWrongCommandLineIsRefusedWithStatus64(words: [String]) {
    #expect(Bench.run(words, suites: Self.suites) == 64)
  }

  @Test(arguments: [["--help"], ["help"], ["run", "--help"], ["list"], ["list", "--fixture", "t*"]])
  func whatOnlyPrintsEndsWell(words: [String]) {
    #expect(Bench.run(words, suites: Self.suites) == 0)
  }

  @Test(arguments: [
    ["compare", "/no/such.csv", "/no/such.csv"], ["export", "/no/such.csv", "--format", "jmh"],
  ])
  func aFileThatCantBeReadIsStatus2(words: [String]) {
    #expect(Bench.run(words, suites: Self.suites) == 2)
  }

  @Test func nothingIsMeasuredThatDoesntDoTheSameWork() {
    let path = NSTemporaryDirectory() + "/bench-tests-\(UUID().uuidString).csv"
    #expect(Bench.run(["--output", path], suites: [CountingSuite(isBroken: true)]) == 70)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func selectionIsTheProductOfWhatFits() throws {
    let selection = Selection(suite: nil, fixture: Glob("tw*"), strategy: nil)
    #expect(
      try selection.cells(of: Self.suites) == [
        BenchmarkID(suite: "count", fixture: "Twenty", strategy: "up"),
        BenchmarkID(suite: "count", fixture: "Twenty", strategy: "down"),
      ])
  }

  @Test func aPlanFillsItsTime() {
    let plan = SamplingPlan(processes: 10, rounds: nil, seconds: 100, batch: 1, seed: 1)
    // Ten seconds a process, half a second a block, one and a half blocks for setting up.
    #expect(plan.blocks(blockLength: 500_000_000) == 18)
    #expect(plan.blocks(blockLength: 100_000_000_000) == 3)
    #expect(SamplingPlan(processes: 10, rounds: 7, seconds: 1, batch: 1, seed: 1).blocks(blockLength: 1) == 7)
  }

  @Test func resultFilesAreNamedByDateAndCommit() {
    var circumstances = RunCircumstances.now(
      plan: .quick, allocator: .jemalloc, date: Date(timeIntervalSince1970: 0),
      state: Git.State(commit: "0123456789ab", isDirty: true))
    #expect(circumstances.run == "1970-01-01T000000Z-0123456789ab-dirty")
    circumstances.isDirty = false
    #expect(ResultFiles.runName(circumstances) == "1970-01-01T000000Z-0123456789ab")
  }
}
