public import Foundation

/// A row of dots, one a page.
open class UIPageControl: UIControl {
  final var storedPages = 0
  final var storedPage = 0
  final var storedPageColor: UIColor?
  final var storedCurrentPageColor: UIColor?
  final var storedBackgroundStyle = BackgroundStyle.automatic

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    var page = 0
    for value in nib.values {
      switch value.key {
      case .numberOfPages: storedPages = max(0, nib.int(value))
      case .currentPage: page = nib.int(value)
      case .hideForSinglePage, .hidesForSinglePage: set(.hiddenForSinglePage, nib.bool(value))
      case .pageIndicatorTintColor: storedPageColor = nib.color(value)
      case .currentPageIndicatorTintColor: storedCurrentPageColor = nib.color(value)
      case .pageControlBackgroundStyle:
        storedBackgroundStyle = nib.option(value, as: BackgroundStyle.self) ?? .automatic
      default: break
      }
    }
    storedPage = limited(page)
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// The number of pages.
  open var numberOfPages: Int {
    get { storedPages }
    set {
      storedPages = max(0, newValue)
      storedPage = limited(storedPage)
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is shown, kept within the pages. Setting it sends no action.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = limited(newValue) }
  }

  /// Whether nothing is shown for a single page.
  open var hidesForSinglePage: Bool {
    get { flags.contains(.hiddenForSinglePage) }
    set { set(.hiddenForSinglePage, newValue) }
  }

  /// The colour of dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? {
    get { storedPageColor }
    set { storedPageColor = newValue }
  }

  /// The colour of the dot of the present page; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    get { storedCurrentPageColor }
    set { storedCurrentPageColor = newValue }
  }

  /// What is behind the dots.
  open var backgroundStyle: BackgroundStyle {
    get { storedBackgroundStyle }
    set { storedBackgroundStyle = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("pages", storedPages, default: 0)
      $0.add("page", storedPage, default: 0)
      $0.add("pageTint", storedPageColor)
      $0.add("currentTint", storedCurrentPageColor)
      $0.add("hidesForOne", hidesForSinglePage)
    }.all
  }

  /// The size for a number of pages: 26 points high and for each page 17.5 wide, with 26.5 around them, as measured
  /// on iOS 15.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount == 0 ? 0 : 26.5 + 17.5 * CGFloat(pageCount), height: 26)
  }

  /// The size for the pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPages) }

  /// The size for the pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: storedPages) }

  private func limited(_ page: Int) -> Int { max(0, min(page, storedPages - 1)) }
}

extension UIPageControl {
  /// What is behind the dots. Archived as `UIPageControlBackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while the user is at it.
    case automatic = 0
    /// Always something.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
}

extension ViewFlags {
  static let hiddenForSinglePage = own5
}
