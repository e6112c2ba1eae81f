import Foundation
import Synchronization

/// The template that a `UINib` keeps until memory is short.
final class KeptTemplate: Sendable {
  private let stored = Mutex<NibTemplate?>(nil)

  // All that is kept in the process, for the memory warning. One observer serves them all: a `UINib` of one call,
  // as by-name loads make it, mustn't pay for a registration of its own.
  private static let all = Mutex<[ObjectIdentifier: KeptTemplate]>([:])
  private static let observer: Bool = {
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      let all = KeptTemplate.all.withLock { all in
        defer { all = [:] }
        return Array(all.values)
      }
      for kept in all { kept.stored.withLock { $0 = nil } }
    }
    return true
  }()

  /// What is kept.
  var template: NibTemplate? { stored.withLock { $0 } }

  /// Keeps `template` until memory is short.
  func keep(_ template: NibTemplate) {
    _ = KeptTemplate.observer
    stored.withLock { $0 = template }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = self }
  }

  /// The `UINib` goes.
  func forget() {
    guard stored.withLock({ $0 }) != nil else { return }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }
}
