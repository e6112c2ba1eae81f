extension Comparison {
  /// For a terminal: the cells that changed, or all of them, then the summary.
  public func text(all: Bool = false) -> String {
    heading(prefix: "") + (cellTable(all: all)?.text ?? "") + summary.map { $0 + "\n" }.joined()
  }

  /// For a pull request.
  public func markdown(all: Bool = false) -> String {
    let table = cellTable(all: all)?.markdown ?? ""
    return heading(prefix: "- ") + "\n" + (table.isEmpty ? "" : table + "\n")
      + summary.map { $0 + "\n" }.joined(separator: "\n")
  }

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

  private func countChange(_ cell: Cell) -> String {
    guard let base = cell.base, let head = cell.head else { return "" }
    let difference = Int(head - base)
    return difference > 0 ? "+\(difference)" : difference < 0 ? "−\(-difference)" : "0"
  }
}
