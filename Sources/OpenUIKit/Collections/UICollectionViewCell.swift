public import Foundation

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  private final var content: UIView?

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, isShown: true) }
  }

  /// The view behind the content while selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView, isShown: isSelected || isHighlighted) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether the cell is lit up.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// A cell with that frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.notOpaque, .multipleTouch])
    makeContent()
  }

  /// A cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if content == nil { makeContent() }
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .contentView: content = nib.view(value)
      case .reuseIdentifier: storedIdentifier = nib.string(value)
      case .backgroundView: backgroundView = nib.view(value)
      case .selectedBackgroundView: selectedBackgroundView = nib.view(value)
      default: break
      }
    }
  }

  /// The view for content; everything that scrolls with the item belongs there.
  open var contentView: UIView { content ?? makeContent() }

  /// The content takes the whole cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  @discardableResult private func makeContent() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.flags.formUnion([.notOpaque, .multipleTouch])
    addSubview(view)
    content = view
    return view
  }

  private func replace(_ old: UIView?, with new: UIView?, isShown: Bool) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if isShown { show(new) }
  }

  private func show(_ view: UIView?) {
    guard let view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: backgroundView?.superview === self && view !== backgroundView ? 1 : 0)
  }

  private func showSelection() {
    if isSelected || isHighlighted {
      show(selectedBackgroundView)
    } else {
      selectedBackgroundView?.removeFromSuperview()
    }
  }
}
