public import Foundation

/// A view that lays out others in a row or a column.
open class UIStackView: UIView {
  @exclusivity(unchecked) final var arranged: [UIView] = []
  @exclusivity(unchecked) final var storedAxis = NSLayoutConstraint.Axis.horizontal
  @exclusivity(unchecked) final var storedDistribution = Distribution.fill
  @exclusivity(unchecked) final var storedAlignment = Alignment.fill
  @exclusivity(unchecked) final var storedSpacing: CGFloat = 0
  /// Spacings after single views; most stacks have none.
  @exclusivity(unchecked) final var customSpacings: [ObjectIdentifier: CGFloat]?

  /// An empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A row of those views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arranged.reserveCapacity(views.count)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from a nib.
  public required init(coder: NSCoder) {
    // UIKit declares this one as never failing; views' only failure is a subclass's.
    super.init(coder: coder)!
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .stackViewArrangedSubviews: arranged = nib.arrangedViews(value, of: self)
      case .stackViewAxis: storedAxis = nib.option(value, as: NSLayoutConstraint.Axis.self) ?? .horizontal
      case .stackViewDistribution: storedDistribution = nib.option(value, as: Distribution.self) ?? .fill
      case .stackViewAlignment: storedAlignment = nib.option(value, as: Alignment.self) ?? .fill
      case .stackViewSpacing: storedSpacing = nib.cgFloat(value)
      case .stackViewBaselineRelative: set(.stackBaselineRelative, nib.bool(value))
      case .stackViewLayoutMarginsRelative: set(.stackMarginsRelative, nib.bool(value))
      default: break
      }
    }
  }

  /// Stack views keep no space at their edges unless told to: archives of all of them say zero.
  override class var defaultLayoutMargins: UIEdgeInsets { .zero }

  // MARK: Arranged views

  /// The views that are laid out, in order; all of them are subviews, but not all subviews need be among them.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end; it becomes a subview. A view that is there already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    if view.parent === self { arranged.removeAll { $0 === view } }
    arranged.append(view)
    if view.parent !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Puts a view at an index; it becomes a subview. A view that is there already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.parent === self { arranged.removeAll { $0 === view } }
    precondition(
      (0...arranged.count).contains(stackIndex),
      "NSInternalInconsistencyException: index \(stackIndex) out of bounds for arranged subviews "
        + "[0 .. \(arranged.count)]")
    arranged.insert(view, at: stackIndex)
    if view.parent !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Stops laying out a view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arrangementChanged()
  }

  /// A subview that goes is no longer laid out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard let index = arranged.firstIndex(where: { $0 === subview }) else { return }
    arranged.remove(at: index)
    customSpacings?[ObjectIdentifier(subview)] = nil
    arrangementChanged()
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("axis", storedAxis, default: .horizontal)
      $0.add("distribution", storedDistribution, default: .fill)
      $0.add("alignment", storedAlignment, default: .fill)
      $0.add("spacing", storedSpacing, default: 0)
      $0.add("arranged", arranged.count, default: subviews.count)
      $0.add("after", arranged.compactMap { customSpacings?[ObjectIdentifier($0)] }, default: [])
      $0.add("baselines", isBaselineRelativeArrangement)
      $0.add("inMargins", isLayoutMarginsRelativeArrangement)
    }.all
  }

  // MARK: Arrangement

  /// Whether the views stand in a row or in a column; a row by default.
  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set {
      guard newValue != storedAxis else { return }
      storedAxis = newValue
      arrangementChanged()
    }
  }

  /// How views share the space along the axis.
  open var distribution: Distribution {
    get { storedDistribution }
    set {
      guard newValue != storedDistribution else { return }
      storedDistribution = newValue
      arrangementChanged()
    }
  }

  /// How views stand across the axis.
  open var alignment: Alignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      arrangementChanged()
    }
  }

  /// The space between views, in points; the least one for some distributions.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard newValue != storedSpacing else { return }
      storedSpacing = newValue
      arrangementChanged()
    }
  }

  /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Stands for the system's spacing between views.
  public class var spacingUseSystem: CGFloat { 0x1p-126 }

  /// Sets the space after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    if spacing == Self.spacingUseDefault {
      customSpacings?[key] = nil
    } else {
      customSpacings = customSpacings ?? [:]
      customSpacings?[key] = spacing
    }
    arrangementChanged()
  }

  /// The space after one view, in points; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings?[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether space in a column is measured between baselines.
  open var isBaselineRelativeArrangement: Bool {
    get { flags.contains(.stackBaselineRelative) }
    set {
      set(.stackBaselineRelative, newValue)
      arrangementChanged()
    }
  }

  /// Whether the views are laid out inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { flags.contains(.stackMarginsRelative) }
    set {
      set(.stackMarginsRelative, newValue)
      arrangementChanged()
    }
  }
}

extension UIStackView {
  /// How views share the space along the axis. Archived as `UIStackViewDistribution`.
  public enum Distribution: Int, Sendable {
    /// Views fill the space, by their priorities.
    case fill = 0
    /// Views fill the space and are equally long.
    case fillEqually = 1
    /// Views fill the space in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The space between views is equal.
    case equalSpacing = 3
    /// The distances between the views' middles are equal.
    case equalCentering = 4
  }

  /// How views stand across the axis. Archived as `UIStackViewAlignment`.
  public enum Alignment: Int, Sendable {
    /// Views fill the space.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// On the first baseline of a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// On the last baseline of a row.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}

extension ViewFlags {
  static let stackBaselineRelative = own1
  static let stackMarginsRelative = own2
}
