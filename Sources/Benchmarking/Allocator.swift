import CJemalloc

/// Which allocator serves this process, and the proof of it.
public struct Allocator: Equatable, Sendable {
  /// Functions through which Swift, Foundation and C obtain memory.
  static let functions = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "free"]

  /// `jemalloc` or `system`.
  public let name: String
  /// The version that jemalloc gives, or an empty string.
  public let version: String
  /// Settings that change what is measured: thread cache, arenas, and the `MALLOC_CONF` in force.
  public let settings: String
  /// For each allocation function the file that serves it.
  public let files: [(function: String, file: String)]
  /// Whether one class instance moved the thread's byte counter.
  public let countsSwiftObjects: Bool
  /// Whether this jemalloc can count events on all threads.
  public let hasHooks: Bool

  /// Looks at the process as it runs.
  public static var current: Allocator {
    let files = functions.map { (function: $0, file: cj_file_serving($0).map(String.init(cString:)) ?? "?") }
    let counts = countsObjects()
    let isJemalloc = counts && files.allSatisfy { $0.file.contains("jemalloc") }
    let configured = cj_string("config.malloc_conf").map(String.init(cString:)) ?? ""
    return Allocator(
      name: isJemalloc ? "jemalloc" : "system",
      version: isJemalloc ? cj_string("version").map(String.init(cString:)) ?? "" : "",
      settings: isJemalloc
        ? "tcache:\(cj_flag("opt.tcache")),narenas:\(cj_unsigned("opt.narenas"))"
          + (configured.isEmpty ? "" : ",\(configured)") : "",
      files: files, countsSwiftObjects: counts, hasHooks: isJemalloc && AllocationCounter.isAvailable)
  }

  /// Why allocations can't be counted here, as a sentence; nil where they can.
  public var refusal: String? {
    if let stranger = files.first(where: { !$0.file.contains("jemalloc") }) {
      return
        "\(stranger.function) is served by \(stranger.file), not by jemalloc: allocations can't be counted"
    }
    if !countsSwiftObjects { return "jemalloc is loaded, but a new Swift object doesn't move its counters" }
    return hasHooks ? nil : "this jemalloc (\(version)) has no counting hooks; 5.2.1 to 5.3.x have"
  }

  /// Equal when everything a result depends on is equal.
  public static func == (left: Allocator, right: Allocator) -> Bool {
    left.name == right.name && left.version == right.version && left.settings == right.settings
  }

  private final class Probe {
    var word = 0
  }

  private static func countsObjects() -> Bool {
    let memory = ThreadMemory.current
    let before = memory.allocated
    let probe = Probe()
    keep(probe)
    return memory.allocated > before
  }
}
