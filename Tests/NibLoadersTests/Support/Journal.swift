import Synchronization

/// What happened, in order. UIKit calls some methods of views without saying on which actor, so it belongs to none.
final class Journal: Sendable {
  private let entries = Mutex<[String]>([])

  /// Writes down what happens now.
  func add(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// All that was written since the last time.
  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
