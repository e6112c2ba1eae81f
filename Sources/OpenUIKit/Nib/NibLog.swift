import Foundation
import Synchronization

/// Where the toolkit says what UIKit would log: a class or image that isn't there, an attribute that can't be set.
enum NibLog {
  @TaskLocal private static var receiver: Collected?

  /// One line to standard error, or to the receiver that a test put in.
  static func write(_ line: String) {
    if let receiver { return receiver.all.withLock { $0.append(line) } }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Calls `body` with the lines of its thread going into an array, which is returned.
  static func lines(during body: () throws -> Void) rethrows -> [String] {
    let lines = Collected()
    try $receiver.withValue(lines, operation: body)
    return lines.all.withLock { $0 }
  }

  private final class Collected: Sendable {
    let all = Mutex<[String]>([])
  }
}
