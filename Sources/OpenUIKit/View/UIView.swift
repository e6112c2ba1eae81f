public import Foundation

/// A rectangle that draws, lays out its subviews and handles events.
///
/// Names, signatures and defaults are UIKit's. What subclasses may override has to stand in the class itself (Swift
/// forbids overriding what an extension declares), so this file holds the storage and those members; the work is
/// done in the extensions beside it. Properties that few views have are in ``ViewExtras``.
open class UIView: UIResponder, NSCoding, NibAccessible {
  // MARK: Storage

  // A view belongs to one thread, and its fields are read and written at once, never over a call. They do without
  // exclusivity checks, which would cost more than making the view.

  /// The superview; it owns this view and clears the reference when it goes, so no weak reference is needed.
  @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) final var children: [UIView] = []
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedCenter = CGPoint.zero
  @exclusivity(unchecked) final var flags: ViewFlags = []
  @exclusivity(unchecked) final var storedAlpha: Float = 1
  @exclusivity(unchecked) final var storedMask: UInt8 = 0
  @exclusivity(unchecked) final var storedContentMode = ContentMode.scaleToFill
  @exclusivity(unchecked) final var storedSemantic = UISemanticContentAttribute.unspecified
  @exclusivity(unchecked) final var storedTag = 0
  @exclusivity(unchecked) final var storedBackgroundColor: UIColor?
  @exclusivity(unchecked) final var hugging = LayoutPriorityPair(250)
  @exclusivity(unchecked) final var compression = LayoutPriorityPair(750)
  @exclusivity(unchecked) final var heldConstraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) final var extras: ViewExtras?
  /// The place of the view in the layout engine of its tree, -1 before.
  @exclusivity(unchecked) final var layoutIndex: Int32 = -1

  // MARK: Making

  /// A view with that frame, in points, in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    storedBounds.size = frame.size
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    let (hugging, compression) = Self.defaultContentPriorities
    self.hugging = hugging
    self.compression = compression
  }

  /// A view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    if NibCoder.decodes(coder) {
      decode(unsafeDowncast(coder, to: NibCoder.self))
    } else {
      (hugging, compression) = Self.defaultContentPriorities
    }
  }

  /// Reads what a nib holds of the view. Classes override it rather than reading in `init(coder:)`, after the
  /// superclass's: views of the toolkit's own classes are made without a coder, and an initializer owns its coder, so that
  /// every level that goes on using it counts the reference once more.
  func decode(_ nib: NibCoder) { decodeView(nib) }

  /// Views aren't encoded here: nibs are made by a compiler, not by views.
  open func encode(with coder: NSCoder) {}

  deinit {
    for child in children { child.parent = nil }
    for constraint in heldConstraints { constraint.holderWillGo() }
    extras?.viewWillGo()
  }

  /// Hugging and compression resistance of new views, which classes with another default override.
  class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair) {
    (LayoutPriorityPair(250), LayoutPriorityPair(750))
  }

  /// Layout margins of new views, which classes with others override: 8 points each.
  class var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The class of layers that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer: here a bearer of properties, nothing is drawn.
  open var layer: CALayer { madeLayer }

  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points. Not defined by UIKit under a transform; here it
  /// is the smallest rectangle around the transformed bounds.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle that the view shows, in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// A transform about the center, applied to what is shown.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { rare.transform = newValue }
  }

  /// Edges and sides that follow when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storedMask)) }
    set { storedMask = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Whether subviews follow by their masks when the bounds change.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.subviewsNotAutoresized) }
    set { set(.subviewsNotAutoresized, !newValue) }
  }

  // MARK: Looks

  /// How the content follows when the bounds change.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }

  /// The colour behind the content, nil for none.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { storedBackgroundColor = newValue }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set { storedAlpha = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view covers what is behind it.
  open var isOpaque: Bool {
    get { !flags.contains(.notOpaque) }
    set { set(.notOpaque, !newValue) }
  }

  /// Whether the view and what is in it is invisible.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, newValue) }
  }

  /// Whether drawing starts from a cleared context.
  open var clearsContextBeforeDrawing: Bool {
    get { !flags.contains(.keepsContext) }
    set { set(.keepsContext, !newValue) }
  }

  /// The tint: the view's own, else the superview's, else the system's blue. Setting nil inherits again.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the tint is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustmentMode }
    set {
      rare.tintAdjustmentMode = newValue
      tintColorDidChangeInSubtree()
    }
  }

  /// Called when the tint in force may have changed.
  open func tintColorDidChange() {}

  /// A view whose alpha masks this one.
  open var mask: UIView? {
    get { extras?.mask }
    set { rare.mask = newValue }
  }

  /// Draws the content. Nothing is drawn here; subclasses may still override it.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing.
  open func setNeedsDisplay() { flags.insert(.needsDisplay) }

  // MARK: Identity

  /// A number for finding the view, 0 unless set.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// The name under which state restoration knows the view.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { rare.restorationIdentifier = newValue } }
  }

  /// The view or a view below it that has `tag`, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if storedTag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Events

  /// Whether the view takes part in events.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { set(.interactionDisabled, !newValue) }
  }

  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether the view keeps touches from others.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// The controller whose view this is, else the superview; a window's next responder is the application.
  open override var next: UIResponder? { extras?.controller ?? parent }

  /// The recognisers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Attaches a recogniser, taking it from another view if it has one.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// The deepest visible view that takes part in events at `point`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

  /// Whether `point`, in own coordinates, is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { storedBounds.contains(point) }

  // MARK: Hierarchy

  /// The view that this one is in.
  public final var superview: UIView? { parent }

  /// The views in this one, back to front.
  public final var subviews: [UIView] { children }

  /// The window that the view is in, nil if it is in none.
  open var window: UIWindow? { enclosingWindow }

  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: view.parent === self ? children.count - 1 : children.count)
  }

  /// Puts `view` at `index` from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` just in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Puts `view` just behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Takes the view out of its superview, with the constraints that tie it to views outside of it.
  open func removeFromSuperview() { leaveParent() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Constraints

  /// Whether the frame and the mask act as constraints; true for new views.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.doesNotTranslateMask) }
    set { setTranslatesMask(newValue) }
  }

  /// The constraints that this view holds, which concern it and views below it.
  open var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Adds a constraint to those that this view holds.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds constraints to those that this view holds.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Removes a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Removes constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// How strongly the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(hugging[axis])
  }

  /// Sets how strongly the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority.rawValue
    contentPrioritiesChanged()
  }

  /// How strongly the view resists becoming smaller than its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(compression[axis])
  }

  /// Sets how strongly the view resists becoming smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compression[axis] = priority.rawValue
    contentPrioritiesChanged()
  }

  /// Guides that the view owns.
  open var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }

  /// Adds a guide, taking it from another view.
  open func addLayoutGuide(_ guide: UILayoutGuide) { adopt(guide) }

  /// Removes a guide.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { disown(guide) }

  // MARK: Layout

  /// Space kept free at the edges for the content, 8 points each by default.
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// Called when ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  /// Whether margins are at least as large as the superview's reach in.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { set(.preservesSuperviewMargins, newValue) }
  }

  /// Whether margins grow by the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !flags.contains(.ignoresSafeAreaInMargins) }
    set { set(.ignoresSafeAreaInMargins, !newValue) }
  }

  /// What bars and the device's shape take from each edge.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called when ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Lays out the subviews: by constraints where there are any.
  open func layoutSubviews() { layoutSubviewsByConstraints() }

  /// Asks for a layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Does the layout that is due, from the topmost view that needs it.
  open func layoutIfNeeded() { performLayoutIfNeeded() }

  /// Updates the constraints; subclasses call `super` last.
  open func updateConstraints() { flags.remove(.needsConstraintUpdate) }

  /// Asks for ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  /// Whether ``updateConstraints()`` is due.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsConstraintUpdate) }

  /// Calls ``updateConstraints()`` where it is due, from the bottom up.
  open func updateConstraintsIfNeeded() { performConstraintUpdates() }

  /// Whether views of this class only work with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content asks for; ``noIntrinsicMetric`` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` changed.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }

  /// The size that fits best into `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() { storedBounds.size = sizeThatFits(storedBounds.size) }

  /// The smallest size that satisfies the constraints, near to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that satisfies the constraints, near to `targetSize` with those priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// What of the bounds doesn't count for alignment.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints see of `frame`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose alignment rectangle is `rect`.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }

  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Accessibility

  /// Whether assistive technologies see the view itself.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { accessibilityValues.isElement = newValue }
  }

  /// What the view is called.
  open var accessibilityLabel: String? {
    get { extras?.accessibility?.label }
    set { accessibilityValues.label = newValue }
  }

  /// What using the view does.
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// What the view's value is.
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { accessibilityValues.value = newValue }
  }

  /// A name for tests, which users never hear.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// How the view behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { accessibilityValues.traits = newValue }
  }

  /// What assistive technologies are told, made when first needed.
  final var accessibilityValues: AccessibilityValues {
    if let values = rare.accessibility { return values }
    let values = AccessibilityValues()
    rare.accessibility = values
    return values
  }

  // MARK: Traits

  /// How content is mirrored. Archived as `UIViewSemanticContentAttribute`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantic }
    set { storedSemantic = newValue }
  }

  /// The traits in force.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits in force changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What a class adds to its line in ``outline``: names and values that differ from its defaults.
  var outlineDetails: [(name: String, value: String)] { [] }

  /// Takes a guide that the nib lists under a key of scroll views; they are read with the view's own, before the
  /// constraints that are about them.
  func takeScrollGuide(_ guide: UILayoutGuide, under key: NibKey) {}
}
