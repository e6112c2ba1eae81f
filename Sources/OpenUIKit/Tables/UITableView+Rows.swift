public import Foundation

extension UITableView {
  // MARK: Asking

  /// The number of sections.
  public var numberOfSections: Int { currentRows.sections.count }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    let sections = currentRows.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The rectangle of a row; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard currentRows.contains(indexPath) else { return .zero }
    let (y, height) = currentRows.span(indexPath)
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// The rectangle of a section with header and footer; zero if there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    let sections = currentRows.sections
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections[section].start, width: bounds.width,
      height: sections[section].end - sections[section].start)
  }

  /// The row at a point of the content, nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentRows.paths(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that reach into a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentRows.paths(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row, nil if it isn't seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The row of a cell that is seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }

  /// The cells that are seen, from the top.
  public var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// The rows that are seen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

  // MARK: Changing

  /// Asks for everything anew.
  public func reloadData() {
    for path in shown.keys { putAway(path) }
    putAwayEdges()
    selection = []
    rowsDidChange()
    storedContentSize = contentSizeOfRows
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths { putAway(path) }
    rowsDidChange()
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for path in shown.keys where sections.contains(path.section) { putAway(path) }
    putAwayEdges()
    rowsDidChange()
  }

  /// Tells that the data source has new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadShown() }
  /// Tells that the data source has fewer rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadShown() }
  /// Tells that the data source has new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadShown() }
  /// Tells that the data source has fewer sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadShown() }
  /// Tells that a row has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadShown() }
  /// Begins changes that belong together.
  public func beginUpdates() {}
  /// Ends changes that belong together, and asks for heights anew.
  public func endUpdates() { rowsDidChange() }

  /// Makes changes that belong together. There are no animations: they end at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    rowsDidChange()
    completion?(true)
  }

  /// What is shown is asked for anew: without animations, which row went where doesn't matter.
  private func reloadShown() {
    for path in shown.keys { putAway(path) }
    putAwayEdges()
    rowsDidChange()
  }

  // MARK: Scrolling and selecting

  /// Scrolls a row to a place.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY
    case .middle: y = rect.midY - room / 2
    case .bottom: y = rect.maxY - room
    }
    let furthest = max(0, storedContentSize.height - room)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, 0), furthest) - inset.top), animated: animated)
  }

  /// The selected row, nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, nil if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row; nil selects none. The delegate isn't told.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard currentRows.contains(indexPath), !selection.contains(indexPath) else { return }
    if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      for path in selection { deselectRow(at: path, animated: animated) }
    }
    selection.append(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate isn't told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shown[indexPath]?.setSelected(false, animated: animated)
  }
}

extension UITableView {
  /// What stands for a height that nobody knows, in points.
  private static let fallbackHeight: CGFloat = 44

  /// The heights of all rows, asked for now if need be.
  var currentRows: TableRows {
    if let rows { return rows }
    let rows = makeRows()
    self.rows = rows
    return rows
  }

  private func makeRows() -> TableRows {
    let top = values.headerView?.bounds.height ?? 0
    guard let source = dataSource else { return TableRows(sections: [], top: top) }
    let delegate = delegate
    let sections = (0..<source.numberOfSections(in: self)).map { section -> TableRows.Section in
      let header = source.tableView(self, titleForHeaderInSection: section) != nil
      let footer = source.tableView(self, titleForFooterInSection: section) != nil
      let count = source.tableView(self, numberOfRowsInSection: section)
      let rows: [CGFloat] =
        if let delegate {
          (0..<count).map { row in
            let path = IndexPath(row: row, section: section)
            return estimate(delegate.tableView(self, heightForRowAt: path)) {
              delegate.tableView(self, estimatedHeightForRowAt: path)
            }
          }
        } else {
          Array(repeating: estimate(rowHeight) { estimatedRowHeight }, count: count)
        }
      return TableRows.Section(
        header: edge(
          header, delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
          hasView(at: TableEdge(section: section, isFooter: false))),
        rows: rows,
        footer: edge(
          footer, delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
          hasView(at: TableEdge(section: section, isFooter: true))))
    }
    return TableRows(sections: sections, top: top)
  }

  /// A height as stated, or a guess for one that is worked out from the cell when it is made.
  private func estimate(_ height: CGFloat, _ guess: () -> CGFloat) -> CGFloat {
    if height >= 0 { return height }
    let guess = guess()
    return guess > 0 ? guess : Self.fallbackHeight
  }

  /// The height above or below a section: none in a plain table if there is nothing to show.
  private func edge(_ hasTitle: Bool, _ height: CGFloat, _ hasView: Bool) -> CGFloat {
    guard hasTitle || hasView || storedStyle != .plain else { return 0 }
    return height >= 0 ? height : storedStyle == .plain ? 28 : 18
  }

  var contentSizeOfRows: CGSize {
    CGSize(width: bounds.width, height: currentRows.bottom + (values.footerView?.bounds.height ?? 0))
  }

  /// Makes the cells that are seen, and lets those that no longer are wait to be used again.
  func layoutRows() {
    guard dataSource != nil else { return placeEnds() }
    // Making a cell can change its row's height, and so what is seen; twice is enough for all but absurd guesses.
    for _ in 0..<3 {
      let seen = currentRows.paths(from: bounds.minY, to: bounds.maxY)
      let wanted = Set(seen)
      for path in shown.keys where !wanted.contains(path) { putAway(path) }
      var heights: [(path: IndexPath, height: CGFloat)] = []
      for path in seen {
        let cell = shown[path] ?? makeCell(path)
        if let height = height(of: cell, at: path) { heights.append((path, height)) }
      }
      guard rows?.setHeights(heights) == true else { break }
    }
    for (path, cell) in shown {
      let (y, height) = currentRows.span(path)
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
    storedContentSize = contentSizeOfRows
    layoutEdges()
    placeEnds()
  }

  private func placeEnds() {
    if let header = values.headerView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
    }
    if let footer = values.footerView {
      footer.frame = CGRect(x: 0, y: currentRows.bottom, width: bounds.width, height: footer.bounds.height)
    }
    values.backgroundView?.frame = bounds
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      preconditionFailure("NSInternalInconsistencyException: the data source is gone")
    }
    shown[path] = cell
    cell.storedBounds.size.width = bounds.width
    if cell.superview !== self { addSubview(cell) }
    // A cell that is used again may still be what the row before was.
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The height that the cell's constraints ask for, nil for a row whose height is stated.
  private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat? {
    let stated = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard stated < 0 else { return nil }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : Self.fallbackHeight
  }

  /// Lets a row's cell wait to be used again.
  private func putAway(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, !identifier.isEmpty { registry.keepIdle(cell, for: identifier) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
