import CJemalloc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process started under conditions that are the same each time: these arguments, this environment in this order, and
/// addresses that aren't randomised.
///
/// Foundation's `Process` passes the environment in a dictionary's order, which moves the stack from start to start; code
/// that crosses a cache line on one stack and not on another differs by several per cent.
public struct FreshProcess: Sendable {
  /// Path of the program.
  public var executable: String
  /// Its arguments, without the program's name.
  public var arguments: [String]
  /// Its whole environment, as `NAME=value`.
  public var environment: [String]
  /// Whether what it says on standard error is dropped. Otherwise its standard error is ours.
  public var isQuiet: Bool
  /// The signal that asks it to end. A build that is asked as a person at a terminal asks, with `SIGINT`, ends its compilers too.
  public var stopSignal = SIGTERM

  /// Describes a process.
  public init(executable: String, arguments: [String], environment: [String], isQuiet: Bool = false) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.isQuiet = isQuiet
  }

  /// An environment for measuring: hashes seeded alike, and filled up with `padding` bytes, since the length of the
  /// environment decides where the stack begins. What the system needs to load the program is passed on.
  public static func measuringEnvironment(padding: Int, inheriting: [String: String]) -> [String] {
    var variables = ["SWIFT_DETERMINISTIC_HASHING=1"]
    for name in ["LD_LIBRARY_PATH", "LD_PRELOAD", "MALLOC_CONF"] {
      if let value = inheriting[name] { variables.append("\(name)=\(value)") }
    }
    variables.append("PADDING=" + String(repeating: "x", count: max(0, padding)))
    return variables
  }

  /// How the process ended.
  public enum Ending: Equatable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By this signal.
    case killed(Int32)
    /// Stopped because the reader of its lines asked for it, or because a signal interrupted the wait.
    case stopped
  }

  /// A process that couldn't be started.
  public struct StartError: Error, CustomStringConvertible {
    /// What failed.
    public let description: String
  }

  /// Runs the process and hands each line that it prints to `onLine`, until it ends or `onLine` returns false or
  /// `shouldStop` says so when a signal interrupts the wait.
  public func run(shouldStop: () -> Bool = { false }, onLine: (Substring) throws -> Bool) throws -> Ending {
    let conversation = try Conversation(with: self)
    do {
      while let line = conversation.line(shouldStop: shouldStop) {
        if try !onLine(line) {
          conversation.stop()
          break
        }
      }
    } catch {
      conversation.stop()
      throw error
    }
    return conversation.end()
  }

  /// Whether children can be started without address randomisation.
  public static var canFixAddresses: Bool {
    defer { cj_randomize_children() }
    return cj_stop_randomizing_children()
  }
}
