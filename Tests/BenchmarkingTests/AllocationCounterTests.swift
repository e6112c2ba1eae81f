import Benchmarking
import Dispatch
import Testing

/// The count that most of 41 runs of `body` agree on: the testing library's own threads may allocate beside one.
private func quietly(_ body: () -> Void) -> AllocationCounts? {
  let all = (0..<41).compactMap { _ in AllocationCounter.count(body) }
  return all.max { first, second in
    all.count { $0 == first } < all.count { $0 == second }
  }
}

private final class Node {
  var value = opaque(1)
}

extension BenchmarkingTests {
  @Suite struct AllocationCounterTests {
    @Test func jemallocServesEveryAllocationFunction() {
      let allocator = Allocator.current
      #expect(allocator.refusal == nil)
      #expect(allocator.name == "jemalloc")
      #expect(allocator.files.count == 6)
      #expect(allocator.countsSwiftObjects)
    }

    @Test func anEmptyBodyCountsNothing() {
      #expect(
        quietly {}
          == AllocationCounts(allocations: 0, frees: 0, requested: 0, usable: 0, peak: 0, left: 0))
    }

    @Test func aThousandObjectsCountAThousand() throws {
      let counts = try #require(
        quietly {
          for _ in 0..<1_000 { keep(Node()) }
        })
      #expect(counts.allocations == 1_000)
      #expect(counts.frees == 1_000)
      // An object's header is 16 bytes, the property 8, and jemalloc's class for 24 bytes has 32.
      #expect(counts.requested == 24_000)
      #expect(counts.usable == 32_000)
      #expect(counts.peak == 32)
      #expect(counts.left == 0)
    }

    @Test func objectsOfAnotherThreadCountToo() throws {
      let queue = DispatchQueue(label: "other")
      // The first block starts the queue's thread, which allocates.
      queue.sync {}
      let start = DispatchSemaphore(value: 0)
      let end = DispatchSemaphore(value: 0)
      queue.async {
        for _ in 0..<41 {
          start.wait()
          for _ in 0..<1_000 { keep(Node()) }
          end.signal()
        }
      }
      let counts = try #require(
        quietly {
          start.signal()
          end.wait()
        })
      #expect(counts.allocations == 1_000)
    }

    @Test func whatIsKeptIsLeft() throws {
      var nodes: [Node] = []
      nodes.reserveCapacity(2_000)
      let counts = try #require(
        quietly {
          for _ in 0..<10 { nodes.append(Node()) }
        })
      #expect(counts.allocations == 10)
      #expect(counts.frees == 0)
      #expect(counts.left == 320)
      #expect(counts.peak == 320)
      keep(nodes)
    }

    @Test func thePeakIsTheMostAliveAtOnce() throws {
      let counts = try #require(
        quietly {
          for _ in 0..<5 { UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16).deallocate() }
        })
      #expect(counts.allocations == 5)
      #expect(counts.peak == 4_096)
      #expect(counts.usable == 5 * 4_096)
    }
  }
}
