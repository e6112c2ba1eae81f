import Testing

@testable import Benchmarking

extension BenchmarkingTests {
  @Suite struct BlockOrderTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7])
    func eachCellStandsAtEachPlaceAndFollowsEachOtherEquallyOften(size: Int) {
      let square = BlockOrder.williams(size)
      let rows = square.count
      var places: [[Int]: Int] = [:]
      var followers: [[Int]: Int] = [:]
      for row in square {
        #expect(row.sorted() == Array(0..<size))
        for (place, cell) in row.enumerated() { places[[cell, place], default: 0] += 1 }
        for (cell, next) in zip(row, row.dropFirst()) { followers[[cell, next], default: 0] += 1 }
      }
      #expect(places.count == size * size && places.values.allSatisfy { $0 == rows / size })
      #expect(followers.count == size * (size - 1) && followers.values.allSatisfy { $0 == rows / size })
    }

    @Test func everyBlockHoldsEveryCellOnceAndGroupsStayTogether() {
      let groups = [[0, 1, 2, 3, 4, 5], [6, 7, 8], [9]]
      var order = BlockOrder(groups: groups, seed: 7)
      for _ in 0..<20 {
        let block = order.next().flatMap { $0 }
        #expect(block.sorted() == Array(0..<10))
        let starts = groups.map { group in block.firstIndex(where: group.contains) ?? 0 }
        for (group, start) in zip(groups, starts) {
          #expect(Set(block[start..<start + group.count]) == Set(group))
        }
      }
    }

    @Test func theSeedDecidesTheOrder() {
      func blocks(_ seed: UInt64) -> [[Int]] {
        var order = BlockOrder(groups: [Array(0..<6), Array(6..<12)], seed: seed)
        return (0..<12).map { _ in order.next().flatMap { $0 } }
      }
      #expect(blocks(1) == blocks(1))
      #expect(blocks(1) != blocks(2))
    }

    // The first outputs for seed 1234567 as published with the reference implementation (prng.di.unimi.it, splitmix64.c).
    @Test func theGeneratorIsSplitMix64() {
      var generator = SeededGenerator(seed: 1_234_567)
      #expect(generator.next() == 6_457_827_717_110_365_317)
      #expect(generator.next() == 3_203_168_211_198_807_973)
    }
  }
}
