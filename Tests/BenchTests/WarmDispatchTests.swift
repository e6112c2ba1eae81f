import Benchmarking
import Testing

@testable import bench

/// What an event costs once it was sent before: target, action and delegate are looked up, nothing is made.
@Suite struct WarmDispatchTests {
  /// Other tests allocate at the same time, and all threads are counted: what counts is that a dispatch without any is seen at all.
  @Test(
    "A warm dispatch allocates nothing",
    .enabled(if: AllocationCounter.isAvailable, "this process has no allocator that counts"),
    arguments: ["subclass", "extension", "cached-cast", "closure"], ["scroll", "table", "collection"])
  func warmDispatchAllocatesNothing(design: String, host: String) throws {
    for work in ["fire", "miss", "unheard", "dead"] {
      let benchmark = try #require(RefreshSuite().benchmark(fixture: "\(host)-\(work)", strategy: design))
      let operation = try benchmark.prepare()
      for _ in 0..<3 { try operation.once() }
      var least = Int.max
      for _ in 0..<500 where least > 0 {
        least = min(least, try AllocationCounter.count(operation.once)?.allocations ?? Int.max)
      }
      #expect(least == 0, "\(host)-\(work)")
    }
  }
}
