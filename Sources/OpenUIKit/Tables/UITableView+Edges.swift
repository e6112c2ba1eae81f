import Foundation

/// The place above or below a section.
struct TableEdge: Hashable {
  let section: Int
  let isFooter: Bool
}

extension UITableView {
  /// The view above a section, nil if it isn't seen or isn't a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[TableEdge(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// The view below a section, nil if it isn't seen or isn't a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEdges[TableEdge(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// Whether the delegate has a view for a place. It has to be asked for one, which then waits to be used.
  func hasView(at edge: TableEdge) -> Bool {
    guard let view = delegatesView(at: edge) else { return false }
    if view.superview !== self { keepIdle(view) }
    return true
  }

  /// Shows the views above and below the sections that are seen, and lets the others wait to be used again.
  func layoutEdges() {
    let wanted = edgeFrames()
    for edge in shownEdges.keys where wanted[edge] == nil { putAway(edge) }
    for (edge, frame) in wanted {
      guard let view = shownEdges[edge] ?? makeView(at: edge) else { continue }
      shownEdges[edge] = view
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
  }

  /// Lets all views above and below sections wait to be used again.
  func putAwayEdges() {
    for edge in shownEdges.keys { putAway(edge) }
  }

  /// Where the views stand that are seen. In a plain table headers stay in sight as long as their section does.
  private func edgeFrames() -> [TableEdge: CGRect] {
    var frames: [TableEdge: CGRect] = [:]
    let top = bounds.minY + adjustedContentInset.top
    for (index, section) in currentRows.sections.enumerated()
    where section.start < bounds.maxY && section.end > bounds.minY {
      func add(_ y: CGFloat, _ height: CGFloat, isFooter: Bool) {
        guard height > 0, y < bounds.maxY, y + height > bounds.minY else { return }
        frames[TableEdge(section: index, isFooter: isFooter)] = CGRect(
          x: 0, y: y, width: bounds.width, height: height)
      }
      let lowest = section.end - section.footer - section.header
      let start = storedStyle == .plain ? min(max(section.start, top), lowest) : section.start
      add(start, section.header, isFooter: false)
      add(section.end - section.footer, section.footer, isFooter: true)
    }
    return frames
  }

  private func makeView(at edge: TableEdge) -> UIView? {
    if let view = delegatesView(at: edge) { return view }
    let title =
      edge.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: edge.section)
      : dataSource?.tableView(self, titleForHeaderInSection: edge.section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func delegatesView(at edge: TableEdge) -> UIView? {
    edge.isFooter
      ? delegate?.tableView(self, viewForFooterInSection: edge.section)
      : delegate?.tableView(self, viewForHeaderInSection: edge.section)
  }

  private func putAway(_ edge: TableEdge) {
    guard let view = shownEdges.removeValue(forKey: edge) else { return }
    view.removeFromSuperview()
    keepIdle(view)
  }

  private func keepIdle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      !identifier.isEmpty
    else { return }
    headerFooters.keepIdle(view, for: identifier)
  }
}
