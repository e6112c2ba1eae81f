import CJemalloc

/// The calling thread's byte counters in jemalloc: two loads, no call. They count usable bytes (size classes), and stay
/// at zero where another allocator serves the process.
public struct ThreadMemory {
  private let allocatedCounter: UnsafeMutablePointer<UInt64>?
  private let freedCounter: UnsafeMutablePointer<UInt64>?

  /// The counters of the thread that asks. Valid on this thread only.
  public static var current: ThreadMemory {
    ThreadMemory(
      allocatedCounter: cj_thread_counter("thread.allocatedp"),
      freedCounter: cj_thread_counter("thread.deallocatedp"))
  }

  /// Bytes handed out to the thread since it began.
  public var allocated: UInt64 { allocatedCounter?.pointee ?? 0 }

  /// Bytes given back by the thread since it began.
  public var freed: UInt64 { freedCounter?.pointee ?? 0 }
}
