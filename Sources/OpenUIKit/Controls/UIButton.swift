public import Foundation

/// A control with a title, an image or both, which runs code when it is tapped.
open class UIButton: UIControl {
  @exclusivity(unchecked) final var storedType = ButtonType.custom
  /// Titles and images by state; shared with the nib's template until something is set. Nil as long as there are none.
  @exclusivity(unchecked) final var contents: ButtonContents?
  @exclusivity(unchecked) final var titleFont: UIFont?
  @exclusivity(unchecked) final var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
  @exclusivity(unchecked) final var madeTitleLabel: UILabel?
  @exclusivity(unchecked) final var madeImageView: UIImageView?
  @exclusivity(unchecked) final var rareButton: ButtonExtras?

  /// A custom button with that frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A custom button with that frame, in points, that runs an action when it is triggered; title and image are the
  /// action's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    takeOver(primaryAction)
  }

  /// A button of a type, with an empty frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  /// A button of a type that runs an action when it is triggered; title and image are the action's.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(type)
  }

  /// A system button whose looks a configuration states.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    // Archives say these where they are on.
    flags.formUnion([.highlightedImageUnadjusted, .disabledImageUnadjusted])
    decodeButton(nib)
  }

  deinit {
    madeTitleLabel?.parent = nil
    madeImageView?.parent = nil
  }

  /// A system button with an image that sends an action.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    guard let button = UIButton(type: .system) as? Self else {
      preconditionFailure("systemButton(with:target:action:) makes UIButtons, not buttons of a subclass")
    }
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The kind of button.
  open var buttonType: ButtonType { storedType }

  /// Looks and content as one value, nil for a button that has them by state.
  open var configuration: Configuration? {
    get { rareButton?.configuration }
    set {
      guard newValue != nil || rareButton != nil else { return }
      rareExtras.configuration = newValue
      contentDidChange()
    }
  }

  /// A menu that the button shows.
  open var menu: UIMenu? {
    get { rareButton?.menu }
    set { if newValue != nil || rareButton != nil { rareExtras.menu = newValue } }
  }

  // MARK: Content by state

  /// Sets the title for a state; nil leaves the state to the normal one's.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// What is shown as the title in a state: what is set for it, else for the normal one.
  open func title(for state: UIControl.State) -> String? { shown(\.title, state) }

  /// Sets the title with attributes for a state; nil leaves the state to the normal one's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// What is shown as the title with attributes in a state: what is set for it, else for the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    shown(\.attributedTitle, state)
  }

  /// Sets the colour of the title for a state; nil leaves the state to the normal one's.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  /// The colour of the title in a state: what is set for it or the normal one, else white, or the tint colour for system buttons.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    shown(\.titleColor, state) ?? (storedType == .custom ? .white : tintColor)
  }

  /// Sets the colour of the title's shadow for a state; nil leaves the state to the normal one's.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// What is shown as the colour of the title's shadow in a state: what is set for it, else for the normal one.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { shown(\.titleShadowColor, state) }

  /// Sets the image for a state; nil leaves the state to the normal one's.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// What is shown as the image in a state: what is set for it, else for the normal one.
  open func image(for state: UIControl.State) -> UIImage? { shown(\.image, state) }

  /// Sets the image behind title and image for a state; nil leaves the state to the normal one's.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  /// What is shown as the image behind title and image in a state: what is set for it, else for the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { shown(\.backgroundImage, state) }

  /// Sets how symbols are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// How symbols are drawn in a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    shown(\.symbolConfiguration, state)
  }

  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind title and image in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  /// The label that shows the title; nil for types that have none.
  ///
  /// It is made when it is first asked for and is no entry of `subviews`, though its superview is the button.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel ?? makeTitleLabel()
    label.storedText = currentTitle
    return label
  }

  /// The view that shows the image. It is made when it is first asked for and is no entry of `subviews`.
  open var imageView: UIImageView? {
    let view = madeImageView ?? makeImageView()
    view.storedImage = currentImage
    return view
  }

  /// Space around the content, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { rareButton?.contentEdgeInsets ?? .zero }
    set {
      guard newValue != contentEdgeInsets else { return }
      rareExtras.contentEdgeInsets = newValue
      contentDidChange()
    }
  }

  /// How the title is moved, in points; the button's size takes no notice.
  open var titleEdgeInsets: UIEdgeInsets {
    get { rareButton?.titleEdgeInsets ?? .zero }
    set { if newValue != titleEdgeInsets { rareExtras.titleEdgeInsets = newValue } }
  }

  /// How the image is moved, in points; the button's size takes no notice.
  open var imageEdgeInsets: UIEdgeInsets {
    get { rareButton?.imageEdgeInsets ?? .zero }
    set { if newValue != imageEdgeInsets { rareExtras.imageEdgeInsets = newValue } }
  }

  /// Whether the image gets darker while highlighted.
  open var adjustsImageWhenHighlighted: Bool {
    get { !flags.contains(.highlightedImageUnadjusted) }
    set { set(.highlightedImageUnadjusted, !newValue) }
  }

  /// Whether the image gets lighter while disabled.
  open var adjustsImageWhenDisabled: Bool {
    get { !flags.contains(.disabledImageUnadjusted) }
    set { set(.disabledImageUnadjusted, !newValue) }
  }

  /// Whether the title's shadow turns over while highlighted.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { flags.contains(.reversesTitleShadow) }
    set { set(.reversesTitleShadow, newValue) }
  }

  /// Whether the button glows where it is touched.
  open var showsTouchWhenHighlighted: Bool {
    get { flags.contains(.glowsWhenTouched) }
    set { set(.glowsWhenTouched, newValue) }
  }

  // MARK: Geometry

  /// The size of title, image and the space around them.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of title, image and the space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  // MARK: Accessibility

  /// Yes unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title unless set.
  open override var accessibilityLabel: String? {
    get { extras?.accessibility?.label ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// A button unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("type", storedType, default: .custom)
      addContents(to: &$0)
      $0.add("font", currentFont)
      $0.add("break", titleLineBreakMode, default: .byTruncatingMiddle)
      $0.add("contentInsets", contentEdgeInsets)
      $0.add("titleInsets", titleEdgeInsets)
      $0.add("imageInsets", imageEdgeInsets)
      $0.add("imageFixedWhenHighlighted", !adjustsImageWhenHighlighted)
      $0.add("imageFixedWhenDisabled", !adjustsImageWhenDisabled)
    }.all
  }

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
}
