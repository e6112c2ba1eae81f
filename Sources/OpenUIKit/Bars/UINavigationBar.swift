public import Foundation

/// Decides about moving between screens. Nothing has to be implemented.
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may be put on top; yes by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Whether the topmost item may go; yes by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

/// A bar with a title and buttons for moving between screens.
open class UINavigationBar: UIView {
  /// What the bar shows for each screen, the topmost last.
  open var items: [UINavigationItem]?
  /// Decides about moving; held weakly.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether large titles are shown.
  open var prefersLargeTitles = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
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
      case .items: items = nib.array(value, of: UINavigationItem.self)
      case .barStyle: barStyle = nib.option(value, as: UIBarStyle.self) ?? .default
      case .barTintColor: barTintColor = nib.color(value)
      // 1 for translucent, 2 for not, 0 for as the system has it.
      case .barTranslucence: isSolid = nib.int(value) == 2
      case .barPrefersLargeTitles: prefersLargeTitles = nib.bool(value)
      case .titleTextAttributes: titleTextAttributes = NSAttributedString.attributes(value, nib)
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
      $0.add("items", items?.map { $0.title ?? "" })
      $0.add("largeTitles", prefersLargeTitles)
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

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
  }

  /// Takes the topmost item off, if the delegate agrees.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = topItem, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    return items?.popLast()
  }

  /// 44 points high and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  /// 44 points high and as wide as asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
