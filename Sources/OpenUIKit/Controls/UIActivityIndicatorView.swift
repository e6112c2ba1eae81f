public import Foundation

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  final var storedStyle = Style.medium
  final var storedColor: UIColor?

  /// A wheel of the medium style that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.notOpaque, .hidden])
  }

  /// A wheel of a style that stands still, of the style's size.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    flags.formUnion([.notOpaque, .hidden])
    storedStyle = style
  }

  /// A wheel from a nib.
  public required init(coder: NSCoder) {
    // UIKit declares this one as never failing; views' only failure is a subclass's.
    super.init(coder: coder)!
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      // The modern key repeats the old one, or says more.
      case .activityIndicatorViewStyle, .activityIndicatorViewStyleModern:
        storedStyle = nib.option(value, as: Style.self) ?? .medium
      case .hidesWhenStopped: set(.shownWhenStopped, !nib.bool(value))
      case .animating: set(.wheelTurning, nib.bool(value))
      case .color: storedColor = nib.color(value)
      default: break
      }
    }
    if hidesWhenStopped { set(.hidden, !isAnimating || flags.contains(.hidden)) }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(750), LayoutPriorityPair(750))
  }

  /// Size and colour.
  open var style: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the wheel; setting nil gives the style's.
  open var color: UIColor! {
    get { storedColor ?? storedStyle.color }
    set { storedColor = newValue }
  }

  /// Whether a wheel that stands still is hidden; yes by default.
  open var hidesWhenStopped: Bool {
    get { !flags.contains(.shownWhenStopped) }
    set {
      set(.shownWhenStopped, !newValue)
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { flags.contains(.wheelTurning) }

  /// Makes the wheel turn, and shows it.
  open func startAnimating() {
    flags.insert(.wheelTurning)
    if hidesWhenStopped { isHidden = false }
  }

  /// Makes the wheel stand still, and hides it unless it is to be seen then.
  open func stopAnimating() {
    flags.remove(.wheelTurning)
    if hidesWhenStopped { isHidden = true }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("style", storedStyle, default: .medium)
      $0.add("color", storedColor)
      $0.add("animating", isAnimating)
      $0.add("shownWhenStopped", !hidesWhenStopped)
    }.all
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { storedStyle.size }

  /// The size of the style, always.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { storedStyle.size }
}

extension UIActivityIndicatorView {
  /// Size and colour of a wheel. Archived as `UIActivityIndicatorViewStyle`.
  public enum Style: Int, Sendable {
    /// Large and white; an old style.
    case whiteLarge = 0
    /// Medium and white; an old style.
    case white = 1
    /// Medium and gray; an old style.
    case gray = 2
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101

    var size: CGSize {
      let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
      return CGSize(width: side, height: side)
    }

    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }
}

extension ViewFlags {
  static let shownWhenStopped = own1
  static let wheelTurning = own2
}
