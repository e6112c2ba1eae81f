import BenchmarkReport
import Benchmarking
import Foundation

/// Builds commits beside the working tree, and keeps the programs for the next time.
///
/// All commits are built in one folder, one after the other: their paths, which find their way into a program, are the same, and
/// the second build compiles only what differs from the first.
struct Worktree {
  /// Where programs are kept, a folder a commit; removed with the build folder.
  private let store: String
  private let tree: String

  init() {
    store = ".build/bench-ab"
    tree = "\(store)/worktree"
  }

  /// The programs of some commits; nil if the user interrupted a build.
  func builds(of revisions: [String]) throws -> [Build]? {
    var commits: [String] = []
    for revision in revisions {
      guard
        let commit = Git.output(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])?.first
      else { throw UsageError("“\(revision)” is no commit of this repository.") }
      commits.append(commit)
    }
    try AtomicFile.makeFolder(store)
    defer { remove() }
    var builds: [Build] = []
    for commit in commits {
      let name = String(commit.prefix(12))
      let program = "\(store)/\(name)/bench"
      if !FileManager.default.isExecutableFile(atPath: program) {
        guard try build(commit, named: name) else { return nil }
      }
      builds.append(Build(program: program, commit: name, isDirty: false))
    }
    return builds
  }

  private func build(_ commit: String, named name: String) throws -> Bool {
    Console.remark("building \(name)")
    let isThere = FileManager.default.fileExists(atPath: tree)
    let checkedOut =
      isThere
      ? Git.output(["-C", tree, "checkout", "--quiet", "--detach", "--force", commit])
      : Git.output(["worktree", "add", "--quiet", "--force", "--detach", tree, commit])
    guard checkedOut != nil else { throw Failure("\(name) can't be checked out in \(tree).") }
    let environment = ProcessInfo.processInfo.environment
    guard let swift = Git.program("swift") else {
      throw Failure("there is no swift in PATH to build \(name).")
    }
    let process = FreshProcess(
      executable: swift,
      arguments: ["build", "-c", "release", "--product", "bench", "--package-path", tree],
      environment: environment.map { "\($0.key)=\($0.value)" }.sorted())
    var last: [Substring] = []
    let ending = try process.run(shouldStop: { Interruption.isRequested }) { line in
      last = (last + [line]).suffix(20)
      return !Interruption.isRequested
    }
    if ending == .stopped { return false }
    guard ending == .exited(0) else {
      throw Failure("\(name) doesn't build:\n\(last.joined(separator: "\n"))")
    }
    try keep(named: name)
    return true
  }

  /// Copies the program and its resource bundles.
  private func keep(named name: String) throws {
    let files = FileManager.default
    let products = "\(tree)/.build/release"
    let folder = "\(store)/\(name)"
    try? files.removeItem(atPath: folder)
    try AtomicFile.makeFolder(folder)
    for item in try files.contentsOfDirectory(atPath: products) where item.hasSuffix(".resources") {
      try files.copyItem(atPath: "\(products)/\(item)", toPath: "\(folder)/\(item)")
    }
    // Last: a folder with a program is complete.
    try files.copyItem(atPath: "\(products)/bench", toPath: "\(folder)/bench")
  }

  private func remove() {
    guard FileManager.default.fileExists(atPath: tree) else { return }
    _ = Git.output(["worktree", "remove", "--force", tree])
    try? FileManager.default.removeItem(atPath: tree)
    _ = Git.output(["worktree", "prune"])
  }
}
