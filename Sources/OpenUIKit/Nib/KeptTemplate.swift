import Foundation
import Synchronization

/// The template that a `UINib` keeps until memory is short.
final class KeptTemplate: Sendable {
  /// A template with a coder that made its objects before and can make others. A coder is used by the one who took
  /// it out, and handed in when nobody else holds it.
  private struct Kept: @unchecked Sendable {
    var template: NibTemplate
    var coder: NibCoder?
  }

  private let stored = Mutex<Kept?>(nil)

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

  /// A coder for what is kept, nil if nothing is.
  func takeCoder() -> NibCoder? {
    stored.withLock { kept in
      guard kept != nil else { return nil }
      return kept?.coder.take() ?? kept.map { NibCoder(template: $0.template) }
    }
  }

  /// Keeps `coder` for the next load, unless an object that it made holds on to it.
  func handIn(_ coder: consuming NibCoder) {
    coder.finish()
    guard isKnownUniquelyReferenced(&coder) else { return }
    let spare = coder
    stored.withLock { kept in
      if kept?.template === spare.template { kept?.coder = spare }
    }
  }

  /// Keeps `template` until memory is short.
  func keep(_ template: NibTemplate) {
    _ = KeptTemplate.observer
    stored.withLock { $0 = Kept(template: template) }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = self }
  }

  /// The `UINib` goes.
  func forget() {
    guard stored.withLock({ $0 != nil }) else { return }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }
}
