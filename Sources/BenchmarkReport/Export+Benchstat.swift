import Benchmarking

extension Results {
  /// One line a process, so that benchstat has samples to test; the cell's parts are keys, so `benchstat -col /strategy` puts
  /// strategies side by side. Format: golang.org/design/14313-benchmark-format.
  var benchstat: String {
    var text = ""
    if let circumstances = rows.first?.circumstances {
      text += "commit: \(circumstances.commit)\(circumstances.isDirty ? "-dirty" : "")\n"
      text += "date: \(circumstances.date)\n"
      text += "cpu: \(circumstances.machine.processor)\n"
    }
    let index = index
    for row in timedCells {
      let counts = index[row.id] ?? [:]
      var memory = ""
      if let bytes = counts[Measure.usable.name] { memory += " \(Int(bytes.value)) B/op" }
      if let blocks = counts[Measure.allocations.name] { memory += " \(Int(blocks.value)) allocs/op" }
      let suite = row.id.suite.prefix(1).uppercased() + row.id.suite.dropFirst()
      let name = "Benchmark\(suite)/fixture=\(row.id.fixture)/strategy=\(row.id.strategy)"
      for estimate in row.estimates {
        text += "\(name) \(row.iterations) \(estimate) ns/op\(memory)\n"
      }
    }
    return text
  }
}
