import Benchmarking
import Testing

extension BenchmarkingTests {
  /// That counts are exact is tested by BenchTests, in a process of its own: here the tests of all modules share one, and allocate.
  @Suite struct AllocationCounterTests {
    @Test func jemallocServesEveryAllocationFunction() {
      let allocator = Allocator.current
      #expect(allocator.refusal == nil)
      #expect(allocator.name == "jemalloc")
      #expect(allocator.files.count == 6)
      #expect(allocator.countsSwiftObjects)
    }

    @Test func aThrowingBodyLeavesNoHooks() {
      struct Failure: Error {}
      #expect(throws: Failure.self) { try AllocationCounter.count { throw Failure() } }
      #expect(AllocationCounter.count {} != nil)
    }
  }
}
