import Benchmarking
import Testing

@testable import bench

/// What an event costs once it was sent before: target, action and delegate are looked up, nothing is made.
@Suite struct WarmDispatchTests {
  /// Counted on the test's own thread: other tests allocate at the same time.
  @Test(
    "A warm dispatch allocates nothing",
    .enabled(if: AllocationCounter.isAvailable, "this process has no allocator that counts"),
    arguments: ["subclass", "extension", "cached-cast", "closure"], ["scroll", "table", "collection"])
  func warmDispatchAllocatesNothing(design: String, host: String) throws {
    for work in ["fire", "miss", "unheard", "dead"] {
      let benchmark = try #require(RefreshSuite().benchmark(fixture: "\(host)-\(work)", strategy: design))
      let operation = try benchmark.prepare()
      for _ in 0..<3 { try operation.once() }
      let memory = ThreadMemory.current
      let before = memory.allocated
      for _ in 0..<100 { try operation.once() }
      #expect(memory.allocated - before == 0, "\(host)-\(work)")
    }
  }
}
