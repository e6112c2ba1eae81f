import Benchmarking
import Foundation
import NibFixtures
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The ways of loading a view, on every layout of the catalogue.
struct LoadingSuite: BenchmarkSuite {
  /// How far an operation goes.
  enum Extent: String {
    /// A view tree.
    case load
    /// A view tree after its first layout.
    case layout
  }

  let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  var name: String { extent.rawValue }

  var summary: String {
    switch extent {
    case .load: "make a view tree; dequeue makes \(Dequeuing.count) cells of a table view"
    case .layout: "make a view tree and lay it out for the first time"
    }
  }

  var strategies: [String] {
    LoadingStrategy.allCases.map(\.rawValue) + (extent == .load ? [Dequeuing.strategy] : [])
  }

  var reference: String { LoadingStrategy.template.rawValue }

  var watchedFolders: [String] { [Fixture.bundle.resourcePath ?? Fixture.bundle.bundlePath] }

  var highlights: [String] {
    ["Size2", "Size20", "Size100", "Month", "ContactCell", "ProfileHeader", "SignInForm", "Settings"]
  }

  var fixtures: [SuiteFixture] {
    Fixture.all.map {
      SuiteFixture(
        name: $0.name, summary: $0.stresses,
        sizes: [
          ("views", $0.viewCount), ("constraints", $0.constraintCount), ("connections", $0.connectionCount),
        ])
    }
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    if strategy == Dequeuing.strategy, extent == .load { return Dequeuing.benchmark(fixture, suite: name) }
    guard let fixture = Fixture.named(fixture), let strategy = LoadingStrategy(rawValue: strategy),
      let type = fixture.rootClass as? any Loadable.Type
    else { return nil }
    let id = BenchmarkID(suite: name, fixture: fixture.name, strategy: strategy.rawValue)
    return benchmark(id, type, strategy, size: fixture.size)
  }

  /// A function of its own, since it opens the existential: the timed closure returns the view class itself.
  private func benchmark<View: Loadable>(
    _ id: BenchmarkID, _ type: View.Type, _ strategy: LoadingStrategy, size: CGSize
  ) -> Benchmark {
    switch extent {
    case .load:
      #if INJECTED_SLOWDOWN || INJECTED_SLOWDOWN_OF_ONE
        if strategy == .template {
          return Benchmark(id) {
            let load = strategy.operation(for: type, in: Fixture.bundle, size: size)
            let injection = try Injection(of: load)
            return {
              injection.work()
              return try load()
            }
          }
        }
      #endif
      return Benchmark(id) { strategy.operation(for: type, in: Fixture.bundle, size: size) }
    case .layout:
      return Benchmark(id) {
        let load = strategy.operation(for: type, in: Fixture.bundle, size: size)
        return {
          let view = try load()
          view.layoutIfNeeded()
          return view
        }
      }
    }
  }

  func check(fixture name: String) throws {
    guard let fixture = Fixture.named(name) else { throw Failure("there is no fixture “\(name)”.") }
    let reference = try LoadedTree(view(fixture: fixture, strategy: .code), isOwner: false)
    guard fixture.connectionCount == 0 || reference.outlets.contains(where: { !$0.hasSuffix("nil") }) else {
      throw Failure("code sets no outlet")
    }
    for strategy in LoadingStrategy.allCases where strategy != .code {
      let view = try view(fixture: fixture, strategy: strategy)
      let tree = try LoadedTree(view, isOwner: strategy.addsContainer)
      if let difference = tree.difference(from: reference) {
        throw Failure("\(strategy.rawValue) makes another tree than code: \(difference)")
      }
    }
    if extent == .load { try Dequeuing.check(fixture, against: reference) }
  }

  func outline(fixture: String, strategy: String) throws -> String? {
    if strategy == Dequeuing.strategy { return try Dequeuing.cells(fixture).first?.outline }
    guard let fixture = Fixture.named(fixture), let strategy = LoadingStrategy(rawValue: strategy) else {
      return nil
    }
    return try view(fixture: fixture, strategy: strategy).outline
  }

  func picture(fixture: String, strategy: String) throws -> String? {
    guard let fixture = Fixture.named(fixture), let strategy = LoadingStrategy(rawValue: strategy) else {
      return nil
    }
    let view = try view(fixture: fixture, strategy: strategy)
    view.layoutIfNeeded()
    return WireframeRenderer.svg(of: view)
  }

  private func view(fixture: Fixture, strategy: LoadingStrategy) throws -> UIView {
    guard let type = fixture.rootClass as? any Loadable.Type else {
      throw Failure("\(fixture.name)'s class isn't loadable.")
    }
    func make<View: Loadable>(_ type: View.Type) throws -> UIView {
      let view = try strategy.operation(for: type, in: Fixture.bundle, size: fixture.size)()
      if extent == .layout { view.layoutIfNeeded() }
      return view
    }
    return try make(type)
  }
}

/// What a class must be to be loaded in every way.
typealias Loadable = NibLoadable & NibOwnerLoadable & CodeBuilt
