public import Foundation

/// A control that counts up and down.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  final var storedValue = 0.0
  final var storedMinimum = 0.0
  final var storedMaximum = 100.0
  final var storedStep = 1.0

  /// A stepper from 0 to 100 in steps of 1 that stands at 0; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    flags.insert(.notOpaque)
  }

  /// A stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .value: storedValue = nib.double(value)
      case .minimumValue: storedMinimum = nib.double(value)
      case .maximumValue: storedMaximum = nib.double(value)
      case .stepValue: if nib.double(value) > 0 { storedStep = nib.double(value) }
      case .wraps: wraps = nib.bool(value)
      case .autorepeat: autorepeat = nib.bool(value)
      case .continuous: isContinuous = nib.bool(value)
      default: break
      }
    }
    storedValue = limited(storedValue)
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(750), LayoutPriorityPair(750))
  }

  /// The number, kept within the range. Setting it sends no action.
  open var value: Double {
    get { storedValue }
    set { storedValue = limited(newValue) }
  }

  /// The lower end; 0 by default.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// The upper end; 100 by default.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// What one tap adds or takes away; 1 by default. Must be above 0.
  open var stepValue: Double {
    get { storedStep }
    set {
      precondition(
        newValue > 0, "NSInvalidArgumentException: stepValue must be greater than 0, not \(newValue)")
      storedStep = newValue
    }
  }

  /// Whether actions are sent while a button is held, not only at the end.
  open var isContinuous: Bool {
    get { !flags.contains(.reportsEndOnly) }
    set { set(.reportsEndOnly, !newValue) }
  }

  /// Whether holding a button counts on.
  open var autorepeat: Bool {
    get { !flags.contains(.countsOnce) }
    set { set(.countsOnce, !newValue) }
  }

  /// Whether counting goes on at the other end of the range.
  open var wraps: Bool {
    get { flags.contains(.wrapsAround) }
    set { set(.wrapsAround, newValue) }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("value", storedValue, default: 0)
      $0.add("minimum", storedMinimum, default: 0)
      $0.add("maximum", storedMaximum, default: 100)
      $0.add("step", storedStep, default: 1)
      $0.add("wraps", wraps)
      $0.add("countsOnce", !autorepeat)
      $0.add("reportsEndOnly", !isContinuous)
    }.all
  }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// 94 × 32 points, always.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func limited(_ value: Double) -> Double { max(storedMinimum, min(storedMaximum, value)) }
}

extension ViewFlags {
  static let countsOnce = own6
  static let wrapsAround = own7
}
