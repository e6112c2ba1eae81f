public import Foundation

/// Makes content stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur that the content stands on.
  let blurStyle: UIBlurEffect.Style

  /// Vibrancy for content on that blur.
  public init(blurEffect: UIBlurEffect) {
    blurStyle = blurEffect.style
    super.init()
  }

  /// The effect that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    var style = UIBlurEffect.Style.extraLight
    if let nib = NibCoder.decoding(coder) {
      for value in nib.values where value.key == .vibrancyEffectBlurStyle {
        style = nib.option(value, as: UIBlurEffect.Style.self) ?? .extraLight
      }
    }
    blurStyle = style
    super.init(coder: coder)
  }

  /// Archives the blur's style.
  open override func encode(with coder: NSCoder) {
    coder.encode(blurStyle.rawValue, forKey: "UIVibrancyEffectBlurStyle")
  }

  /// Whether both stand on blurs of one style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIVibrancyEffect)?.blurStyle == blurStyle }

  /// The style's number.
  open override var hash: Int { blurStyle.rawValue }
}
