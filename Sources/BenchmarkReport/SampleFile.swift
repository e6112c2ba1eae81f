public import Benchmarking

/// The sister file of raw samples: one row a batch.
public enum SampleFile {
  /// The columns, in order.
  public static let columns = [
    "run", "process", "block", "position", "suite", "fixture", "strategy", "iterations", "wall_ns", "cpu_ns",
    "teardown_ns", "allocated_bytes", "freed_bytes",
  ]

  /// The file's text.
  public static func csv(_ measurement: Measurement, run: String) -> String {
    var text = CSV.line(columns)
    let names = measurement.cells.map { [$0.suite, $0.fixture, $0.strategy] }
    for (process, record) in measurement.processes.enumerated() {
      for sample in record.samples {
        let batch = sample.batch
        text += CSV.line(
          [run, "\(process)", "\(sample.block)", "\(sample.position)"] + names[sample.cell] + [
            "\(batch.iterations)", "\(batch.wall)", "\(batch.processor)", "\(batch.teardown)",
            "\(batch.allocated)", "\(batch.freed)",
          ])
      }
    }
    return text
  }

  /// The sister of the results file at `path`.
  public static func path(besides path: String) -> String {
    (path.hasSuffix(".csv") ? String(path.dropLast(4)) : path) + ".samples.csv"
  }
}
