extension Results {
  /// The list that github-action-benchmark calls `customSmallerIsBetter`: times, and allocations where they were counted.
  func githubActionBenchmark() throws -> String {
    let index = index
    var entries: [Entry] = []
    for row in timedCells {
      var range: String?
      // With this sign the action reads the number back, and scales it when it changes the unit.
      if let low = row.low, let high = row.high { range = "± \((high - low) / 2)" }
      entries.append(
        Entry(
          name: row.id.description, unit: "ns", value: row.value, range: range,
          extra: "\(row.processes) processes, \(row.samples) batches of \(row.iterations)"))
      if let blocks = index[row.id]?[Measure.allocations.name] {
        entries.append(Entry(name: "\(row.id) allocations", unit: "allocations", value: blocks.value))
      }
    }
    return try JSONText.encode(entries)
  }

  private struct Entry: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String?
  }
}
