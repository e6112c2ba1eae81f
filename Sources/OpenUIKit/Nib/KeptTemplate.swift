import Foundation
import Synchronization

/// The template that a `UINib` keeps until memory is short.
final class KeptTemplate: Sendable {
  private let template = Mutex<NibTemplate?>(nil)
  /// A coder that made the template's objects before and can make others, owned by this address; 0 while it is in use,
  /// and before. Taking it out and handing it in are one atomic step each.
  private let spare = Atomic<UInt>(0)
  /// How often memory was short: a coder from before isn't kept.
  private let generation = Atomic(0)

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
      for kept in all { kept.drop() }
    }
    return true
  }()

  deinit { dropSpare() }

  /// A coder for what is kept, nil if nothing is. Whoever takes it owns it, and hands it in afterwards.
  func takeCoder() -> Unmanaged<NibCoder>? {
    let address = spare.exchange(0, ordering: .acquiring)
    if let pointer = UnsafeRawPointer(bitPattern: address) { return Unmanaged.fromOpaque(pointer) }
    // Before the template is looked at: if it is dropped meanwhile, its coder isn't kept.
    let generation = generation.load(ordering: .acquiring)
    guard let template = template.withLock({ $0 }) else { return nil }
    return Unmanaged.passRetained(NibCoder(template: template, generation: generation))
  }

  /// Keeps `template` until memory is short, and gives its first coder, to be handed in.
  func keep(_ template: NibTemplate) -> Unmanaged<NibCoder> {
    _ = KeptTemplate.observer
    let generation = generation.load(ordering: .acquiring)
    self.template.withLock { $0 = template }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = self }
    return Unmanaged.passRetained(NibCoder(template: template, generation: generation))
  }

  /// Takes back a coder, and keeps it for the next load unless an object that it made holds on to it.
  func handIn(_ coder: Unmanaged<NibCoder>) {
    let generation = coder._withUnsafeGuaranteedRef {
      $0.finish()
      return $0.generation
    }
    guard Self.isOnlyReference(coder), generation == self.generation.load(ordering: .acquiring) else {
      return coder.release()
    }
    let address = UInt(bitPattern: coder.toOpaque())
    let isKept = spare.compareExchange(expected: 0, desired: address, ordering: .sequentiallyConsistent)
      .exchanged
    if !isKept { coder.release() }
    // Memory became short in between, and the coder was perhaps not there yet to be dropped.
    if generation != self.generation.load(ordering: .sequentiallyConsistent) { dropSpare() }
  }

  private static func isOnlyReference(_ coder: Unmanaged<NibCoder>) -> Bool {
    var address = coder.toOpaque()
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: NibCoder.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }

  /// Memory is short.
  private func drop() {
    // In this order, so that no coder of what is dropped bears the new number.
    template.withLock { $0 = nil }
    generation.add(1, ordering: .sequentiallyConsistent)
    dropSpare()
  }

  private func dropSpare() {
    let address = spare.exchange(0, ordering: .sequentiallyConsistent)
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
    Unmanaged<NibCoder>.fromOpaque(pointer).release()
  }

  /// The `UINib` goes.
  func forget() {
    guard template.withLock({ $0 != nil }) else { return }
    KeptTemplate.all.withLock { $0[ObjectIdentifier(self)] = nil }
  }
}
