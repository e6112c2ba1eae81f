import Benchmarking
import Foundation

/// What git says about the folder that the command runs in.
enum Git {
  /// The commit that is checked out.
  struct State: Equatable {
    /// The commit's name, shortened to twelve digits.
    var commit: String
    /// Whether tracked files differ from it.
    var isDirty: Bool
  }

  /// The current state; nil outside a repository or without git.
  static func state() -> State? {
    guard let commit = output(["rev-parse", "--short=12", "HEAD"])?.first else { return nil }
    // Results aren't part of what is measured; writing some must not make the next run look different.
    let changes = output(["status", "--porcelain", "--untracked-files=no", "--", ".", ":!results"]) ?? []
    return State(commit: commit, isDirty: !changes.isEmpty)
  }

  /// The lines that `git` prints; nil if it fails.
  static func output(_ arguments: [String]) -> [String]? {
    var lines: [String] = []
    let environment = ProcessInfo.processInfo.environment
    guard let git = program("git") else { return nil }
    let process = FreshProcess(
      executable: git, arguments: arguments,
      environment: environment.map { "\($0.key)=\($0.value)" }.sorted(), isQuiet: true)
    let ending = try? process.run { line in
      lines.append(String(line))
      return true
    }
    return ending == .exited(0) ? lines : nil
  }

  /// The path of a program in PATH.
  static func program(_ name: String) -> String? {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return paths.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
