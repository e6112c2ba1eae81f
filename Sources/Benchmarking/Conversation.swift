import CJemalloc

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running process whose lines are read one by one, and which can be spoken to.
public final class Conversation {
  private let process: pid_t
  private let stopSignal: Int32
  private let output: Int32
  private let input: Int32?
  private var lines: [Substring] = []
  private var pending: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var hasEnded = false
  private var ending: FreshProcess.Ending?
  private var isStopped = false

  /// Starts `program`. With `isHeard` the process reads what is said to it, else its standard input is ours.
  public init(with program: FreshProcess, isHeard: Bool = false) throws {
    stopSignal = program.stopSignal
    var outputs: [Int32] = [-1, -1]
    var inputs: [Int32] = [-1, -1]
    guard Self.makePipe(&outputs) else { throw FreshProcess.StartError(description: "no pipe could be made") }
    if isHeard, !Self.makePipe(&inputs) {
      outputs.forEach { close($0) }
      throw FreshProcess.StartError(description: "no pipe could be made")
    }
    output = outputs[0]
    input = isHeard ? inputs[1] : nil
    defer {
      close(outputs[1])
      if isHeard { close(inputs[0]) }
    }
    do {
      process = try Self.start(program, output: outputs[1], input: isHeard ? inputs[0] : nil)
    } catch {
      close(outputs[0])
      if isHeard { close(inputs[1]) }
      throw error
    }
  }

  deinit {
    if ending == nil {
      stop()
      _ = end()
    }
  }

  /// The next line; nil when there are no more, or when `shouldStop` says so: the process is then stopped.
  public func line(shouldStop: () -> Bool = { false }) -> Substring? {
    while lines.isEmpty {
      if hasEnded { return nil }
      if shouldStop() {
        stop()
        return nil
      }
      let length = read(output, &buffer, buffer.count)
      if length < 0, errno == EINTR { continue }
      if length <= 0 {
        hasEnded = true
        if !pending.isEmpty { lines = [Substring(String(decoding: pending, as: UTF8.self))] }
        continue
      }
      pending += buffer[..<length]
      guard let end = pending.lastIndex(of: 10) else { continue }
      let text = String(decoding: pending[..<end], as: UTF8.self)
      pending.removeSubrange(...end)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).reversed()
    }
    return lines.popLast()
  }

  /// Says a line to the process. What a process that has ended doesn't hear is lost.
  public func say(_ line: String) {
    guard let input else { return }
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Asks the process to end.
  public func stop() {
    guard ending == nil else { return }
    isStopped = true
    hasEnded = true
    kill(process, stopSignal)
  }

  /// Waits for the process's end and tells how it came about.
  @discardableResult
  public func end() -> FreshProcess.Ending {
    if let ending { return ending }
    if let input { close(input) }
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What WIFEXITED and its like read from the status; the macros aren't imported.
    let result: FreshProcess.Ending =
      isStopped ? .stopped : status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .killed(status & 0x7f)
    ending = result
    return result
  }

  /// A pipe whose ends other processes don't inherit: one that held the writing end would keep the reader waiting.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func start(_ program: FreshProcess, output: Int32, input: Int32?) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if program.isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C reaches us, and we stop the process when its lines are read.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var argv = ([program.executable] + program.arguments).map { strdup($0) } + [nil]
    var envp = program.environment.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    _ = cj_stop_randomizing_children()
    defer { cj_randomize_children() }
    var process: pid_t = 0
    let result = posix_spawn(&process, program.executable, &actions, &attributes, &argv, &envp)
    guard result == 0 else {
      throw FreshProcess.StartError(
        description: "\(program.executable) can't be started: \(String(cString: strerror(result)))")
    }
    return process
  }
}
