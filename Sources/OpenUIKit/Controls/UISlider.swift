public import Foundation

/// A control for choosing a number in a range by dragging.
open class UISlider: UIControl {
  @exclusivity(unchecked) final var storedValue: Float = 0
  @exclusivity(unchecked) final var storedMinimum: Float = 0
  @exclusivity(unchecked) final var storedMaximum: Float = 1
  @exclusivity(unchecked) final var rareSlider: SliderExtras?

  /// A slider from 0 to 1 that stands at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .value: storedValue = nib.float(value)
      case .minValue: storedMinimum = nib.float(value)
      case .maxValue: storedMaximum = nib.float(value)
      case .continuous: isContinuous = nib.bool(value)
      case .minimumTintColor, .minimumTrackTintColor: minimumTrackTintColor = nib.color(value)
      case .maximumTintColor, .maximumTrackTintColor: maximumTrackTintColor = nib.color(value)
      case .thumbTintColor: thumbTintColor = nib.color(value)
      case .minimumValueImage: minimumValueImage = nib.image(value)
      case .maximumValueImage: maximumValueImage = nib.image(value)
      default: break
      }
    }
    if storedMaximum < storedMinimum { storedMaximum = storedMinimum }
    storedValue = limited(storedValue)
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// The number, kept within the range. Setting it sends no action.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number. Sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = limited(value)
  }

  /// The lower end; 0 by default. Raising it above the upper end raises that too.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// The upper end; 1 by default. Lowering it below the lower end lowers that too.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      storedValue = limited(storedValue)
    }
  }

  /// Whether actions are sent while dragging, not only at its end.
  open var isContinuous: Bool {
    get { !flags.contains(.reportsEndOnly) }
    set { set(.reportsEndOnly, !newValue) }
  }

  /// The image at the lower end.
  open var minimumValueImage: UIImage? {
    get { rareSlider?.minimumValueImage }
    set { if newValue != nil || rareSlider != nil { rareExtras.minimumValueImage = newValue } }
  }

  /// The image at the upper end.
  open var maximumValueImage: UIImage? {
    get { rareSlider?.maximumValueImage }
    set { if newValue != nil || rareSlider != nil { rareExtras.maximumValueImage = newValue } }
  }

  /// The colour of the track below the knob; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    get { rareSlider?.minimumTrackTintColor }
    set { if newValue != nil || rareSlider != nil { rareExtras.minimumTrackTintColor = newValue } }
  }

  /// The colour of the track above the knob; nil for gray.
  open var maximumTrackTintColor: UIColor? {
    get { rareSlider?.maximumTrackTintColor }
    set { if newValue != nil || rareSlider != nil { rareExtras.maximumTrackTintColor = newValue } }
  }

  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? {
    get { rareSlider?.thumbTintColor }
    set { if newValue != nil || rareSlider != nil { rareExtras.thumbTintColor = newValue } }
  }

  /// Sets the image of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    rareExtras.thumbImages[state] = image
  }

  /// The image of the knob in a state: what is set for it, else for the normal state.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    rareSlider?.thumbImages[state] ?? rareSlider?.thumbImages[.normal]
  }

  // MARK: Accessibility

  /// Yes unless set.
  open override var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Adjustable unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("value", storedValue, default: 0)
      $0.add("minimum", storedMinimum, default: 0)
      $0.add("maximum", storedMaximum, default: 1)
      $0.add("minimumTint", minimumTrackTintColor)
      $0.add("maximumTint", maximumTrackTintColor)
      $0.add("thumbTint", thumbTintColor)
      $0.add("minimumImage", minimumValueImage)
      $0.add("maximumImage", maximumValueImage)
      $0.add("reportsEndOnly", !isContinuous)
    }.all
  }

  /// 30 points high and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }

  /// The knob reaches two points beyond both ends, its shadow one below.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  /// 31 points high and as wide as asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  private func limited(_ value: Float) -> Float { max(storedMinimum, min(storedMaximum, value)) }

  private var rareExtras: SliderExtras {
    if let rareSlider { return rareSlider }
    let extras = SliderExtras()
    rareSlider = extras
    return extras
  }
}

/// Properties that few sliders have.
final class SliderExtras {
  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
  var minimumTrackTintColor: UIColor?
  var maximumTrackTintColor: UIColor?
  var thumbTintColor: UIColor?
  var thumbImages: [UIControl.State: UIImage] = [:]
}

extension ViewFlags {
  /// Of sliders and steppers.
  static let reportsEndOnly = own5
}
