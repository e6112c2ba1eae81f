/// Splits an operation into its phases, in a mode of its own: the code that is timed otherwise runs without it.
struct PhaseProbe {
  /// Runs so many operations and returns the ns an operation spent in each phase, in the order of the suite's phases.
  let split: (_ iterations: Int) throws -> [Double]
  /// Runs so many operations without looking inside, and returns the ns of one.
  let whole: (_ iterations: Int) throws -> Double
}
