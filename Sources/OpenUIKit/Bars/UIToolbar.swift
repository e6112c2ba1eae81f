public import Foundation

/// A bar of buttons.
open class UIToolbar: UIView {
  /// The buttons, from the leading edge on.
  open var items: [UIBarButtonItem]?
  /// The looks.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; nil for the style's.
  open var barTintColor: UIColor?
  private final var isSolid = false

  /// A bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .items: items = nib.array(value, of: UIBarButtonItem.self)
      case .barStyle: barStyle = nib.option(value, as: UIBarStyle.self) ?? .default
      case .barTintColor: barTintColor = nib.color(value)
      // 1 for translucent, 2 for not, 0 for as the system has it.
      case .barTranslucence: isSolid = nib.int(value) == 2
      default: break
      }
    }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("items", items?.map { $0.systemItem.map { "\($0)" } ?? $0.title ?? $0.image?.name ?? "" })
      $0.add("barStyle", barStyle, default: .default)
      $0.add("barTint", barTintColor)
      $0.add("opaqueBar", !isTranslucent)
    }.all
  }

  /// Whether what is behind the bar can be seen; yes by default.
  open var isTranslucent: Bool {
    get { !isSolid }
    set { isSolid = !newValue }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  /// 44 points high and as wide as asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
