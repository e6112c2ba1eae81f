public import Foundation

extension UIImage {
  /// How an image looks; symbols have more to say about it.
  open class Configuration: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    override init() {
      super.init()
    }

    /// The configuration that was archived under `coder`'s present object.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// True: a configuration archive holds numbers only.
    public static var supportsSecureCoding: Bool { true }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}

    /// The configuration itself: configurations don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How heavy a symbol is drawn.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified = 0
    /// Ultra light.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// Black.
    case black = 9
  }

  /// How large a symbol is drawn beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's default: medium.
    case `default` = -1
    /// No scale stated: medium.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }
}

extension UIImage {
  /// Size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points; 0 if not stated.
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale
    let textStyle: UIFont.TextStyle?

    init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale, textStyle: UIFont.TextStyle?) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
      super.init()
    }

    /// The configuration that states nothing.
    public class var unspecified: SymbolConfiguration { plain }

    private static let plain = SymbolConfiguration(
      pointSize: 0, weight: .unspecified, scale: .unspecified, textStyle: nil)

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified, textStyle: nil)
    }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified, textStyle: nil)
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    /// A scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: nil)
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: 0, weight: weight, scale: .unspecified, textStyle: nil)
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: 0, weight: .unspecified, scale: .unspecified, textStyle: textStyle)
    }

    /// The size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale, textStyle: textStyle)
    }

    /// Size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.face.weight.step + 1) ?? .unspecified
      self.init(pointSize: font.pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    /// The configuration that was archived under `coder`'s present object.
    public required init?(coder: NSCoder) {
      var (pointSize, weight, scale, style) = (CGFloat(0), 0, 0, String?.none)
      if let nib = NibCoder.decoding(coder) {
        for value in nib.values {
          switch value.key {
          case .symbolPointSize: pointSize = nib.cgFloat(value)
          case .symbolWeight: weight = nib.int(value)
          case .symbolScale: scale = nib.int(value)
          case .symbolTextStyle: style = nib.string(value)
          default: break
          }
        }
      } else {
        pointSize = coder.decodeDouble(forKey: "UISymbolPointSize")
        weight = coder.decodeInteger(forKey: "UISymbolWeight")
        scale = coder.decodeInteger(forKey: "UISymbolScale")
      }
      self.pointSize = pointSize
      self.weight = SymbolWeight(rawValue: weight) ?? .unspecified
      self.scale = SymbolScale(rawValue: scale) ?? .unspecified
      textStyle = style.map { UIFont.TextStyle(rawValue: $0) }
      super.init(coder: coder)
    }

    /// Archives size, weight and scale.
    open override func encode(with coder: NSCoder) {
      coder.encode(Double(pointSize), forKey: "UISymbolPointSize")
      coder.encode(weight.rawValue, forKey: "UISymbolWeight")
      coder.encode(scale.rawValue, forKey: "UISymbolScale")
    }

    /// Whether size, weight, scale and text style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyle == other.textStyle
    }

    /// A hash of size and weight.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      return hasher.finalize()
    }

    /// The size of a symbol: a square as high as a line of system text of the configured size.
    ///
    /// Apple's symbols differ in width and a little in height; without their outlines this is the best that can be
    /// said. Small and large symbols are 0.8 and 1.28 times a medium one (SF Symbols' guide, "scales").
    var symbolSize: CGSize {
      let textSize = textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? pointSize
      let line = UIFont.systemFont(ofSize: textSize > 0 ? textSize : UIFont.labelFontSize).lineHeight
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
      let side = (line * factor).rounded()
      return CGSize(width: side, height: side)
    }
  }
}
