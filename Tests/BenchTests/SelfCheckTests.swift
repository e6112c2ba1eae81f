import Benchmarking
import Foundation
import Testing

@Suite struct SelfCheckTests {
  /// In a process of its own, since nothing else may allocate there.
  @Test func countsAreExact() throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let bench = products.appending(path: "bench").path
    try #require(FileManager.default.isExecutableFile(atPath: bench))
    var lines: [String] = []
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let ending = try FreshProcess(executable: bench, arguments: ["--self-check"], environment: environment)
      .run {
        lines.append(String($0))
        return true
      }
    #expect(ending == .exited(0))
    let found = lines.filter { $0.hasPrefix("counting") }.map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(
      found == [
        "counting nothing 0 allocations, 0 frees, peak 0 B, left 0 B",
        "counting 1,000 objects 1000 allocations, 1000 frees, peak 32 B, left 0 B",
        "counting one byte more 101 B after 100 B",
        "counting 1,000 objects on another thread 1000 allocations, 1000 frees, peak 32 B, left 0 B",
        "counting an object that stays 1 allocations, 0 frees, peak 32 B, left 32 B",
        "counting an object every other time unstable",
      ])
  }
}
