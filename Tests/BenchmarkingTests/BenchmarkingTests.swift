import Testing

/// All suites of this module are nested here and run one after the other: allocations are counted on every thread, so a
/// test that ran beside a counting one would be counted too.
@Suite(.serialized) struct BenchmarkingTests {}

/// Equal within a relative error.
func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
  guard let value else { return false }
  return abs(value - expected) <= tolerance * max(1, abs(expected))
}
