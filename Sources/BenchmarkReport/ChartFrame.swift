/// What every chart has: title, what is drawn, circumstances.
enum ChartFrame {
  /// Width of all charts: readable at a documentation page's width.
  static let width = 880.0

  static func heading(_ svg: inout SVG, title: String, subtitle: String) {
    svg.label(title, 16, 28, style: "title")
    svg.label(subtitle, 16, 46, style: "faint")
  }

  /// The circumstances, small, at the bottom.
  static func footer(_ svg: inout SVG, _ circumstances: Circumstances) {
    let commit = "commit \(circumstances.commit)\(circumstances.isDirty ? " with changes" : "")"
    svg.label(
      "\(commit), \(circumstances.date), \(circumstances.machine.processor), \(circumstances.machine.cores) cores, "
        + "Swift \(circumstances.machine.swift) \(circumstances.machine.build)"
        + (circumstances.isComplete ? "" : ", incomplete"),
      16, svg.height - 22, style: "faint")
    let load = circumstances.loadBefore.map { ", load \(Quantity.number($0)) at the start" } ?? ""
    svg.label(
      "\(circumstances.machine.system), \(circumstances.allocator) "
        + "\(circumstances.allocatorVersion.prefix { $0 != "-" })\(load)",
      16, svg.height - 8, style: "faint")
  }

  /// Names with their marks, in a row; returns where it ended.
  @discardableResult
  static func legend(_ svg: inout SVG, _ names: [String], _ palette: Palette, x: Double, y: Double) -> Double
  {
    var place = x
    for name in names {
      let index = palette.index(of: name)
      svg.mark(index, place, y - 4)
      svg.label(name, place + 9, y, style: "small")
      place += 26 + textWidth(name)
    }
    return place
  }

  /// About how wide a small text is.
  static func textWidth(_ text: String) -> Double {
    Double(text.count) * 5.9
  }
}
