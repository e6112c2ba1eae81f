import Foundation
import Synchronization

/// Where the toolkit says what UIKit would log: a class or image that isn't there, an attribute that can't be set.
enum NibLog {
  // An object and not a closure: a closure in a mutex gets one more wrapper each time it is looked at.
  private static let receiver = Mutex<Collected?>(nil)

  /// One line to standard error, or to the receiver that a test put in.
  static func write(_ line: String) {
    if let receiver = receiver.withLock({ $0 }) { return receiver.all.withLock { $0.append(line) } }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Calls `body` with all lines of the process going into an array, which is returned.
  static func lines(during body: () throws -> Void) rethrows -> [String] {
    let lines = Collected()
    let outer = receiver.withLock { receiver in
      let outer = receiver
      receiver = lines
      return outer
    }
    defer { receiver.withLock { $0 = outer } }
    try body()
    return lines.all.withLock { $0 }
  }

  private final class Collected: Sendable {
    let all = Mutex<[String]>([])
  }
}
