public import Foundation

/// A view above or below a section that the table uses again.
open class UITableViewHeaderFooterView: UIView {
  final var identifier: String?
  final var content: UIView?
  private final var madeTextLabel: UILabel?
  private final var madeDetailTextLabel: UILabel?

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view with an identifier to be used again by.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    identifier = reuseIdentifier
  }

  /// A view that isn't used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .reuseIdentifier: identifier = nib.string(value)
      case .contentView: content = nib.view(value)
      default: break
      }
    }
  }

  /// The identifier that the table knows such views by; nil for none.
  open var reuseIdentifier: String? { identifier }

  /// The view for content.
  open var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    content = view
    return view
  }

  /// The title.
  open var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    madeTextLabel = label
    return label
  }

  /// A second title.
  open var detailTextLabel: UILabel? {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    madeDetailTextLabel = label
    return label
  }

  /// Called before the view is used again for another section. Does nothing unless overridden.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView: ReusableView {
  static var kindName: String { "UITableViewHeaderFooterView" }

  static func makeBase() -> Self {
    guard let view = UITableViewHeaderFooterView(reuseIdentifier: nil) as? Self else {
      preconditionFailure("only asked of UITableViewHeaderFooterView itself")
    }
    return view
  }
}
