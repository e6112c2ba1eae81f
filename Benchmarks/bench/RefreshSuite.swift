import Benchmarking
import RefreshDesigns

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The designs for pull-to-refresh: what setting one up costs, and what an event costs.
struct RefreshSuite: BenchmarkSuite {
  /// What one operation does.
  enum Work: String, CaseIterable {
    /// Make a view in code, make it refreshable, connect the listener.
    case make
    /// The same with the view from a kept nib.
    case load
    /// Fire the control; the listener hears it.
    case fire
    /// Fire the control; the delegate isn't one that hears of refreshes.
    case miss
    /// Fire the control; there is no delegate.
    case unheard
    /// Fire the control; the delegate is gone.
    case dead
    /// Connect the other of two listeners.
    case churn
    /// Set a delegate and fire: the first time in a process, the delegate's class was never cast before (`bench cold`).
    case cast

    var summary: String {
      switch self {
      case .make: "make a view in code, make it refreshable, connect a listener"
      case .load: "the same with a view from a kept nib"
      case .fire: "fire the control once, a listener hears it"
      case .miss: "fire the control, the delegate doesn't hear of refreshes"
      case .unheard: "fire the control, there is no delegate"
      case .dead: "fire the control, the delegate is gone"
      case .churn: "connect another listener"
      case .cast: "set a delegate and fire; cold: of a class never cast before"
      }
    }
  }

  let name = "refresh"
  let summary = "pull-to-refresh: set-up and dispatch"
  let reference = RefreshDesign.subclass.rawValue
  var strategies: [String] { RefreshDesign.allCases.map(\.rawValue) }
  let watchedFolders: [String] = []

  var fixtures: [SuiteFixture] {
    RefreshHost.allCases.flatMap { host in
      Work.allCases.map {
        SuiteFixture(name: "\(host.rawValue)-\($0.rawValue)", summary: $0.summary, sizes: [])
      }
    }
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let (host, work) = Self.parts(of: fixture), let design = RefreshDesign(rawValue: strategy) else {
      return nil
    }
    let id = BenchmarkID(suite: name, fixture: fixture, strategy: strategy)
    switch work {
    case .make:
      return Benchmark(id) {
        let listener = RefreshCounter()
        return {
          let view = design.makeView(host)
          design.setUp(view, listener: listener)
          design.connect(view, to: listener)
          return view
        }
      }
    case .load:
      return Benchmark(id) {
        let listener = RefreshCounter()
        let template = design.template(host)
        return {
          let view = try Self.view(from: template)
          design.setUp(view, listener: listener)
          design.connect(view, to: listener)
          return view
        }
      }
    case .fire:
      let listener = RefreshCounter()
      return firing(id, design, host, listener: listener) { design.connect($0, to: listener) }
    case .miss:
      let delegate = DeafDelegate()
      return firing(id, design, host, keeping: delegate) { RefreshDesign.setDelegate(delegate, of: $0) }
    case .unheard:
      return firing(id, design, host) { design.connect($0, to: nil) }
    case .dead:
      return firing(id, design, host) { design.connect($0, to: RefreshCounter()) }
    case .churn:
      return Benchmark(id) {
        let listeners = [RefreshCounter(), RefreshCounter()]
        let view = design.makeView(host)
        design.setUp(view, listener: listeners[0])
        var turn = 0
        return {
          turn ^= 1
          design.connect(view, to: listeners[turn])
        }
      }
    case .cast:
      // The other designs cast nothing.
      guard design == .castOnFire || design == .castOnce, let type = ColdListener.classes.last else {
        return nil
      }
      return Benchmark(id) {
        let view = design.makeView(host)
        design.setUp(view)
        let control = try Self.control(of: view)
        // What the process pays once for its first cast of all isn't the class's.
        for type in ColdListener.classes.prefix(10) {
          let other = type.init()
          RefreshDesign.setDelegate(other, of: view)
          control.sendActions(for: .valueChanged)
          keep(other)
        }
        let listener = type.init()
        return {
          RefreshDesign.setDelegate(listener, of: view)
          control.sendActions(for: .valueChanged)
          keep(listener)
          keep(view)
        }
      }
    }
  }

  private static func control(of view: UIScrollView) throws -> UIRefreshControl {
    guard let control = view.refreshControl else { throw Failure("a view has no refresh control") }
    return control
  }

  /// A benchmark that fires the control of a view that was set up and connected.
  private func firing(
    _ id: BenchmarkID, _ design: RefreshDesign, _ host: RefreshHost, listener: RefreshCounter? = nil,
    keeping delegate: AnyObject? = nil, connect: @escaping (UIScrollView) -> Void
  ) -> Benchmark {
    Benchmark(id) {
      let view = design.makeView(host)
      design.setUp(view, listener: listener)
      connect(view)
      let control = try Self.control(of: view)
      return {
        control.sendActions(for: .valueChanged)
        // What the view only refers to weakly stays alive for as long as it is fired.
        keep(view)
        keep(delegate)
        keep(listener)
      }
    }
  }

  func check(fixture: String) throws {
    guard let (host, work) = Self.parts(of: fixture) else { return }
    for design in RefreshDesign.allCases {
      let listener = RefreshCounter()
      let view = work == .load ? try Self.view(from: design.template(host)) : design.makeView(host)
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      view.simulatePullToRefresh()
      guard listener.count == 1, listener.lastView === view else {
        throw Failure("after one pull, \(design.rawValue) has told its listener \(listener.count) times")
      }
    }
  }

  func outline(fixture: String, strategy: String) throws -> String? {
    guard let (host, _) = Self.parts(of: fixture), let design = RefreshDesign(rawValue: strategy) else {
      return nil
    }
    let view = design.makeView(host)
    design.setUp(view, listener: nil)
    return view.outline
  }

  private static func view(from template: UINib) throws -> UIScrollView {
    let contents = try template.instantiateContents(withOwner: nil, options: nil)
    guard let view = contents.lazy.compactMap({ $0 as? UIScrollView }).first else {
      throw Failure("the nib holds no scroll view")
    }
    return view
  }

  private static func parts(of fixture: String) -> (RefreshHost, Work)? {
    let parts = fixture.split(separator: "-").map(String.init)
    guard parts.count == 2, let host = RefreshHost(rawValue: parts[0]), let work = Work(rawValue: parts[1])
    else {
      return nil
    }
    return (host, work)
  }
}
