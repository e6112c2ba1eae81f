public import Foundation

/// An item of a bar: a title, an image or both.
open class UIBarItem: NSObject, NSCoding, NibAwakening, NibAccessible {
  /// Whether the item can be used.
  open var isEnabled = true
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image on a phone held sideways; nil for the same.
  open var landscapeImagePhone: UIImage?
  /// Space around the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A number for finding the item, 0 unless set.
  open var tag = 0
  /// What the item tells assistive technologies.
  final var accessibilityValues: AccessibilityValues?
  private final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]]?

  /// An item without content.
  public override init() { super.init() }

  /// An item from a nib. Nibs say where an item can be used.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = NibCoder.decoding(coder) else { return }
    nib.enter(self)
    var enabled = false
    for value in nib.values {
      switch value.key {
      case .enabled: enabled = nib.bool(value)
      case .title: title = nib.string(value)
      case .image: image = nib.image(value)
      case .landscapeImagePhone: landscapeImagePhone = nib.image(value)
      case .imageInsets: imageInsets = nib.insets(value)
      case .tag: tag = nib.int(value)
      default: break
      }
    }
    isEnabled = enabled
  }

  /// Items aren't encoded here.
  open func encode(with coder: NSCoder) {}

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes = titleAttributes ?? [:]
    titleAttributes?[state] = attributes
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes?[state]
  }

  // MARK: Accessibility

  private var rareAccessibility: AccessibilityValues {
    if let accessibilityValues { return accessibilityValues }
    let values = AccessibilityValues()
    accessibilityValues = values
    return values
  }

  /// Whether assistive technologies see the item; no unless set.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? false }
    set { rareAccessibility.isElement = newValue }
  }

  /// A short name; the title unless set.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? title }
    set { rareAccessibility.label = newValue }
  }

  /// What happens when the item is used.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { rareAccessibility.hint = newValue }
  }

  /// A name for tests; not told to users.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { rareAccessibility.identifier = newValue }
  }

  /// What the item is; a button unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? .button }
    set { rareAccessibility.traits = newValue }
  }
}
