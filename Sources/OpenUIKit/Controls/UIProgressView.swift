public import Foundation

/// A bar that fills as work goes on.
open class UIProgressView: UIView {
  @exclusivity(unchecked) final var storedProgress: Float = 0
  @exclusivity(unchecked) final var storedStyle = Style.default
  @exclusivity(unchecked) final var rareProgress: ProgressExtras?

  /// An empty bar of the default style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// An empty bar of a style, of the style's height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    storedStyle = style
    storedBounds.size = CGSize(width: 0, height: height)
  }

  /// A bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values {
      switch value.key {
      case .progress: progress = nib.float(value)
      case .progressViewStyle: storedStyle = nib.option(value, as: Style.self) ?? .default
      case .progressProgressTintColor, .progressTintColor: progressTintColor = nib.color(value)
      case .progressTrackTintColor, .trackTintColor: trackTintColor = nib.color(value)
      case .progressImage: progressImage = nib.image(value)
      case .trackImage: trackImage = nib.image(value)
      default: break
      }
    }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(1, newValue)) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The looks.
  open var progressViewStyle: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of what is done; nil for the tint colour.
  open var progressTintColor: UIColor? {
    get { rareProgress?.progressTintColor }
    set { if newValue != nil || rareProgress != nil { rareExtras.progressTintColor = newValue } }
  }

  /// The colour of what is left; nil for gray.
  open var trackTintColor: UIColor? {
    get { rareProgress?.trackTintColor }
    set { if newValue != nil || rareProgress != nil { rareExtras.trackTintColor = newValue } }
  }

  /// The image of what is done.
  open var progressImage: UIImage? {
    get { rareProgress?.progressImage }
    set { if newValue != nil || rareProgress != nil { rareExtras.progressImage = newValue } }
  }

  /// The image of what is left.
  open var trackImage: UIImage? {
    get { rareProgress?.trackImage }
    set { if newValue != nil || rareProgress != nil { rareExtras.trackImage = newValue } }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("progress", storedProgress, default: 0)
      $0.add("style", storedStyle, default: .default)
      $0.add("progressTint", progressTintColor)
      $0.add("trackTint", trackTintColor)
    }.all
  }

  /// As high as the style has it and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  /// As high as the style has it and as wide as asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// Since iOS 14 the default bar is 4 points high; 2 before, and in bars.
  private var height: CGFloat { storedStyle == .default ? 4 : 2 }

  private var rareExtras: ProgressExtras {
    if let rareProgress { return rareProgress }
    let extras = ProgressExtras()
    rareProgress = extras
    return extras
  }
}

extension UIProgressView {
  /// Looks of progress bars. Archived as `UIProgressViewStyle`.
  public enum Style: Int, Sendable {
    /// The usual ones.
    case `default` = 0
    /// For bars.
    case bar = 1
  }
}

/// Properties that few progress bars have.
final class ProgressExtras {
  var progressTintColor: UIColor?
  var trackTintColor: UIColor?
  var progressImage: UIImage?
  var trackImage: UIImage?
}
