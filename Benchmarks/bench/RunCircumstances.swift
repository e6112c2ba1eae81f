import BenchmarkReport
import Benchmarking
import Foundation

/// Finds out under which circumstances a run begins.
enum RunCircumstances {
  static func now(
    plan: SamplingPlan, allocator: WorkerPool.AllocatorChoice, date: Date = Date(),
    state: Git.State? = Git.state()
  ) -> Circumstances {
    var result = Circumstances()
    result.date = date.formatted(.iso8601)
    result.commit = state?.commit ?? "unknown"
    result.isDirty = state?.isDirty ?? false
    result.run = ResultFiles.runName(result)
    let current = Allocator.current
    result.allocator = allocator.rawValue
    if allocator == .jemalloc {
      result.allocatorVersion = current.version
      result.allocatorSettings = current.settings
    }
    result.loadBefore = Machine.loadAverage
    result.seed = plan.seed
    result.batch = plan.batch
    result.fixedAddresses = FreshProcess.canFixAddresses
    return result
  }
}
