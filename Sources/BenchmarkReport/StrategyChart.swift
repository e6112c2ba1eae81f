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
    let index = results.index
    let times = rows.map { Self.time($0, index) }
    guard let scale = LogScale(times.flatMap { [$0.estimate, $0.low, $0.high] }, from: left, to: right) else {
      return nil
    }
    var svg = SVG(width: ChartFrame.width, height: bottom + 76)
    ChartFrame.heading(
      &svg, title: "Time of an operation: \(suite)",
      subtitle:
        "log axis; bars are 95 % intervals over \(rows[0].processes) processes at the run's typical machine speed; "
        + "numbers at the right: ratio to \(reference)")
    ChartFrame.legend(&svg, strategies, palette, x: 22, y: 70)
    for tick in scale.ticks {
      let x = scale.place(tick)
      svg.line(x, top - 12, x, bottom - 6, style: "grid")
      svg.label(Quantity.tick(tick), x, bottom + 10, anchor: .middle, style: "faint")
    }
    for (index, name) in ratioNames.enumerated() {
      let x = right + 12 + (Double(index) + 0.5) * columnWidth
      svg.mark(palette.index(of: name), x, top - 20)
    }
    svg.label("× \(reference)", ChartFrame.width - 20, top - 32, anchor: .end, style: "faint")
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
        let time = Self.time(row, index)
        svg.line(
          scale.place(time.low), place, scale.place(time.high), place, style: "interval", color: color)
        svg.mark(color, scale.place(time.estimate), place)
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

  /// A cell's time with its interval. Where the yardstick ran beside it, its multiple of the yardstick times the yardstick's time:
  /// the interval is then free of what the neighbours did, which moved all cells alike.
  private static func time(_ row: ResultRow, _ index: [BenchmarkID: [String: ResultRow]]) -> Interval {
    let own = Interval(
      estimate: row.value, low: row.low ?? row.value, high: row.high ?? row.value,
      confidence: row.confidence ?? 0)
    guard let relative = index[row.id]?[Measure.relative.name],
      let yardstick = index[Canary.yardstickID]?[Measure.time.name]?.value
    else { return own }
    return Interval(
      estimate: relative.value, low: relative.low ?? relative.value, high: relative.high ?? relative.value,
      confidence: relative.confidence ?? 0
    ).map { $0 * yardstick }
  }
}
