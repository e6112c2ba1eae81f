import Benchmarking

/// Where the time goes: a stacked bar of phases for each strategy, a group of bars for each fixture.
public struct PhaseChart {
  /// The picture.
  public let svg: String

  /// Draws the phases of a suite in the order of `order`; nil where none were measured. Of many fixtures only `highlights` are
  /// shown, for a picture of the height of a page.
  public init?(_ results: Results, suite: String, order: [String] = [], highlights: [String] = []) {
    let parts = Results(
      rows: results.rows.filter { $0.id.suite == suite && $0.measure.name.hasPrefix("phase.") })
    let rows = parts.newestRun.rows
    guard let circumstances = rows.first?.circumstances else { return nil }
    let measured = Results(rows: rows).distinct { $0.measure.name }
    let ordered = order.map { Measure.phase($0).name }.filter(measured.contains)
    let phases = ordered + measured.filter { !ordered.contains($0) }
    let all = Results(rows: rows).distinct { $0.id.fixture }
    let chosen = highlights.filter(all.contains)
    let fixtures = all.count > 8 && !chosen.isEmpty ? chosen : all
    let strategies = Results(rows: rows).distinct { $0.id.strategy }
    let (left, right, top) = (210.0, ChartFrame.width - 90, 96.0)
    let bar = 13.0
    let group = Double(strategies.count) * (bar + 2) + 26
    var svg = SVG(width: ChartFrame.width, height: top + group * Double(fixtures.count) + 60)
    ChartFrame.heading(
      &svg, title: "Where the time goes: \(suite)",
      subtitle: "each fixture has a scale of its own; the number is the sum of the phases"
        + (fixtures.count < all.count ? "; \(fixtures.count) of \(all.count) fixtures" : ""))
    var place = 22.0
    for (index, phase) in phases.enumerated() {
      let name = String(phase.dropFirst(6))
      svg.rectangle(place, 60, 10, 10, style: "f\(index % Palette.size)")
      svg.label(name, place + 14, 69, style: "small")
      place += 30 + ChartFrame.textWidth(name)
    }
    let index = results.index
    for (line, fixture) in fixtures.enumerated() {
      let y = top + group * Double(line)
      let sums = strategies.map { strategy -> Double in
        let id = BenchmarkID(suite: suite, fixture: fixture, strategy: strategy)
        return phases.reduce(0) { $0 + max(0, index[id]?[$1]?.value ?? 0) }
      }
      let longest = sums.max() ?? 1
      svg.label(fixture, 16, y + 10)
      for (row, strategy) in strategies.enumerated() {
        let barTop = y + 8 + Double(row) * (bar + 2)
        var x = left
        let id = BenchmarkID(suite: suite, fixture: fixture, strategy: strategy)
        svg.label(strategy, left - 8, barTop + bar - 3, anchor: .end, style: "small")
        for (number, phase) in phases.enumerated() {
          let value = max(0, index[id]?[phase]?.value ?? 0)
          let width = value / longest * (right - left)
          svg.rectangle(x, barTop, width, bar, style: "f\(number % Palette.size)")
          x += width
        }
        svg.label(Quantity.time(sums[row]), x + 6, barTop + bar - 3, style: "small")
      }
    }
    ChartFrame.footer(&svg, circumstances)
    self.svg = svg.document
  }
}
