import Benchmarking
import Foundation
import NibFixtures
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  @_spi(Phases) import OpenUIKit
#endif

/// What a load consists of.
enum LoadPhase: Int, CaseIterable {
  /// Making the owner, in the owner forms.
  case owner
  /// Name to path.
  case locate
  /// Bytes into memory.
  case read
  /// Bytes to validated archive and resolved template.
  case decode
  /// Archive to objects.
  case instantiate
  /// Outlets, collections, actions, runtime attributes.
  case connect
  /// `awakeFromNib`.
  case awake
  /// Adding and pinning the content, in the owner forms.
  case pin
  /// From the awakened objects to the view that was asked for, in the other forms.
  case find
  /// Hand-written code.
  case build
  /// The first layout.
  case layout

  var name: String { "\(self)" }
}

extension LoadingSuite {
  var phases: [String] { LoadPhase.allCases.map(\.name) }

  #if canImport(UIKit)
    /// UIKit tells nobody about its phases.
    func probe(fixture: String, strategy: String) -> PhaseProbe? { nil }
  #else
    func probe(fixture: String, strategy: String) -> PhaseProbe? {
      guard extent == .layout, let fixture = Fixture.named(fixture),
        let strategy = LoadingStrategy(rawValue: strategy), let type = fixture.rootClass as? any Loadable.Type
      else { return nil }
      return probe(type, strategy, size: fixture.size)
    }

    private func probe<View: Loadable>(_ type: View.Type, _ strategy: LoadingStrategy, size: CGSize)
      -> PhaseProbe
    {
      let load = strategy.operation(for: type, in: Fixture.bundle, size: size)
      let frame = CGRect(origin: .zero, size: size)
      let last: LoadPhase = strategy == .code ? .build : strategy.addsContainer ? .pin : .find
      return PhaseProbe(
        split: { iterations in
          let recorder = PhaseRecorder(phases: LoadPhase.allCases.count)
          UINib.phaseObserver = { recorder.end(LoadPhase($0).rawValue) }
          defer { UINib.phaseObserver = nil }
          var views: [View] = []
          views.reserveCapacity(iterations)
          for _ in 0..<iterations {
            recorder.begin()
            let view = try load()
            recorder.end(last.rawValue)
            view.layoutIfNeeded()
            recorder.end(LoadPhase.layout.rawValue)
            views.append(view)
          }
          var means = recorder.means(iterations: iterations)
          // The owner is made before the first phase begins, and no phase ends with it: its time is measured by itself, and taken off
          // the phase that it fell into.
          if strategy.addsContainer {
            let own = PhaseRecorder(phases: 1)
            var owners: [View] = []
            owners.reserveCapacity(iterations)
            own.begin()
            for _ in 0..<iterations { owners.append(View(frame: frame)) }
            own.end(0)
            let time = own.means(iterations: iterations)[0]
            let first: LoadPhase = strategy == .owner ? .instantiate : .locate
            means[LoadPhase.owner.rawValue] = time
            means[first.rawValue] = max(0, means[first.rawValue] - time)
          }
          return means
        },
        whole: { iterations in
          var views: [View] = []
          views.reserveCapacity(iterations)
          let start = Clock.wall()
          for _ in 0..<iterations {
            let view = try load()
            view.layoutIfNeeded()
            views.append(view)
          }
          return Double(Clock.wall() - start) / Double(iterations)
        })
    }
  #endif
}

#if !canImport(UIKit)
  extension LoadPhase {
    fileprivate init(_ phase: NibLoadingPhase) {
      switch phase {
      case .locate: self = .locate
      case .read: self = .read
      case .decode: self = .decode
      case .instantiate: self = .instantiate
      case .connect: self = .connect
      case .awake: self = .awake
      }
    }
  }
#endif
