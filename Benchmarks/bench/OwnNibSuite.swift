import BenchmarkReport
import Benchmarking
import Foundation
import NibLoaders

/// The ways of loading a view, on nibs of the user's; and load with first layout, by the kept template alone, since what a layout costs
/// doesn't depend on where the views came from.
struct OwnNibSuite: BenchmarkSuite {
  /// What a bundle's folder says about its nibs.
  private struct Contents: Codable {
    var nibs: [OwnNib]
    var outlets: StandInOutlets
  }

  private static let folderName = "nibs"
  private static let contentsName = "contents.json"

  let extent: LoadingSuite.Extent
  let watchedFolders: [String]
  let nibs: [OwnNib]
  private let bundle: Bundle
  private let positions: [String: Int]

  var name: String { extent == .load ? "nib" : "nib-layout" }

  var summary: String {
    "make a view tree from a nib of one's own" + (extent == .load ? "" : " and lay it out for the first time")
  }

  var strategies: [String] { LoadingStrategy.allCases.filter { $0 != .code }.map(\.rawValue) }
  var reference: String { LoadingStrategy.template.rawValue }

  var fixtures: [SuiteFixture] {
    nibs.map {
      SuiteFixture(
        name: $0.name, summary: $0.nibName,
        sizes: [
          ("views", $0.views), ("constraints", $0.constraints), ("connections", $0.connections),
          ("bytes", $0.bytes),
        ])
    }
  }

  /// All cells.
  var cells: [BenchmarkID] {
    nibs.flatMap { nib in
      strategies(of: nib).map { BenchmarkID(suite: name, fixture: nib.name, strategy: $0) }
    }
  }

  private func strategies(of nib: OwnNib) -> [String] {
    extent == .load ? nib.strategies : nib.keptStrategy.map { [$0] } ?? []
  }

  /// The folder for the nibs that workers with orders in `folder` measure.
  static func folder(in folder: String) -> String { "\(folder)/\(folderName)" }

  /// The suites that a parent left beside a worker's orders; none if it left nothing.
  static func besides(_ orders: String) throws -> [OwnNibSuite] {
    let folder = Self.folder(in: (orders as NSString).deletingLastPathComponent)
    guard let bytes = AtomicFile.read("\(folder)/\(contentsName)") else { return [] }
    let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    contents.outlets.declare()
    return try suites(contents.nibs, in: folder)
  }

  /// The suites of nibs in a folder: loads, then loads with layout.
  static func suites(_ nibs: [OwnNib], in folder: String) throws(Failure) -> [OwnNibSuite] {
    [try OwnNibSuite(.load, nibs, in: folder), try OwnNibSuite(.layout, nibs, in: folder)]
  }

  /// A suite of nibs in a folder.
  init(_ extent: LoadingSuite.Extent, _ nibs: [OwnNib], in folder: String) throws(Failure) {
    guard let bundle = Bundle(path: folder) else { throw Failure("\(folder) can't be opened as a bundle.") }
    self.extent = extent
    self.nibs = nibs
    self.bundle = bundle
    watchedFolders = [folder]
    positions = Dictionary(nibs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Leaves the suite to workers.
  func write(outlets: StandInOutlets) throws {
    let data = try JSONEncoder().encode(Contents(nibs: nibs, outlets: outlets))
    try AtomicFile.write(
      String(decoding: data, as: UTF8.self), to: "\(watchedFolders[0])/\(Self.contentsName)")
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let position = positions[fixture] else { return nil }
    let nib = nibs[position]
    guard strategies(of: nib).contains(strategy) else { return nil }
    let extent = extent
    let bundle = bundle
    return Benchmark(BenchmarkID(suite: name, fixture: fixture, strategy: strategy)) {
      guard let load = nib.operation(strategy, in: bundle) else {
        throw Failure("\(strategy) doesn't apply to \(fixture).")
      }
      if extent == .load { return load }
      return {
        let made = try load()
        OwnNib.view(of: made)?.layoutIfNeeded()
        return made
      }
    }
  }

  func check(fixture: String) throws {}

  func outline(fixture: String, strategy: String) throws -> String? { nil }
}
