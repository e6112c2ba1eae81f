import BenchmarkReport
import Benchmarking
import Foundation

/// Builds commits beside the working tree, and keeps the programs for the next time.
///
/// All commits are built in one folder, one after the other: their paths, which find their way into a program, are the same, and
/// the second build compiles only what differs from the first. Each is then linked many times, its functions in another order each
/// time: see ``Build``.
struct Worktree {
  /// Where programs are kept, a folder a commit; removed with the build folder.
  private let store: String
  private let tree: String
  /// How many times each commit is linked: once for each pair, since pairs with the same order of functions tell less than others;
  /// but always often enough that the programs serve the next comparison too. Each takes some seven megabytes.
  private let orders: Int
  /// How the last build was linked.
  private var link: LinkCommand?

  /// For comparisons of so many pairs.
  init(pairs: Int) {
    store = ".build/bench-ab"
    tree = "\(store)/worktree"
    orders = min(max(pairs, 20), 100)
  }

  /// The programs of some commits; nil if the user interrupted a build.
  mutating func builds(of revisions: [String]) throws -> [Build]? {
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
      if programs(of: name).isEmpty {
        guard try build(commit, named: name) else { return nil }
      }
      builds.append(Build(programs: programs(of: name), commit: name, isDirty: false))
    }
    return builds
  }

  /// The programs that are kept of a commit, in the order in which they were linked.
  private func programs(of name: String) -> [String] {
    let folder = "\(store)/\(name)"
    guard let bytes = AtomicFile.read("\(folder)/\(Self.completeName)"),
      let count = Int(String(decoding: bytes, as: UTF8.self)), count >= orders
    else { return [] }
    return Build.programs(in: folder)
  }

  /// The file that a complete folder has; it tells how many orders were asked for.
  private static let completeName = "complete"

  private mutating func build(_ commit: String, named name: String) throws -> Bool {
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
    // Verbose, so that it says how it links; all that it says comes one way, since little of it is for people.
    var process = FreshProcess(
      executable: "/bin/sh",
      arguments: [
        "-c", "exec \"$0\" \"$@\" 2>&1", swift, "build", "-v", "-c", "release", "--product", "bench",
        "--package-path", tree,
      ], environment: environment.map { "\($0.key)=\($0.value)" }.sorted())
    process.stopSignal = SIGINT
    var last: [Substring] = []
    var errors: [Substring] = []
    var found: LinkCommand?
    let ending = try process.run(shouldStop: { Interruption.isRequested }) { line in
      if let command = LinkCommand(line: line, product: "bench") { found = command }
      last = (last + [line.prefix(200)]).suffix(20)
      if line.contains("error:"), errors.count < 20 { errors.append(line) }
      return !Interruption.isRequested
    }
    // Where nothing had changed, nothing was linked.
    link = found ?? link
    if ending == .stopped { return false }
    guard ending == .exited(0) else {
      throw Failure("\(name) doesn't build:\n\((errors.isEmpty ? last : errors).joined(separator: "\n"))")
    }
    return try keep(named: name)
  }

  /// Copies the resource bundles, and links the program in several orders; if that can't be done, copies it as it is. False if the
  /// user interrupted.
  private func keep(named name: String) throws -> Bool {
    let files = FileManager.default
    let products = "\(tree)/.build/release"
    let folder = "\(store)/\(name)"
    try? files.removeItem(atPath: folder)
    try AtomicFile.makeFolder(folder)
    for item in try files.contentsOfDirectory(atPath: products) where item.hasSuffix(".resources") {
      try files.copyItem(atPath: "\(products)/\(item)", toPath: "\(folder)/\(item)")
    }
    for order in 1...orders {
      if Interruption.isRequested { return false }
      guard try link?.run(order: order, output: Build.path(in: folder, order)) ?? false else {
        if Interruption.isRequested { return false }
        Console.remark(
          "\(name) can't be linked in other orders: where its functions stand will be part of the result")
        try files.copyItem(atPath: "\(products)/bench", toPath: Build.path(in: folder, 1))
        break
      }
    }
    try AtomicFile.write("\(orders)", to: "\(folder)/\(Self.completeName)")
    return true
  }

  private func remove() {
    guard FileManager.default.fileExists(atPath: tree) else { return }
    _ = Git.output(["worktree", "remove", "--force", tree])
    try? FileManager.default.removeItem(atPath: tree)
    _ = Git.output(["worktree", "prune"])
  }
}
