public import Foundation

/// A scroll view with items that a layout places.
open class UICollectionView: UIScrollView {
  /// The kind of sections' headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var storedLayout: UICollectionViewLayout
  final lazy var registry = ReuseRegistry<UICollectionViewCell>()
  /// Views that are no cells, by kind.
  final var supplementaries: [String: ReuseRegistry<UICollectionReusableView>] = [:]
  final var shown: [IndexPath: UICollectionViewCell] = [:]
  final var shownSupplementaries: [String: [IndexPath: UICollectionReusableView]] = [:]
  final var selection: [IndexPath] = []
  /// Numbers of items by section; nil when they have to be asked for anew.
  final var counts: [Int]?
  final var layoutIsPrepared = false
  /// The size that the layout was worked out for.
  final var preparedSize = CGSize.zero
  private final weak var narrowDelegate: (any UICollectionViewDelegate)?

  /// Says what the collection shows; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { itemsDidChange() }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells are made ahead of time.
  open var isPrefetchingEnabled = true
  /// The view behind all items; a subview.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    storedBackgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// A collection from a nib.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    isPrefetchingEnabled = false
    for value in nib.values {
      switch value.key {
      case .collectionLayout:
        if let layout = nib.object(value, as: UICollectionViewLayout.self) { storedLayout = layout }
      case .allowsSelection: allowsSelection = nib.bool(value)
      case .allowsMultipleSelection: allowsMultipleSelection = nib.bool(value)
      case .collectionViewPrefetchingEnabled: isPrefetchingEnabled = nib.bool(value)
      case .collectionViewCellNibDict, .collectionViewCellPrototypeNibExternalObjects:
        registry.decodePrototypes(value, nib, areExternals: value.key != .collectionViewCellNibDict)
      case .collectionViewSupplementaryViewNibDict: decodeSupplementaries(value, nib)
      default: break
      }
    }
    storedLayout.collectionView = self
  }

  /// Is told what the user does; held weakly. See `UIScrollView.delegate` for how the two live together.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { narrowedDelegate(narrowDelegate) ?? super.delegate as? any UICollectionViewDelegate }
    set {
      narrowDelegate = newValue
      super.delegate = newValue
      itemsDidChange()
    }
  }

  /// Says where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Sets another layout. There are no animations.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    storedLayout.collectionView = nil
    storedLayout = layout
    layout.collectionView = self
    layoutIsPrepared = false
    setNeedsLayout()
  }

  /// Puts the items that are seen in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("layout", "\(type(of: storedLayout))")
      if let flow = storedLayout as? UICollectionViewFlowLayout {
        $0.add("item", flow.itemSize, default: CGSize(width: 50, height: 50))
        $0.add("line", flow.minimumLineSpacing, default: 10)
        $0.add("between", flow.minimumInteritemSpacing, default: 10)
        $0.add("sectionInset", flow.sectionInset)
        $0.add("direction", flow.scrollDirection, default: .vertical)
        $0.add("sectionHeader", flow.headerReferenceSize)
        $0.add("sectionFooter", flow.footerReferenceSize)
      }
      $0.add("selectsNothing", !allowsSelection)
    }.all
  }

  // MARK: Registered views

  /// Makes cells of an identifier from a nib; nil takes back what was registered.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib.map { .nib($0, external: nil) }, for: identifier)
  }

  /// Makes cells of an identifier of a class; nil takes back what was registered. See
  /// `UITableView.register(_:forCellReuseIdentifier:)` for what a class of the app has to declare.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass.map { .type($0) }, for: identifier)
  }

  /// Makes views of a kind and identifier from a nib; nil takes back what was registered.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryRegistry(kind).register(
      nib.map { .nib($0, external: nil) }, for: identifier)
  }

  /// Makes views of a kind and identifier of a class; nil takes back what was registered.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryRegistry(kind).register(viewClass.map { .type($0) }, for: identifier)
  }

  /// A cell of an identifier for an item; something must be registered for it.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    trapping { () throws(NibLoadingError) in try dequeueCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  /// A view of a kind and identifier; something must be registered for them.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    trapping { () throws(NibLoadingError) in
      try dequeueSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
  }
}

extension UICollectionView {
  /// Directions of scrolling. Archived as `UIScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// The positions whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
