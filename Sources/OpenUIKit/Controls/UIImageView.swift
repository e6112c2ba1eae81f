public import Foundation

/// A view that shows an image, or a series of them.
open class UIImageView: UIView {
  @exclusivity(unchecked) final var storedImage: UIImage?
  @exclusivity(unchecked) final var imageExtras: ImageViewExtras?

  /// A view without an image, with that frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.interactionDisabled)
  }

  /// A view of the size of its image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// A view of the size of its image, with another image for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    flags.insert(.interactionDisabled)
    storedImage = image
    if let highlightedImage { rareImages.highlightedImage = highlightedImage }
  }

  /// An image view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .image: storedImage = nib.image(value)
      case .highlightedImage: highlightedImage = nib.image(value)
      case .highlighted: isHighlighted = nib.bool(value)
      case .animationDuration: animationDuration = nib.double(value)
      case .animationRepeatCount: animationRepeatCount = nib.int(value)
      case .animationImages: animationImages = nib.array(value, of: UIImage.self)
      case .preferredSymbolConfiguration:
        preferredSymbolConfiguration = nib.shared(value, as: UIImage.SymbolConfiguration.self)
      default: break
      }
    }
  }

  /// The image.
  open var image: UIImage? {
    get { storedImage }
    set {
      storedImage = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The image while highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    get { imageExtras?.highlightedImage }
    set { if newValue != nil || imageExtras != nil { rareImages.highlightedImage = newValue } }
  }

  /// Whether `highlightedImage` is shown.
  open var isHighlighted: Bool {
    get { flags.contains(.imageHighlighted) }
    set { set(.imageHighlighted, newValue) }
  }

  /// How symbols that don't say otherwise are drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { imageExtras?.symbolConfiguration }
    set { if newValue != nil || imageExtras != nil { rareImages.symbolConfiguration = newValue } }
  }

  /// Images to show one after the other.
  open var animationImages: [UIImage]? {
    get { imageExtras?.animationImages }
    set { if newValue != nil || imageExtras != nil { rareImages.animationImages = newValue } }
  }

  /// The time for all images, in seconds; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval {
    get { imageExtras?.animationDuration ?? 0 }
    set { if newValue != animationDuration { rareImages.animationDuration = newValue } }
  }

  /// How often the series is shown; 0 for without end.
  open var animationRepeatCount: Int {
    get { imageExtras?.animationRepeatCount ?? 0 }
    set { if newValue != animationRepeatCount { rareImages.animationRepeatCount = newValue } }
  }

  /// Starts showing the series.
  open func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    flags.insert(.imageAnimating)
  }

  /// Stops showing the series.
  open func stopAnimating() {
    flags.remove(.imageAnimating)
  }

  /// Whether the series is being shown.
  open var isAnimating: Bool { flags.contains(.imageAnimating) }

  /// The size of the image; none for an image whose size isn't known, as for no image.
  open override var intrinsicContentSize: CGSize {
    let shown = isHighlighted ? highlightedImage ?? storedImage : storedImage
    guard let shown, shown.hasKnownSize else { return super.intrinsicContentSize }
    return shown.size
  }

  /// The size of the image, else the present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedImage?.size ?? super.sizeThatFits(size)
  }

  // MARK: Accessibility

  /// An image unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("image", storedImage)
      $0.add("highlightedImage", highlightedImage)
      $0.add("highlighted", isHighlighted)
      $0.add("symbols", preferredSymbolConfiguration)
      $0.add("images", animationImages?.count)
    }.all
  }

  private var rareImages: ImageViewExtras {
    if let imageExtras { return imageExtras }
    let extras = ImageViewExtras()
    imageExtras = extras
    return extras
  }
}

/// Properties that few image views have.
final class ImageViewExtras {
  var highlightedImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var animationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0
}

extension ViewFlags {
  static let imageHighlighted = own1
  static let imageAnimating = own2
}
