#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the files an operation opens in some folders, and its read calls.
///
/// Opens come from inotify, so they are counted whatever library makes them; read calls and bytes come from the kernel's
/// own count for the process (`/proc/self/io`). Both exist on Linux only: elsewhere every count is nil.
public final class FileActivity {
  /// What was counted. Nil where the system can't tell.
  public struct Counts: Equatable, Sendable {
    /// Files opened in the watched folders.
    public var opens: Int?
    /// Read calls of the process.
    public var reads: Int?

    /// Makes counts.
    public init(opens: Int?, reads: Int?) {
      self.opens = opens
      self.reads = reads
    }
  }

  #if os(Linux)
    private let queue: Int32
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Watches the folders at `paths`, without the folders within them.
    public init(watching paths: [String]) {
      queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      // The kernel merges equal events that follow each other; closing keeps two opens of a file apart.
      let events = UInt32(IN_OPEN) | UInt32(IN_CLOSE_NOWRITE) | UInt32(IN_CLOSE_WRITE)
      for path in paths { inotify_add_watch(queue, path, events) }
    }

    deinit {
      if queue >= 0 { close(queue) }
    }

    /// Counts while `body` runs.
    public func count(_ body: () throws -> Void) rethrows -> Counts {
      drain()
      // The two readings of the counter are read calls themselves; what they add is measured first.
      let readsBefore = readCalls()
      let own = readCalls().flatMap { second in readsBefore.map { second - $0 } }
      let start = readCalls()
      try body()
      let end = readCalls()
      var reads: Int?
      if let own, let start, let end { reads = end - start - own }
      return Counts(opens: queue >= 0 ? drain() : nil, reads: reads)
    }

    /// Reads the waiting events and returns how many files they say were opened.
    @discardableResult private func drain() -> Int {
      var opens = 0
      while queue >= 0 {
        let length = read(queue, &buffer, buffer.count)
        guard length > 0 else { break }
        // inotify_event: watch, mask, cookie, name length (four bytes each), then the name.
        var offset = 0
        while offset + 16 <= length {
          let (mask, name) = buffer.withUnsafeBytes {
            (
              $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
              $0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self)
            )
          }
          if mask & UInt32(IN_OPEN) != 0, mask & UInt32(IN_ISDIR) == 0 { opens += 1 }
          offset += 16 + Int(name)
        }
      }
      return opens
    }

    private func readCalls() -> Int? {
      let file = open("/proc/self/io", O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 512)
      let length = read(file, &text, text.count)
      guard length > 0 else { return nil }
      for line in text[..<length].split(separator: 10) where line.starts(with: Array("syscr: ".utf8)) {
        return Int(String(decoding: line.dropFirst(7), as: UTF8.self))
      }
      return nil
    }
  #else
    /// Watches nothing: this system can't tell.
    public init(watching paths: [String]) {}

    /// Runs `body` and knows nothing about it.
    public func count(_ body: () throws -> Void) rethrows -> Counts {
      try body()
      return Counts(opens: nil, reads: nil)
    }
  #endif
}
