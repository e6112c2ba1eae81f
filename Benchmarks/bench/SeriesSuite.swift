import BenchmarkReport
import Benchmarking
import Foundation
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Generated layouts from two views to 20,000: whether a view's cost depends on how many there are.
struct SeriesSuite: BenchmarkSuite {
  /// Numbers of views.
  static let viewCounts = [2, 20, 60, 200, 500, 2_000, 20_000]

  private static let ways: [LoadingStrategy] = [.byName, .template, .code]
  private static let folderName = "series"

  let name = "series"
  let summary = "make a view tree of a generated layout"
  let reference = LoadingStrategy.template.rawValue
  let unit: String? = "views"
  let watchedFolders: [String]
  private let trees: [SeriesTree]
  private let bundle: Bundle

  var strategies: [String] { Self.ways.map(\.rawValue) }

  var fixtures: [SuiteFixture] {
    trees.map {
      SuiteFixture(
        name: Self.name(of: $0), summary: "\($0.viewCount) views", sizes: [("views", $0.viewCount)])
    }
  }

  /// All cells.
  var cells: [BenchmarkID] {
    fixtures.flatMap { fixture in
      strategies.map { BenchmarkID(suite: name, fixture: fixture.name, strategy: $0) }
    }
  }

  /// Generates the nibs within `folder`, the folder of a worker's orders.
  static func generated(in folder: String, viewCounts: [Int] = viewCounts) throws -> SeriesSuite {
    let folder = "\(folder)/\(folderName)"
    try AtomicFile.makeFolder(folder)
    for count in viewCounts {
      let tree = SeriesTree(viewCount: count)
      try Data(tree.nib()).write(to: URL(filePath: "\(folder)/\(name(of: tree)).nib"))
    }
    return try SeriesSuite(in: folder, viewCounts: viewCounts)
  }

  /// The suite that a parent left beside a worker's orders; nil if it left none.
  static func besides(_ orders: String) throws -> SeriesSuite? {
    let folder = "\((orders as NSString).deletingLastPathComponent)/\(folderName)"
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    return try SeriesSuite(in: folder, viewCounts: viewCounts)
  }

  private init(in folder: String, viewCounts: [Int]) throws(Failure) {
    guard let bundle = Bundle(path: folder) else { throw Failure("\(folder) can't be opened as a bundle.") }
    self.bundle = bundle
    watchedFolders = [folder]
    trees = viewCounts.map(SeriesTree.init)
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let tree = tree(fixture), let strategy = LoadingStrategy(rawValue: strategy),
      Self.ways.contains(strategy)
    else { return nil }
    let id = BenchmarkID(suite: name, fixture: fixture, strategy: strategy.rawValue)
    return Benchmark(id) { operation(tree, strategy) }
  }

  /// Proves that the strategies make the same tree, and of so many views.
  func check(fixture: String) throws {
    guard let tree = tree(fixture) else { throw Failure("there is no fixture “\(fixture)”.") }
    let reference = tree.makeInCode()
    let count = Self.count(reference)
    guard count == tree.viewCount else { throw Failure("code makes \(count) views.") }
    let lines = reference.outline.split(separator: "\n")
    for strategy in Self.ways where strategy != .code {
      let own = try operation(tree, strategy)().outline.split(separator: "\n")
      if let (line, wanted) = zip(own, lines).first(where: { $0 != $1 }) {
        throw Failure("\(strategy.rawValue) makes another tree than code: “\(line)” instead of “\(wanted)”")
      }
      guard own.count == lines.count else {
        throw Failure("\(strategy.rawValue) makes another tree than code: \(own.count) views.")
      }
    }
  }

  func outline(fixture: String, strategy: String) throws -> String? {
    guard let tree = tree(fixture), let strategy = LoadingStrategy(rawValue: strategy) else { return nil }
    return try operation(tree, strategy)().outline
  }

  private func operation(_ tree: SeriesTree, _ strategy: LoadingStrategy) -> () throws -> UIView {
    let nibName = Self.name(of: tree)
    let bundle = bundle
    switch strategy {
    case .code: return { tree.makeInCode() }
    case .template:
      let template = UINib(nibName: nibName, bundle: bundle)
      return { try Self.root(of: template.instantiate(withOwner: nil, options: nil)) }
    default:
      return { try Self.root(of: bundle.loadNibNamed(nibName, owner: nil, options: nil)) }
    }
  }

  private func tree(_ name: String) -> SeriesTree? { trees.first { Self.name(of: $0) == name } }

  private static func name(of tree: SeriesTree) -> String { "Views\(tree.viewCount)" }

  private static func root(of contents: [Any]?) throws -> UIView {
    guard let view = contents?.first as? UIView else { throw Failure("the nib holds no view.") }
    return view
  }

  private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
