import Foundation
import Synchronization

/// Ctrl-C: noted, so that what was measured can still be written.
enum Interruption {
  /// `128 + SIGINT`, what a shell reports for an interrupted command.
  static let status: Int32 = 130

  /// When the first signal came, in ns; 0 before.
  private static let first = Atomic<UInt64>(0)

  /// Whether the user wants to stop.
  static var isRequested: Bool { first.load(ordering: .relaxed) != 0 }

  /// From here on Ctrl-C and a polite kill are noted instead of ending the process. Another one, half a second later or more,
  /// ends it: some senders send twice. A reader that goes away ends nothing either; the file is still to be written.
  static func watch() {
    install(SIGINT) { signal in
      let now = DispatchTime.now().uptimeNanoseconds
      let (isFirst, before) = Interruption.first.compareExchange(
        expected: 0, desired: now, ordering: .relaxed)
      if !isFirst, now > before + 500_000_000 { _exit(128 + signal) }
    }
    install(SIGTERM) { _ in
      _ = Interruption.first.compareExchange(
        expected: 0, desired: DispatchTime.now().uptimeNanoseconds, ordering: .relaxed)
    }
    // A handler and not SIG_IGN, which the measuring processes would inherit.
    install(SIGPIPE) { _ in }
  }

  private static func install(_ signal: Int32, _ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a waiting read ends and the flag is looked at.
    sigaction(signal, &action, nil)
  }
}
