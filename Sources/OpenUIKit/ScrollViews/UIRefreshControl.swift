public import Foundation

/// The control that a pull past the top of a scroll view sets off. It reports by `.valueChanged`; the app does the work
/// and calls `endRefreshing()`.
open class UIRefreshControl: UIControl {
  /// The height of the control, and what it adds to the scroll view's top inset while refreshing, in points.
  private static let height: CGFloat = 60

  /// Whether the app is at work; the control turns it on by itself after a pull.
  public private(set) final var isRefreshing = false

  /// Whether the scroll view's inset holds the control's height.
  private final var hasSpace = false

  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// A control, hidden until it is pulled.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A control, hidden until it is pulled. The frame is the scroll view's matter: the one given here doesn't last.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: frame.width, height: Self.height)))
    flags.insert(.hidden)
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.hidden)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .attributedTitle: attributedTitle = nib.shared(value, as: NSAttributedString.self)
      default: break
      }
    }
  }

  /// Turns to refreshing. Nothing is sent and nothing scrolls: a program that starts by itself knows what it does.
  open func beginRefreshing() {
    setRefreshing(true)
  }

  /// Turns back from refreshing and hides the control. Nothing is sent; harmless when idle.
  open func endRefreshing() {
    setRefreshing(false)
  }

  /// A pull was long enough: first the state, then the report. It doesn't pass through `beginRefreshing()`, so
  /// overriding that sees nothing.
  final func wasPulled() {
    guard !isRefreshing, isEnabled else { return }
    setRefreshing(true)
    sendActions(for: .valueChanged)
  }

  private func setRefreshing(_ isOn: Bool) {
    guard isOn != isRefreshing else { return }
    isRefreshing = isOn
    isHidden = !isOn
    takeSpace(isOn)
  }

  /// Adds the control's height to the top inset of the scroll view whose refresh control it is, or takes back what was
  /// added.
  private func takeSpace(_ isOn: Bool) {
    guard let scrollView = superview as? UIScrollView, isOn != hasSpace else { return }
    guard !isOn || scrollView.storedRefreshControl === self else { return }
    hasSpace = isOn
    scrollView.contentInset.top += isOn ? Self.height : -Self.height
  }

  /// Takes the place above the content of `scrollView`.
  final func place(in scrollView: UIScrollView) {
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    autoresizingMask = .flexibleWidth
    takeSpace(isRefreshing)
  }

  /// Gives the space back when the control leaves its scroll view.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView = superview as? UIScrollView, scrollView !== newSuperview else { return }
    takeSpace(false)
    if scrollView.storedRefreshControl === self { scrollView.storedRefreshControl = nil }
  }
}
