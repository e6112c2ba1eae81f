import Benchmarking

/// Strategies by fixture: a row a fixture, times on a log axis with their intervals, and ratios to the reference.
public struct StrategyChart {
  /// The picture.
  public let svg: String

  /// Draws the times of a suite; nil where there are none.
  public init?(_ results: Results, suite: String, reference: String, palette: Palette) {
    let rows = results.rows.filter { $0.id.suite == suite && $0.measure == .time }
    guard let circumstances = rows.first?.circumstances else { return nil }
    let fixtures = Results(rows: rows).distinct { $0.id.fixture }
    let strategies = Results(rows: rows).distinct { $0.id.strategy }.sorted {
      palette.index(of: $0) < palette.index(of: $1)
    }
    let ratioNames = strategies.filter { $0 != reference }
    let columnWidth = 46.0
    let left = 132.0
    let right = ChartFrame.width - 24 - Double(ratioNames.count) * columnWidth
    let top = 108.0
    let step = 26.0
    let bottom = top + step * Double(fixtures.count)
    guard
      let scale = LogScale(
        rows.flatMap { [$0.value, $0.low ?? $0.value, $0.high ?? $0.value] }, from: left, to: right)
    else { return nil }
    var svg = SVG(width: ChartFrame.width, height: bottom + 76)
    ChartFrame.heading(
      &svg, title: "Time of an operation: \(suite)",
      subtitle: "log axis; bars are intervals of the median over \(rows[0].processes) processes; "
        + "numbers at the right are ratios to \(reference)")
    ChartFrame.legend(&svg, strategies, palette, x: 22, y: 70)
    for tick in scale.ticks {
      let x = scale.place(tick)
      svg.line(x, top - 12, x, bottom - 6, style: "grid")
      svg.label(Quantity.time(tick), x, bottom + 10, anchor: .middle, style: "faint")
    }
    for (index, name) in ratioNames.enumerated() {
      let x = right + 12 + (Double(index) + 0.5) * columnWidth
      svg.mark(palette.index(of: name), x, top - 20)
    }
    svg.label("× \(reference)", ChartFrame.width - 20, top - 32, anchor: .end, style: "faint")
    let index = results.index
    for (line, fixture) in fixtures.enumerated() {
      let y = top + step * (Double(line) + 0.5) - 6
      svg.label(fixture, left - 12, y + 4, anchor: .end)
      svg.line(left, y, right, y, style: "grid")
      for strategy in strategies {
        let id = BenchmarkID(suite: suite, fixture: fixture, strategy: strategy)
        guard let row = index[id]?[Measure.time.name] else { continue }
        let color = palette.index(of: strategy)
        // Side by side within the row, so that equal times don't hide each other.
        let offset = (Double(strategies.firstIndex(of: strategy) ?? 0) + 0.5) / Double(strategies.count) - 0.5
        let place = y + offset * (step - 10)
        if let low = row.low, let high = row.high {
          svg.line(scale.place(low), place, scale.place(high), place, style: "interval", color: color)
        }
        svg.mark(color, scale.place(row.value), place)
      }
      for (column, name) in ratioNames.enumerated() {
        let id = BenchmarkID(suite: suite, fixture: fixture, strategy: name)
        guard let ratio = index[id]?[Measure.ratio.name] else { continue }
        svg.label(
          Quantity.number(ratio.value), right + 12 + (Double(column) + 0.5) * columnWidth, y + 4,
          anchor: .middle, style: "small")
      }
    }
    ChartFrame.footer(&svg, circumstances)
    self.svg = svg.document
  }
}
