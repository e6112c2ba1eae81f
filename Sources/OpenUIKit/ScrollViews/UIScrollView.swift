public import Foundation

/// A view whose content can be larger than itself.
open class UIScrollView: UIView {
  final var scrollFlags: ScrollFlags = []
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var storedAdjustment = ContentInsetAdjustmentBehavior.automatic
  final var storedRefreshControl: UIRefreshControl?
  final var rareScroll: ScrollExtras?

  /// Is told of scrolling; held weakly.
  ///
  /// Table, collection and text views have a property of the same name and a narrower type, which Swift doesn't allow
  /// as an override; so those stand beside this one, and where both fit, theirs is preferred.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// A scroll view with that frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.multipleTouch, .clipsToBounds])
  }

  /// A scroll view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    decodeScrolling(nib)
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }

  /// The point of the content that stands at the origin: that of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The rectangle of the content that is seen; other content has to be laid out.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moves = newValue.origin != super.bounds.origin
      super.bounds = newValue
      if moves { setNeedsLayout() }
    }
  }

  /// Moves the content. There are no animations: the end is reached at once, and told as after one.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content as little as is needed to show a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      adjustedContentInsetDidChange()
    }
  }

  /// Space around the content including what the safe area takes.
  open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

  /// Called when `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// How the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedAdjustment }
    set { storedAdjustment = newValue }
  }

  /// The guide of the content: constraints with it state the content's size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The guide of the part that doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  override func takeScrollGuide(_ guide: UILayoutGuide, under key: NibKey) {
    own(guide)
    if key == .scrollViewContentLayoutGuide {
      scrollExtras.contentGuide = guide
    } else {
      scrollExtras.frameGuide = guide
    }
  }

  // MARK: Scrolling

  /// Whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { !scrollFlags.contains(.disabled) }
    set { scrollFlags.set(.disabled, !newValue) }
  }

  /// Whether only one direction is scrolled at a time.
  open var isDirectionalLockEnabled: Bool {
    get { scrollFlags.contains(.directionalLock) }
    set { scrollFlags.set(.directionalLock, newValue) }
  }

  /// Whether scrolling stops at multiples of the size.
  open var isPagingEnabled: Bool {
    get { scrollFlags.contains(.paging) }
    set { scrollFlags.set(.paging, newValue) }
  }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { !scrollFlags.contains(.staysWhenStatusBarTapped) }
    set { scrollFlags.set(.staysWhenStatusBarTapped, !newValue) }
  }

  /// Whether the content can be moved past its end and comes back.
  open var bounces: Bool {
    get { !scrollFlags.contains(.rigid) }
    set { scrollFlags.set(.rigid, !newValue) }
  }

  /// Whether content that is no higher than the view can be moved up and down.
  open var alwaysBounceVertical: Bool {
    get { scrollFlags.contains(.alwaysBounceVertical) }
    set { scrollFlags.set(.alwaysBounceVertical, newValue) }
  }

  /// Whether content that is no wider than the view can be moved sideways.
  open var alwaysBounceHorizontal: Bool {
    get { scrollFlags.contains(.alwaysBounceHorizontal) }
    set { scrollFlags.set(.alwaysBounceHorizontal, newValue) }
  }

  /// Whether touches wait until it is clear that they don't scroll.
  open var delaysContentTouches: Bool {
    get { !scrollFlags.contains(.immediateTouches) }
    set { scrollFlags.set(.immediateTouches, !newValue) }
  }

  /// Whether touches in the content may turn into scrolling.
  open var canCancelContentTouches: Bool {
    get { !scrollFlags.contains(.keepsTouches) }
    set { scrollFlags.set(.keepsTouches, !newValue) }
  }

  /// How fast scrolling comes to a stop.
  open var decelerationRate: DecelerationRate {
    get { rareScroll?.decelerationRate ?? .normal }
    set { if newValue != decelerationRate { scrollExtras.decelerationRate = newValue } }
  }

  /// How scrolling makes the keyboard go.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { rareScroll?.keyboardDismissMode ?? .none }
    set { if newValue != keyboardDismissMode { scrollExtras.keyboardDismissMode = newValue } }
  }

  /// Whether the user has touched the content to scroll it.
  open var isTracking: Bool { scrollFlags.contains(.dragging) }
  /// Whether the user is scrolling.
  open var isDragging: Bool { scrollFlags.contains(.dragging) }
  /// Whether the content moves after the user let go.
  open var isDecelerating: Bool { scrollFlags.contains(.decelerating) }

  // MARK: Indicators

  /// Whether the indicator at the right is shown.
  open var showsVerticalScrollIndicator: Bool {
    get { !scrollFlags.contains(.noVerticalIndicator) }
    set { scrollFlags.set(.noVerticalIndicator, !newValue) }
  }

  /// Whether the indicator at the bottom is shown.
  open var showsHorizontalScrollIndicator: Bool {
    get { !scrollFlags.contains(.noHorizontalIndicator) }
    set { scrollFlags.set(.noHorizontalIndicator, !newValue) }
  }

  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { rareScroll?.indicatorStyle ?? .default }
    set { if newValue != indicatorStyle { scrollExtras.indicatorStyle = newValue } }
  }

  /// Space at the ends of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { rareScroll?.verticalIndicatorInsets ?? .zero }
    set { if newValue != verticalScrollIndicatorInsets { scrollExtras.verticalIndicatorInsets = newValue } }
  }

  /// Space at the ends of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { rareScroll?.horizontalIndicatorInsets ?? .zero }
    set {
      if newValue != horizontalScrollIndicatorInsets { scrollExtras.horizontalIndicatorInsets = newValue }
    }
  }

  /// Space at the ends of both indicators, in points; reads as the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep out of the safe area's insets.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { !scrollFlags.contains(.indicatorsIgnoreSafeArea) }
    set { scrollFlags.set(.indicatorsIgnoreSafeArea, !newValue) }
  }

  /// Shows the indicators for a moment. Nothing is drawn here.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the content; 1 by default.
  open var zoomScale: CGFloat {
    get { rareScroll?.zoomScale ?? 1 }
    set {
      let scale = max(min(newValue, maximumZoomScale), minimumZoomScale)
      guard scale != zoomScale else { return }
      scrollExtras.zoomScale = scale
      delegate?.scrollViewDidZoom(self)
    }
  }

  /// The smallest scale; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { rareScroll?.minimumZoomScale ?? 1 }
    set { if newValue != minimumZoomScale { scrollExtras.minimumZoomScale = newValue } }
  }

  /// The greatest scale; 1 by default.
  open var maximumZoomScale: CGFloat {
    get { rareScroll?.maximumZoomScale ?? 1 }
    set { if newValue != maximumZoomScale { scrollExtras.maximumZoomScale = newValue } }
  }

  /// Whether the scale can pass its limits and comes back.
  open var bouncesZoom: Bool {
    get { !scrollFlags.contains(.rigidZoom) }
    set { scrollFlags.set(.rigidZoom, !newValue) }
  }

  /// Changes the scale. There are no animations.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("content", storedContentSize)
      $0.add("inset", storedContentInset)
      $0.add("adjustment", storedAdjustment, default: .automatic)
      $0.add("fixed", !isScrollEnabled)
      $0.add("pages", isPagingEnabled)
      $0.add("rigid", !bounces)
      $0.add("locks", isDirectionalLockEnabled)
      $0.add("bouncesVertically", alwaysBounceVertical)
      $0.add("bouncesHorizontally", alwaysBounceHorizontal)
      $0.add("noVerticalIndicator", !showsVerticalScrollIndicator)
      $0.add("noHorizontalIndicator", !showsHorizontalScrollIndicator)
      $0.add("indicators", indicatorStyle, default: .default)
      $0.add("keyboard", keyboardDismissMode, default: .none)
      $0.add("minimumZoom", minimumZoomScale, default: 1)
      $0.add("maximumZoom", maximumZoomScale, default: 1)
    }.all
  }

  // MARK: Refreshing

  /// The control that a pull past the top sets off; it becomes a subview.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set { setRefreshControl(newValue) }
  }
}
