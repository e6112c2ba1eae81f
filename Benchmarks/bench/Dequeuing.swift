import Benchmarking
import NibFixtures
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The everyday form of a kept template: a table view that makes cells from a registered nib. None is given back to be reused, so
/// every dequeuing makes one.
enum Dequeuing {
  /// The name in results, and on the command line.
  static let strategy = "dequeue"
  /// Cells of one operation: about what scrolling through a long list takes, if none were reused.
  static let count = 100

  /// The cell of a fixture; nil where the fixture is no table view's cell.
  static func benchmark(_ fixture: String, suite: String) -> Benchmark? {
    guard let type = cellType(fixture) else { return nil }
    return benchmark(BenchmarkID(suite: suite, fixture: fixture, strategy: strategy), type)
  }

  /// The cells that an operation makes; none where the fixture is no table view's cell.
  static func cells(_ fixture: String) throws -> [UIView] {
    guard let type = cellType(fixture) else { return [] }
    func make<Cell: NibReusable>(_ type: Cell.Type) throws -> [UIView] {
      try type.dequeueOperation(count: count, in: Fixture.bundle)()
    }
    return try make(type)
  }

  /// Proves that all cells are such as `reference` describes, and different ones.
  static func check(_ fixture: Fixture, against reference: LoadedTree) throws {
    let cells = try cells(fixture.name)
    guard cells.isEmpty || Set(cells.map(ObjectIdentifier.init)).count == count else {
      throw Failure("\(strategy) gives a cell twice")
    }
    for cell in cells {
      if let difference = try LoadedTree(cell, isOwner: false).difference(from: reference) {
        throw Failure("\(strategy) makes another tree than code: \(difference)")
      }
    }
  }

  private static func cellType(_ fixture: String) -> (any NibReusable.Type)? {
    Fixture.named(fixture)?.rootClass as? any NibReusable.Type
  }

  private static func benchmark<Cell: NibReusable>(_ id: BenchmarkID, _ type: Cell.Type) -> Benchmark {
    Benchmark(id) { type.dequeueOperation(count: count, in: Fixture.bundle) }
  }
}
