public import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSSecureCoding, NSCopying {
  /// How far the shadow falls from the text, in points; no distance by default.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edges are blurred, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// A shadow of default values.
  public override init() {
    super.init()
  }

  /// The shadow that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = NibCoder.decoding(coder) else {
      shadowOffset = CGSize(
        width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert")
      )
      shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
      shadowColor = coder.decodeObject(forKey: "NSShadowColor")
      return
    }
    for value in nib.values {
      switch value.key {
      case .nsShadowHoriz: shadowOffset.width = nib.cgFloat(value)
      case .nsShadowVert: shadowOffset.height = nib.cgFloat(value)
      case .nsShadowBlurRadius: shadowBlurRadius = nib.cgFloat(value)
      case .nsShadowColor: shadowColor = nib.color(value)
      default: break
      }
    }
  }

  /// A shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// True: a shadow archive holds numbers and a colour.
  public static var supportsSecureCoding: Bool { true }

  /// Archives offset, blur and colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor, forKey: "NSShadowColor")
  }

  /// Whether offset, blur and colour are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// A hash of the blur.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
