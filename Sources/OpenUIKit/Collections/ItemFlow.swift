import Foundation

/// Works out a flow layout. "Along" is the direction that scrolls, "across" that of lines.
struct ItemFlow {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let isVertical: Bool
  /// The room across, in points.
  private let room: CGFloat
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0

  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    self.layout = layout
    self.view = view
    isVertical = layout.scrollDirection == .vertical
    let inset = view.adjustedContentInset
    room =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
  }

  /// The size of everything.
  var size: CGSize { isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room) }

  mutating func place() {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    for section in 0..<view.numberOfSections {
      let inset =
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
      let lineSpace =
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing
      let itemSpace =
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing
      placeEdge(UICollectionView.elementKindSectionHeader, layout.headerReferenceSize, section)
      end += isVertical ? inset.top : inset.left
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        delegate?.collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section)) ?? layout.itemSize
      }
      placeLines(
        sizes, section, lineSpace: lineSpace, itemSpace: itemSpace,
        near: isVertical ? inset.left : inset.top, far: isVertical ? inset.right : inset.bottom)
      end += isVertical ? inset.bottom : inset.right
      placeEdge(UICollectionView.elementKindSectionFooter, layout.footerReferenceSize, section)
    }
  }

  /// A header or footer takes all the room across, and its own length along.
  private mutating func placeEdge(_ kind: String, _ size: CGSize, _ section: Int) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let edge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    edge.frame = rect(along: end, across: 0, length: length, breadth: room)
    attributes.append(edge)
    end += length
  }

  private mutating func placeLines(
    _ sizes: [CGSize], _ section: Int, lineSpace: CGFloat, itemSpace: CGFloat, near: CGFloat, far: CGFloat
  ) {
    let available = max(0, room - near - far)
    var (first, spread) = (0, CGFloat(0))
    while first < sizes.count {
      var last = first + 1
      var taken = breadth(sizes[first])
      while last < sizes.count, taken + itemSpace + breadth(sizes[last]) <= available {
        taken += itemSpace + breadth(sizes[last])
        last += 1
      }
      // The last line has the space of the one before it, so that items of one size stand in columns.
      let count = last - first
      if last < sizes.count { spread = count > 1 ? (available - taken) / CGFloat(count - 1) : 0 }
      let depth = sizes[first..<last].map(length).max() ?? 0
      var across = count == 1 && last < sizes.count ? near + max(0, available - taken) / 2 : near
      for item in first..<last {
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        cell.frame = rect(
          along: end + (depth - length(sizes[item])) / 2, across: across, length: length(sizes[item]),
          breadth: breadth(sizes[item]))
        attributes.append(cell)
        across += breadth(sizes[item]) + itemSpace + spread
      }
      end += depth + (last < sizes.count ? lineSpace : 0)
      first = last
    }
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}
