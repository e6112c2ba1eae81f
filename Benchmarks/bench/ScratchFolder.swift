import BenchmarkReport
import Foundation

/// Folders for as long as a process of ours lives. Their names tell whose they are, so that a process that was killed leaves nothing
/// behind for longer than until the next one starts.
enum ScratchFolder {
  private static let prefix = "bench-"

  /// An empty folder of this process. `place` keeps two apart.
  static func make(_ place: Character, in parent: String = NSTemporaryDirectory()) throws -> String {
    let path = "\(parent)/\(prefix)\(getpid())-\(place)"
    // A dead process may have had our number.
    try? FileManager.default.removeItem(atPath: path)
    try AtomicFile.makeFolder(path)
    return path
  }

  /// Removes the folders of processes that are no more.
  static func sweep(_ parent: String = NSTemporaryDirectory()) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
      guard let owner = owner(of: name), kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
    }
  }

  /// The process that a folder's name tells; nil if the folder isn't ours.
  static func owner(of name: String) -> pid_t? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasPrefix(prefix), parts.count == 3, parts[2].count == 1, let owner = pid_t(parts[1]),
      owner > 0
    else { return nil }
    return owner
  }
}
