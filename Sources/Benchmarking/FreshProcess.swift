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

  /// Describes a process.
  public init(executable: String, arguments: [String], environment: [String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
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
  /// `shouldStop` says so when a signal interrupts the wait. Its standard error is ours.
  public func run(shouldStop: () -> Bool = { false }, onLine: (Substring) throws -> Bool) throws -> Ending {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StartError(description: "no pipe could be made") }
    defer { close(ends[0]) }
    let process: pid_t
    do {
      defer { close(ends[1]) }
      process = try start(output: ends[1], closing: ends[0])
    }
    let wentOn: Bool
    do {
      wentOn = try readLines(from: ends[0], shouldStop: shouldStop, onLine: onLine)
    } catch {
      kill(process, SIGTERM)
      _ = wait(for: process)
      throw error
    }
    if !wentOn { kill(process, SIGTERM) }
    let status = wait(for: process)
    if !wentOn { return .stopped }
    // What WIFEXITED and its like read from the status; the macros aren't imported.
    return status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .killed(status & 0x7f)
  }

  private func start(output: Int32, closing: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, closing)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C reaches us, and we stop the process when its lines are read.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    _ = cj_stop_randomizing_children()
    defer { cj_randomize_children() }
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, &argv, &envp)
    guard result == 0 else {
      throw StartError(description: "\(executable) can't be started: \(String(cString: strerror(result)))")
    }
    return process
  }

  /// Whether children can be started without address randomisation.
  public static var canFixAddresses: Bool {
    defer { cj_randomize_children() }
    return cj_stop_randomizing_children()
  }

  /// False if the reading was broken off.
  private func readLines(
    from file: Int32, shouldStop: () -> Bool, onLine: (Substring) throws -> Bool
  ) throws -> Bool {
    var pending: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if shouldStop() { return false }
      let length = read(file, &buffer, buffer.count)
      if length < 0, errno == EINTR { continue }
      if length <= 0 { break }
      pending += buffer[..<length]
      guard let end = pending.lastIndex(of: 10) else { continue }
      let text = String(decoding: pending[..<end], as: UTF8.self)
      pending.removeSubrange(...end)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if try !onLine(line) { return false }
      }
    }
    guard !pending.isEmpty else { return true }
    return try onLine(Substring(String(decoding: pending, as: UTF8.self)))
  }

  private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
