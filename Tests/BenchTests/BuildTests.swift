import Foundation
import Testing

@testable import bench

@Suite struct BuildTests {
  @Test func aLinkIsRepeatedWithOtherOutputAndOrder() throws {
    let line =
      "/usr/bin/swiftc -L /a/.build -o /a/.build/release/bench -emit-executable -Xlinker '-rpath=$ORIGIN' @/a/list -v"
    let command = try #require(LinkCommand(line: line[...], product: "bench"))
    #expect(
      command.arguments(order: 7, output: "/b/bench-007") == [
        "/usr/bin/swiftc", "-L", "/a/.build", "-o", "/b/bench-007", "-emit-executable", "-Xlinker",
        "-rpath=$ORIGIN", "@/a/list", "-use-ld=lld", "-Xlinker", "--shuffle-sections=.text.*=7", "-Xlinker",
        "-s",
      ])
  }

  @Test(arguments: [
    "", "[3/4] Compiling bench ABCommand.swift", "swiftc -emit-executable -o /a/release/ibcompile @/a/list",
    "swiftc -emit-module -o /a/release/bench", "swiftc -emit-executable -o",
  ])
  func otherLinesAreNoLink(line: String) {
    #expect(LinkCommand(line: line[...], product: "bench") == nil)
  }

  // As sh reads them.
  @Test(arguments: [
    ("a  b", ["a", "b"]), ("'a b' c", ["a b", "c"]), (#"a\ b 'c\d'"#, ["a b", #"c\d"#]), ("''", [""]),
    ("x'y z'w", ["xy zw"]),
  ])
  func wordsAreSplitAsAShellDoes(line: String, words: [String]) {
    #expect(LinkCommand.words(line[...]) == words)
  }

  @Test func anOpenQuoteIsNoLine() {
    #expect(LinkCommand.words("a 'b") == nil)
    #expect(LinkCommand.words(#"a\"#) == nil)
  }

  @Test func aFolderOfProgramsIsOneBuildWhosePairsTakeTurns() throws {
    let folder = NSTemporaryDirectory() + "/build-tests-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(throws: UsageError.self) { try Build(at: folder) }
    #expect(throws: UsageError.self) { try Build(at: folder + "/none") }
    let paths = [2, 10, 1].map { Build.path(in: folder, $0) } + ["\(folder)/bench-notes.txt"]
    for path in paths {
      let mode = path.hasSuffix("txt") ? 0o644 : 0o755
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: Data("x".utf8), attributes: [.posixPermissions: mode]))
    }
    let build = try Build(at: folder)
    let names = (0..<4).map { (build.program(ofPair: $0) as NSString).lastPathComponent }
    #expect(names == ["bench-001", "bench-002", "bench-010", "bench-001"])
    #expect(try Build(at: paths[0]).programs == [paths[0]])
  }
}
