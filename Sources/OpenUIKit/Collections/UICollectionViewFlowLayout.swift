public import Foundation

/// Items in lines that follow each other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for sizes that cells work out themselves.
  public class var automaticSize: CGSize { CGSize(width: 0x1p1023, height: 0x1p1023) }

  /// The least space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess at the size of items; zero for none.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction that scrolls; lines stand across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of sections' headers; zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of sections' footers; zero for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Space around sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Where sections' insets are measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay at the top.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the bottom.
  open var sectionFootersPinToVisibleBounds = false

  private final var attributes: [UICollectionViewLayoutAttributes] = []
  private final var size = CGSize.zero

  /// A layout of items of 50 × 50 points that scrolls up and down.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .lineSpacing: minimumLineSpacing = nib.cgFloat(value)
      case .interitemSpacing: minimumInteritemSpacing = nib.cgFloat(value)
      case .itemSize: itemSize = nib.size(value)
      case .estimatedItemSize: estimatedItemSize = nib.size(value)
      case .scrollDirection:
        scrollDirection = nib.option(value, as: UICollectionView.ScrollDirection.self) ?? .vertical
      case .headerReferenceSize: headerReferenceSize = nib.size(value)
      case .footerReferenceSize: footerReferenceSize = nib.size(value)
      case .sectionInset: sectionInset = nib.insets(value)
      case .sectionInsetReference:
        sectionInsetReference = nib.option(value, as: SectionInsetReference.self) ?? .fromContentInset
      case .sectionHeadersPinToVisibleBounds: sectionHeadersPinToVisibleBounds = nib.bool(value)
      case .sectionFootersPinToVisibleBounds: sectionFootersPinToVisibleBounds = nib.bool(value)
      default: break
      }
    }
  }

  /// Places all items in lines: as many in each as fit, the rest of its length spread between them.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var flow = ItemFlow(self, in: collectionView)
    flow.place()
    (attributes, size) = (flow.attributes, flow.size)
  }

  /// The size of all items together, with their insets, in points.
  open override var collectionViewContentSize: CGSize { size }

  /// The items that reach into a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  /// Where an item stands.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// Yes for another length of lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical
      ? bounds.width != newBounds.width : bounds.height != newBounds.height
  }
}

extension UICollectionViewFlowLayout {
  /// Where sections' insets are measured from. Archived as `UISectionInsetReference`.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
