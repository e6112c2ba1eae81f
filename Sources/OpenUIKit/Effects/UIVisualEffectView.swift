public import Foundation

/// A view that shows an effect of what is behind it; its content stands in `contentView`.
open class UIVisualEffectView: UIView {
  private final var content: UIView?

  /// The effect.
  open var effect: UIVisualEffect?

  /// The view for content; nothing else should be added as a subview.
  open var contentView: UIView { content ?? addContent() }

  /// A view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    flags.insert(.notOpaque)
    addContent()
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
    addContent()
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let content {
      if content.parent == nil { addSubview(content) }
    } else {
      addContent()
    }
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .visualEffectViewEffect: effect = nib.shared(value, as: UIVisualEffect.self)
      case .visualEffectViewContentView, .contentView:
        // Nibs name the content here only, not among the subviews.
        if let view = nib.view(value), view.parent == nil || view.parent === self { content = view }
      default: break
      }
    }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("blur", (effect as? UIBlurEffect)?.style)
      $0.add("vibrancyOn", (effect as? UIVibrancyEffect)?.blurStyle)
    }.all
  }

  @discardableResult private func addContent() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.flags.formUnion([.notOpaque, .clipsToBounds])
    addSubview(view)
    content = view
    return view
  }
}
