public import Foundation

/// Says where the items of a collection stand.
open class UICollectionViewLayout: NSObject, NSCoding, NibAwakening {
  /// The collection that is laid out.
  public internal(set) final weak var collectionView: UICollectionView?

  /// A layout.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    NibCoder.decoding(coder)?.enter(self)
  }

  /// Layouts aren't encoded here.
  open func encode(with coder: NSCoder) {}

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Called before the layout is asked. Overrides work out where items stand.
  open func prepare() {}

  /// Asks for the layout to be worked out anew.
  open func invalidateLayout() {
    collectionView?.layoutIsPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// The size of all items together, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The items that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout must be worked out anew for other bounds; no by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Where an item or another element of a collection stands.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Elements with higher numbers stand in front.
  open var zIndex = 0
  /// Whether the element can't be seen.
  open var isHidden = false
  /// The kind of a view that is no cell; nil for cells.
  public internal(set) final var representedElementKind: String?

  /// Attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// Attributes of a view of a kind, such as a section's header.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}
