import Benchmarking

/// Time against number of views, with the fitted line of each strategy and its fixed cost.
public struct SizeChart {
  /// The picture.
  public let svg: String

  /// Draws the fixtures of a suite that have a number of views; nil where there are fewer than three.
  ///
  /// Where at least three fixtures are named `Size…`, the lines are fitted to them alone: a series that differs in nothing else.
  public init?(_ results: Results, suite: String, palette: Palette) {
    let views = Dictionary(
      results.rows.filter { $0.id.suite == suite && $0.measure == .size("views") }
        .map { ($0.id.fixture, $0.value) }, uniquingKeysWith: { first, _ in first })
    let rows = results.rows.filter {
      $0.id.suite == suite && $0.measure == .time && (views[$0.id.fixture] ?? 0) > 0
    }
    guard let circumstances = rows.first?.circumstances, Set(rows.map(\.id.fixture)).count >= 3 else {
      return nil
    }
    let series = Set(rows.map(\.id.fixture).filter { $0.hasPrefix("Size") })
    let isFitted: (String) -> Bool = { series.count < 3 || series.contains($0) }
    let strategies = Results(rows: rows).distinct { $0.id.strategy }.sorted {
      palette.index(of: $0) < palette.index(of: $1)
    }
    let models = strategies.compactMap {
      CostModel(results, suite: suite, strategy: $0, factors: ["views"], where: isFitted)
    }
    let fixedCosts = models.map(Self.fixed).filter { $0 > 0 }
    let counts = rows.compactMap { views[$0.id.fixture] }
    let (top, bottom, left, right) = (100.0, 440.0, 74.0, ChartFrame.width - 250)
    guard let x = LogScale(counts + [1], from: left, to: right),
      let y = LogScale(rows.map(\.value) + fixedCosts, from: bottom, to: top)
    else { return nil }
    var svg = SVG(width: ChartFrame.width, height: bottom + 86)
    ChartFrame.heading(
      &svg, title: "Time against number of views: \(suite)",
      subtitle:
        "both axes logarithmic; lines are the cost of a root view alone + the cost of each further view, fitted to "
        + (series.count < 3 ? "all fixtures" : "the size series; small marks are the other fixtures"))
    for tick in x.ticks {
      svg.line(x.place(tick), top, x.place(tick), bottom, style: "grid")
      svg.label("\(Int(tick.rounded()))", x.place(tick), bottom + 16, anchor: .middle, style: "faint")
    }
    for tick in y.ticks {
      svg.line(left, y.place(tick), right, y.place(tick), style: "grid")
      svg.label(Quantity.tick(tick), left - 8, y.place(tick) + 4, anchor: .end, style: "faint")
    }
    svg.label("views", (left + right) / 2, bottom + 34, anchor: .middle, style: "small")
    for model in models {
      let color = palette.index(of: model.strategy)
      let points = (0...60).map { step -> (x: Double, y: Double) in
        let count = x.low * powerOfTen(decimalLogarithm(x.high / x.low) * Double(step) / 60)
        return (x.place(count), y.place(model.prediction(["views": count])))
      }.filter { $0.y <= bottom && $0.y >= top }
      svg.path(points, style: "fit", color: color)
      if Self.fixed(model) > 0 {
        let height = y.place(Self.fixed(model))
        svg.line(left, height, left + 70, height, style: "dashed", color: color)
      }
    }
    for row in rows {
      guard let count = views[row.id.fixture] else { continue }
      svg.mark(
        palette.index(of: row.id.strategy), x.place(count), y.place(row.value),
        size: isFitted(row.id.fixture) ? 4.5 : 2.4)
    }
    Self.key(&svg, models, palette, x: right + 22, y: top + 10)
    ChartFrame.footer(&svg, circumstances)
    self.svg = svg.document
  }

  /// What a root view alone costs: the fixed cost of a load, with the one view that none is without.
  private static func fixed(_ model: CostModel) -> Double {
    model.prediction(["views": 1])
  }

  /// The legend with the fitted costs.
  private static func key(_ svg: inout SVG, _ models: [CostModel], _ palette: Palette, x: Double, y: Double) {
    svg.label("a root alone (dashed) + each further view", x, y, style: "faint")
    for (line, model) in models.enumerated() {
      let place = y + 26 + Double(line) * 36
      svg.mark(palette.index(of: model.strategy), x, place - 4)
      svg.label(model.strategy, x + 12, place)
      let view = model.slopes.first?.cost.estimate ?? 0
      svg.label(
        "\(Quantity.time(fixed(model))) + \(Quantity.time(view)) a view", x + 12, place + 14,
        style: "faint")
    }
  }
}
