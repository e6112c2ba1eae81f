import Foundation
import Synchronization

/// Ctrl-C: noted, so that what was measured can still be written.
enum Interruption {
  /// `128 + SIGINT`, what a shell reports for an interrupted command.
  static let status: Int32 = 130

  private static let flag = Atomic(false)

  /// Whether the user wants to stop.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// From here on Ctrl-C and a polite kill are noted instead of ending the process. A second one ends it.
  static func watch() {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { signal in
      if Interruption.flag.exchange(true, ordering: .relaxed) { _exit(128 + signal) }
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a waiting read ends and the flag is looked at.
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
  }
}
