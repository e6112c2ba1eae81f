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
  /// A folder for as long as the pool lives; what workers find beside their orders.
  let folder: String
  private let orders: String
  /// Where the programs come from; nil where workers run this program.
  private let build: Build?

  /// A pool of workers that run this program.
  init(allocator: AllocatorChoice = .jemalloc) throws {
    ScratchFolder.sweep()
    folder = try ScratchFolder.make("a")
    executable = Self.ownPath
    orders = folder + "/orders.json"
    self.allocator = allocator
    build = nil
  }

  /// A pool of workers that run a build of another commit: copies of its programs, with its resources, in the pool's folder, so that
  /// the paths of two pools' programs are of one length. `place` keeps their folders apart.
  ///
  /// A program's path lies on its stack and is part of every path that it makes, so that one with a longer name allocates more bytes.
  init(of build: Build, place: Character) throws {
    ScratchFolder.sweep()
    folder = try ScratchFolder.make(place)
    executable = folder + "/bench"
    orders = folder + "/orders.json"
    allocator = .jemalloc
    self.build = build
    do {
      try prepare(pair: 0)
    } catch {
      remove()
      throw error
    }
  }

  /// Puts the build's program for a pair in its place, and its resources beside it: always new copies, since which pages of memory a
  /// file's copy gets decides what it shares cache sets with, for as long as the file stays in memory. Of large nibs, which a load by
  /// name reads anew, that is one or two per cent of the load.
  func prepare(pair: Int) throws {
    guard let build else { return }
    let program = URL(filePath: build.program(ofPair: pair)).resolvingSymlinksInPath()
    let home = URL(filePath: build.programs[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    try copy(program, to: executable)
    for item in try FileManager.default.contentsOfDirectory(atPath: home.path)
    where item.hasSuffix(".resources") {
      try copy(home.appending(path: item), to: "\(folder)/\(item)")
    }
  }

  private func copy(_ source: URL, to path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    do {
      try FileManager.default.copyItem(at: source, to: URL(filePath: path))
    } catch {
      throw Failure("\(source.path) can't be copied: \(error.localizedDescription)")
    }
  }

  /// Removes what the pool left on disk.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs a worker and hands over its reports. `padding` fills its environment up. False if the user interrupted it.
  func run(
    _ task: WorkerOrders, padding: Int, onReport: (WorkerReport) throws -> Void
  ) throws -> Bool {
    let ending = try process(task, padding: padding).run(shouldStop: { Interruption.isRequested }) { line in
      try onReport(try Self.report(line))
      return !Interruption.isRequested
    }
    return try Self.isComplete(ending)
  }

  /// A worker with its orders, to be started: one at a time, since the next one's orders take their place.
  func process(_ task: WorkerOrders, padding: Int) throws -> FreshProcess {
    var task = task
    task.allocator = allocator.rawValue
    let text = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
    try AtomicFile.write(text, to: orders)
    var inherited = ProcessInfo.processInfo.environment
    if allocator == .system { inherited["LD_PRELOAD"] = Self.systemLibrary }
    return FreshProcess(
      executable: executable, arguments: ["worker", orders],
      environment: FreshProcess.measuringEnvironment(padding: padding, inheriting: inherited))
  }

  static func report(_ line: Substring) throws -> WorkerReport {
    guard let report = WorkerReport(line: line) else {
      throw Failure("a measuring process said something that isn't a report: “\(line.prefix(80))”")
    }
    return report
  }

  /// Whether a worker got to its end; false if it was stopped, an error if it failed.
  static func isComplete(_ ending: FreshProcess.Ending) throws -> Bool {
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
