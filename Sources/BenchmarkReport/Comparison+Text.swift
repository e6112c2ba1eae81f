extension Comparison {
  /// For a terminal: the cells that changed, or all of them, then the summary.
  public func text(all: Bool = false) -> String {
    heading(prefix: "") + (cellTable(all: all)?.text ?? "")
      + (meanTable.map { Self.meanCaption + ":\n" + $0.text } ?? "") + summary.map { $0 + "\n" }.joined()
  }

  /// For a pull request.
  public func markdown(all: Bool = false) -> String {
    let table = cellTable(all: all)?.markdown ?? ""
    let means = meanTable.map { Self.meanCaption + ":\n\n" + $0.markdown + "\n" } ?? ""
    return heading(prefix: "- ") + "\n" + (table.isEmpty ? "" : table + "\n") + means
      + summary.map { $0 + "\n" }.joined(separator: "\n")
  }

  private static let meanCaption = "Each strategy over all fixtures (geometric mean)"

  private func heading(prefix: String) -> String {
    var lines: [String] = []
    for (name, side) in [("base", base), ("head", head)] {
      guard let side else { continue }
      lines.append(
        "\(name): \(side.commit)\(side.isDirty ? " with changes" : ""), \(side.date)"
          + (side.isComplete ? "" : ", incomplete"))
    }
    lines += unlike.map { "unlike: \($0)" }
    return lines.map { prefix + $0 + "\n" }.joined()
  }

  private func cellTable(all: Bool) -> TextTable? {
    let shown = all ? cells : notable
    guard !shown.isEmpty else { return nil }
    var table = TextTable([
      ("cell", .left), ("measure", .left), ("base", .right), ("head", .right), ("change", .right),
      ("verdict", .left), ("note", .left),
    ])
    for cell in shown {
      table.append([
        cell.id.description, cell.measure.name, cell.base.map { Quantity.value($0, of: cell.measure) } ?? "",
        cell.head.map { Quantity.value($0, of: cell.measure) } ?? "",
        cell.change.map(interval) ?? countChange(cell), cell.verdict.rawValue, cell.note,
      ])
    }
    return table
  }

  /// All means, since there are few, and they are the short answer.
  private var meanTable: TextTable? {
    guard !means.isEmpty else { return nil }
    var table = TextTable([
      ("strategy", .left), ("fixtures", .right), ("change", .right), ("detectable", .right),
      ("verdict", .left),
    ])
    for mean in means {
      table.append([
        "\(mean.suite)/*/\(mean.strategy)", "\(mean.fixtures)", interval(mean.change),
        plain(mean.detectable), mean.verdict.rawValue,
      ])
    }
    return table
  }

  private func countChange(_ cell: Cell) -> String {
    guard let base = cell.base, let head = cell.head else { return "" }
    let difference = Int(head - base)
    return difference > 0 ? "+\(difference)" : difference < 0 ? "−\(-difference)" : "0"
  }
}
