import BenchmarkReport
import Benchmarking
import Foundation

/// Starts worker processes, one after the other, each under the same conditions.
struct WorkerPool {
  /// Which allocator serves the workers.
  enum AllocatorChoice: String, CaseIterable {
    case jemalloc
    case system
  }

  let executable: String
  let allocator: AllocatorChoice
  private let folder: String
  private let orders: String

  /// A pool of workers that run this program, or another build of it.
  init(executable: String? = nil, allocator: AllocatorChoice = .jemalloc) throws {
    self.executable = executable ?? Self.ownPath
    self.allocator = allocator
    folder = NSTemporaryDirectory() + "/bench-\(getpid())"
    orders = folder + "/orders.json"
    try AtomicFile.makeFolder(folder)
  }

  /// Removes what the pool left on disk.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs a worker and hands over its reports. `padding` fills its environment up. False if the user interrupted it.
  func run(
    _ task: WorkerOrders, padding: Int, onReport: (WorkerReport) throws -> Void
  ) throws -> Bool {
    var task = task
    task.allocator = allocator.rawValue
    let text = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
    try AtomicFile.write(text, to: orders)
    var inherited = ProcessInfo.processInfo.environment
    if allocator == .system { inherited["LD_PRELOAD"] = Self.systemLibrary }
    let process = FreshProcess(
      executable: executable, arguments: ["worker", orders],
      environment: FreshProcess.measuringEnvironment(padding: padding, inheriting: inherited))
    let ending = try process.run(shouldStop: { Interruption.isRequested }) { line in
      guard let report = WorkerReport(line: line) else {
        throw Failure("a measuring process said something that isn't a report: “\(line.prefix(80))”")
      }
      try onReport(report)
      return !Interruption.isRequested
    }
    switch ending {
    case .stopped: return false
    case .exited(0): return true
    case .exited(let status):
      throw Failure("a measuring process ended with status \(status); its words stand above.")
    case .killed(let signal): throw Failure("a measuring process was ended by signal \(signal).")
    }
  }

  /// The C library: named before jemalloc, it serves malloc and its relatives to the same program.
  private static let systemLibrary = "libc.so.6"

  private static var ownPath: String {
    #if os(Linux)
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        return path
      }
    #endif
    return Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
