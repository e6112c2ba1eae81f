import Benchmarking
import Testing

@testable import bench

@Suite struct SolverSuiteTests {
  @Test(arguments: [("Cell", 7, 28), ("Form", 61, 244), ("Grid", 501, 2_004)])
  func aSystemHasTheSizeOfItsScreen(name: String, views: Int, constraints: Int) throws {
    let system = try #require(SolverSuite.system(name))
    #expect(system.viewCount == views)
    #expect(system.rows.count == constraints)
    try SolverSuite().check(fixture: name)
  }

  /// By hand: the button ends 8 before the switch, which ends 16 before the edge; labels reach from 64 to 8 before the button.
  @Test func theCellsLabelsFillWhatIsLeft() throws {
    let solved = try SolverSystem.cell.solved()
    let label = 4 * 4
    #expect(abs(solved.solver.value(of: solved.variables[label]) - 64) < 1e-6)
    #expect(
      abs(solved.solver.value(of: solved.variables[label + 2]) - (320 - 16 - 51 - 8 - 46 - 8 - 64)) < 1e-6)
    try solved.resize(to: 500)
    #expect(
      abs(solved.solver.value(of: solved.variables[label + 2]) - (500 - 16 - 51 - 8 - 46 - 8 - 64)) < 1e-6)
  }

  /// Counted on the test's own thread: other tests allocate at the same time.
  @Test(.enabled(if: AllocationCounter.isAvailable, "this process has no allocator that counts"))
  func solvingForAnotherWidthAllocatesNothing() throws {
    for system in [SolverSystem.cell, .form, .grid] {
      let solved = try system.solved()
      for width in [system.width + 40, system.width] { try solved.resize(to: width) }
      // The first value that is asked for has all of them computed. Without optimisation that loop boxes what it reads.
      func readFirst() {
        #if !DEBUG
          _ = solved.solver.value(of: solved.variables[0])
        #endif
      }
      readFirst()
      let memory = ThreadMemory.current
      let before = memory.allocated
      for _ in 0..<100 {
        try solved.resize(to: system.width + 40)
        readFirst()
        try solved.resize(to: system.width)
        readFirst()
      }
      #expect(memory.allocated - before == 0)
    }
  }
}
