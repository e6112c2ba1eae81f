public import Foundation

/// Blurs what is behind the view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How a blur looks. Archived as `UIBlurEffectStyle`.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As the appearance has it.
    case regular = 4
    /// As the appearance has it, more prominent.
    case prominent = 5
    /// A material that lets most through.
    case systemUltraThinMaterial = 6
    /// A material that lets much through.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material that lets little through.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// As its name without the appearance, always light.
    case systemUltraThinMaterialLight = 11
    /// As its name without the appearance, always light.
    case systemThinMaterialLight = 12
    /// As its name without the appearance, always light.
    case systemMaterialLight = 13
    /// As its name without the appearance, always light.
    case systemThickMaterialLight = 14
    /// As its name without the appearance, always light.
    case systemChromeMaterialLight = 15
    /// As its name without the appearance, always dark.
    case systemUltraThinMaterialDark = 16
    /// As its name without the appearance, always dark.
    case systemThinMaterialDark = 17
    /// As its name without the appearance, always dark.
    case systemMaterialDark = 18
    /// As its name without the appearance, always dark.
    case systemThickMaterialDark = 19
    /// As its name without the appearance, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The effect that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    var style = Style.extraLight
    if let nib = NibCoder.decoding(coder) {
      var automatic: Style?
      for value in nib.values {
        switch value.key {
        case .blurEffectStyle: style = nib.option(value, as: Style.self) ?? .extraLight
        // What was chosen; the plain style is for systems that don't know that one.
        case .blurEffectAutomaticStyle: automatic = nib.option(value, as: Style.self)
        default: break
        }
      }
      style = automatic ?? style
    } else {
      style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .extraLight
    }
    self.style = style
    super.init(coder: coder)
  }

  /// Archives the style.
  open override func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
  }

  /// Whether both are blurs of one style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  /// The style's number.
  open override var hash: Int { style.rawValue }
}
