import Benchmarking

/// How strategies changed from commit to commit: the geometric mean over fixtures, relative to the first run.
public struct HistoryChart {
  /// The picture.
  public let svg: String

  /// Draws the runs of a suite in the order of their dates; nil where there are fewer than two.
  ///
  /// Only fixtures that every run has are averaged: a new fixture must not look like a change.
  public init?(_ results: Results, suite: String, palette: Palette) {
    let rows = results.rows.filter { $0.id.suite == suite && $0.measure == .time }
    let byRun = Dictionary(grouping: rows) { $0.circumstances.run }
    let runs = byRun.values.compactMap(\.first?.circumstances).sorted { $0.date < $1.date }
    guard runs.count >= 2, let newest = runs.last else { return nil }
    // Multiples of the yardstick, at the newest run's speed: an hour with a busy neighbour must not look like a slow commit.
    let relative = Dictionary(
      results.rows.filter { $0.measure == .relative }.map { ("\($0.circumstances.run) \($0.id)", $0.value) },
      uniquingKeysWith: { first, _ in first })
    let yardstick = results.rows.first {
      $0.id == Canary.yardstickID && $0.measure == .time && $0.circumstances.run == newest.run
    }?.value
    let isRelated =
      yardstick != nil && rows.allSatisfy { relative["\($0.circumstances.run) \($0.id)"] != nil }
    let time: (ResultRow) -> Double = { row in
      guard isRelated, let yardstick, let multiple = relative["\(row.circumstances.run) \(row.id)"] else {
        return row.value
      }
      return multiple * yardstick
    }
    let strategies = Results(rows: rows).distinct { $0.id.strategy }.sorted {
      palette.index(of: $0) < palette.index(of: $1)
    }
    var lines: [(strategy: String, values: [Double])] = []
    for strategy in strategies {
      let tables = runs.map { run in
        Dictionary(
          (byRun[run.run] ?? []).filter { $0.id.strategy == strategy }.map { ($0.id.fixture, time($0)) },
          uniquingKeysWith: { first, _ in first })
      }
      let common = tables.dropFirst().reduce(Set(tables[0].keys)) { $0.intersection($1.keys) }
      guard !common.isEmpty else { continue }
      let means = tables.map { table in
        exponential(common.reduce(0) { $0 + logarithm(table[$1] ?? 1) } / Double(common.count))
      }
      lines.append((strategy, means))
    }
    let (top, bottom, left, right) = (100.0, 380.0, 74.0, ChartFrame.width - 190)
    guard !lines.isEmpty, let y = LogScale(lines.flatMap(\.values), from: bottom, to: top) else { return nil }
    var svg = SVG(width: ChartFrame.width, height: bottom + 110)
    ChartFrame.heading(
      &svg, title: "History: \(suite)",
      subtitle: "geometric mean of the times of all fixtures that every run has"
        + (isRelated ? ", at the newest run's machine speed" : "") + "; log axis")
    for tick in y.ticks {
      svg.line(left, y.place(tick), right, y.place(tick), style: "grid")
      svg.label(Quantity.tick(tick), left - 8, y.place(tick) + 4, anchor: .end, style: "faint")
    }
    let x: (Int) -> Double = { left + 20 + (right - left - 40) * Double($0) / Double(runs.count - 1) }
    let stride = max(1, runs.count / 9)
    for (index, run) in runs.enumerated() where index.isMultiple(of: stride) || index == runs.count - 1 {
      svg.label(String(run.commit.prefix(8)), x(index), bottom + 18, anchor: .middle, style: "faint")
      svg.label(String(run.date.prefix(10)), x(index), bottom + 31, anchor: .middle, style: "faint")
    }
    // Names at the right end, moved apart where lines end close together.
    var ends = lines.map { (line: $0, y: y.place($0.values[runs.count - 1])) }.sorted { $0.y < $1.y }
    for index in ends.indices.dropFirst() { ends[index].y = max(ends[index].y, ends[index - 1].y + 15) }
    for (line, place) in ends {
      let color = palette.index(of: line.strategy)
      svg.path(line.values.enumerated().map { (x($0), y.place($1)) }, style: "fit", color: color)
      for (index, value) in line.values.enumerated() { svg.mark(color, x(index), y.place(value)) }
      let change = line.values[runs.count - 1] / line.values[0] - 1
      svg.mark(color, right + 12, place)
      svg.label("\(line.strategy) \(Quantity.change(change))", right + 22, place + 4, style: "small")
    }
    ChartFrame.footer(&svg, newest)
    self.svg = svg.document
  }
}
