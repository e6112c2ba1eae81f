public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  @exclusivity(unchecked) final var rareSwitch: SwitchExtras?

  /// A switch that is off; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    flags.insert(.notOpaque)
  }

  /// A switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .switchOn: set(.switchOn, nib.bool(value))
      case .switchEnabled: if !nib.bool(value) { flags.insert(.controlDisabled) }
      case .switchOnTintColor: onTintColor = nib.color(value)
      case .switchThumbTintColor: thumbTintColor = nib.color(value)
      case .switchTitle: title = nib.string(value)
      case .switchPreferredStyle: preferredStyle = nib.option(value, as: Style.self) ?? .automatic
      default: break
      }
    }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(750), LayoutPriorityPair(750))
  }

  /// Whether the switch is on. Setting it sends no action.
  open var isOn: Bool {
    get { flags.contains(.switchOn) }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off. Sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    set(.switchOn, on)
  }

  /// The colour while on; nil for green.
  open var onTintColor: UIColor? {
    get { rareSwitch?.onTintColor }
    set { if newValue != nil || rareSwitch != nil { rareExtras.onTintColor = newValue } }
  }

  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    get { rareSwitch?.thumbTintColor }
    set { if newValue != nil || rareSwitch != nil { rareExtras.thumbTintColor = newValue } }
  }

  /// An image for on. Not shown since iOS 7.
  open var onImage: UIImage? {
    get { rareSwitch?.onImage }
    set { if newValue != nil || rareSwitch != nil { rareExtras.onImage = newValue } }
  }

  /// An image for off. Not shown since iOS 7.
  open var offImage: UIImage? {
    get { rareSwitch?.offImage }
    set { if newValue != nil || rareSwitch != nil { rareExtras.offImage = newValue } }
  }

  /// The text beside a check box.
  open var title: String? {
    get { rareSwitch?.title }
    set { if newValue != nil || rareSwitch != nil { rareExtras.title = newValue } }
  }

  /// The looks in use; always the sliding switch.
  open var style: Style { .sliding }

  /// The looks asked for.
  open var preferredStyle: Style {
    get { rareSwitch?.preferredStyle ?? .automatic }
    set { if newValue != preferredStyle { rareExtras.preferredStyle = newValue } }
  }

  // MARK: Accessibility

  /// Yes unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A button unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("on", isOn)
      $0.add("onTint", onTintColor)
      $0.add("thumbTint", thumbTintColor)
    }.all
  }

  /// 49 × 31 points: the frame is two points wider than what counts for alignment.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  /// Two points at the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// 51 × 31 points, always.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var rareExtras: SwitchExtras {
    if let rareSwitch { return rareSwitch }
    let extras = SwitchExtras()
    rareSwitch = extras
    return extras
  }
}

extension UISwitch {
  /// Looks of switches. Archived as `UISwitchPreferredStyle`.
  public enum Style: Int, Sendable {
    /// As the platform has it.
    case automatic = 0
    /// A check box.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }
}

/// Properties that few switches have.
final class SwitchExtras {
  var onTintColor: UIColor?
  var thumbTintColor: UIColor?
  var onImage: UIImage?
  var offImage: UIImage?
  var title: String?
  var preferredStyle = UISwitch.Style.automatic
}

extension ViewFlags {
  static let switchOn = own5
}
