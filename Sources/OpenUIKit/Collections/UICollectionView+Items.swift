public import Foundation

// The throwing twins of the dequeuing methods.
extension UICollectionView {
  /// A cell of an identifier for an item: one that went out of sight, else a new one.
  ///
  /// - Throws: `NibLoadingError`, where `dequeueReusableCell(withReuseIdentifier:for:)` stops the program.
  public func dequeueCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    throws(NibLoadingError) -> UICollectionViewCell
  {
    guard let cell = try registry.dequeue(identifier) else {
      throw .viewNotRegistered(identifier, kind: "UICollectionElementKindCell")
    }
    return cell
  }

  /// A view of a kind and identifier: one that went out of sight, else a new one.
  ///
  /// - Throws: `NibLoadingError`, where `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` stops the
  ///   program.
  public func dequeueSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) throws(NibLoadingError) -> UICollectionReusableView {
    guard let view = try supplementaries[kind]?.dequeue(identifier) ?? nil else {
      throw .viewNotRegistered(identifier, kind: kind)
    }
    return view
  }

  /// What is registered for a kind of views that are no cells.
  func supplementaryRegistry(_ kind: String) -> ReuseRegistry<UICollectionReusableView> {
    if let registry = supplementaries[kind] { return registry }
    let registry = ReuseRegistry<UICollectionReusableView>()
    supplementaries[kind] = registry
    return registry
  }

  /// Reads the archived dictionary of prototypes that are no cells: kind and identifier joined by a slash, and a nib
  /// for each.
  func decodeSupplementaries(_ value: NibValue, _ nib: NibCoder) {
    for (key, value) in nib.pairs(value) {
      guard let name = nib.string(key), let prototype = nib.shared(value, as: UINib.self) else { continue }
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      supplementaryRegistry(parts[0]).register(
        .nib(prototype, external: nil), for: parts[1])
    }
  }
}

extension UICollectionView {
  // MARK: Asking

  /// The number of sections.
  public var numberOfSections: Int { currentCounts.count }

  /// The number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, nil if it isn't seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  /// The item of a cell that is seen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The cells that are seen.
  public var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// The items that are seen.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  /// The view of a kind, nil if it isn't seen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shownSupplementaries[elementKind]?[indexPath] }

  /// Where an item stands.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Changing

  /// Asks for everything anew.
  public func reloadData() {
    for path in shown.keys { putAway(path) }
    for views in shownSupplementaries.values { views.values.forEach { $0.removeFromSuperview() } }
    shownSupplementaries = [:]
    selection = []
    itemsDidChange()
  }

  /// Asks for items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { putAway(path) }
    itemsDidChange()
  }

  /// Tells that the data source has new items.
  public func insertItems(at indexPaths: [IndexPath]) { reloadShown() }
  /// Tells that the data source has fewer items.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadShown() }

  /// Makes changes that belong together. There are no animations: they end at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    itemsDidChange()
    completion?(true)
  }

  private func reloadShown() {
    for path in shown.keys { putAway(path) }
    itemsDidChange()
  }

  // MARK: Selecting

  /// The selected items, nil if none is.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item; nil selects none. The delegate isn't told.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard indexPath.item < numberOfItems(inSection: indexPath.section), !selection.contains(indexPath) else {
      return
    }
    if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: animated) } }
    selection.append(indexPath)
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item. The delegate isn't told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  /// Scrolls an item to a place.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    func place(
      _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ whole: CGFloat, _ now: CGFloat,
      _ near: ScrollPosition, _ middle: ScrollPosition, _ far: ScrollPosition
    ) -> CGFloat {
      let wanted: CGFloat =
        if scrollPosition.contains(near) {
          low
        } else if scrollPosition.contains(middle) {
          (low + high - room) / 2
        } else if scrollPosition.contains(far) {
          high - room
        } else {
          now
        }
      return max(0, min(wanted, max(0, whole - room)))
    }
    let size = storedContentSize
    let offset = CGPoint(
      x: place(
        frame.minX, frame.maxX, room.width, size.width, contentOffset.x + inset.left, .left,
        .centeredHorizontally, .right) - inset.left,
      y: place(
        frame.minY, frame.maxY, room.height, size.height, contentOffset.y + inset.top, .top,
        .centeredVertically, .bottom) - inset.top)
    setContentOffset(offset, animated: animated)
  }
}

extension UICollectionView {
  func itemsDidChange() {
    counts = nil
    layoutIsPrepared = false
    setNeedsLayout()
  }

  private var currentCounts: [Int] {
    if let counts { return counts }
    guard let source = dataSource else { return [] }
    let counts = (0..<source.numberOfSections(in: self)).map {
      source.collectionView(self, numberOfItemsInSection: $0)
    }
    self.counts = counts
    return counts
  }

  private func prepareLayout() {
    guard !layoutIsPrepared || preparedSize != bounds.size else { return }
    layoutIsPrepared = true
    preparedSize = bounds.size
    storedLayout.prepare()
    storedContentSize = storedLayout.collectionViewContentSize
  }

  /// Makes the views that are seen, and lets those that no longer are wait to be used again.
  func layoutItems() {
    prepareLayout()
    backgroundView?.frame = bounds
    guard let source = dataSource else { return }
    let seen = storedLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Set(seen.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for path in shown.keys where !wanted.contains(path) { putAway(path) }
    for (kind, views) in shownSupplementaries {
      let wanted = Set(seen.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for path in views.keys where !wanted.contains(path) { putAway(kind, path) }
    }
    for attributes in seen {
      let path = attributes.indexPath
      let view: UICollectionReusableView
      if let kind = attributes.representedElementKind {
        view =
          shownSupplementaries[kind]?[path]
          ?? source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        shownSupplementaries[kind, default: [:]][path] = view
        if view.superview !== self { addSubview(view) }
      } else {
        view = shown[path] ?? makeCell(path, source)
      }
      view.frame = attributes.frame
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      view.apply(attributes)
    }
  }

  private func makeCell(_ path: IndexPath, _ source: any UICollectionViewDataSource) -> UICollectionViewCell {
    let cell = source.collectionView(self, cellForItemAt: path)
    shown[path] = cell
    if cell.superview !== self { addSubview(cell) }
    // A cell that is used again may still be what the item before was.
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func putAway(_ kind: String, _ path: IndexPath) {
    guard let view = shownSupplementaries[kind]?.removeValue(forKey: path) else { return }
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
    supplementaryRegistry(kind).keepIdle(view, for: identifier)
  }

  private func putAway(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, !identifier.isEmpty { registry.keepIdle(cell, for: identifier) }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }
}
