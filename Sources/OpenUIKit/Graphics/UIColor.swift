public import Foundation

/// A colour: plain components, a name with components to fall back on, a closure that depends on traits, or a pattern.
///
/// Colours never change after they were made and are shared freely.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let storage: ColorStorage

  init(_ storage: ColorStorage) {
    self.storage = storage
  }

  /// A shade of gray; components outside 0 to 1 are beyond sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .plain(.gray(white, alpha))
  }

  /// A colour in extended sRGB; components outside 0 to 1 are beyond sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.rgb(red, green, blue, alpha))
  }

  /// A colour by hue, saturation and brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .plain(.hsb(hue, saturation, brightness, alpha))
  }

  /// A colour in the Display P3 space; kept as extended sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.displayP3(displayP3Red, green, blue, alpha))
  }

  /// A colour that paints with an image.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
  }

  /// A colour that is asked for anew whenever traits matter.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  #if !canImport(CoreGraphics)
    /// The colour of a layer.
    public init(cgColor: CGColor) {
      storage = .plain(cgColor.storage)
    }
  #endif

  /// A colour of the main bundle's asset catalogue.
  ///
  /// Always nil: asset catalogues don't exist off Apple platforms. A nib carries components beside each catalogue
  /// name, so named colours of nibs do work.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalogue. Always nil, see `init(named:)`.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    return nil
  }

  /// The colour that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) {
    guard let storage = ColorStorage(coder: coder) else { return nil }
    self.storage = storage
  }

  /// The colour itself: colours don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: a colour archive holds numbers and names only.
  public static var supportsSecureCoding: Bool { true }

  /// Archives components and, if there is one, the name, under the keys nibs use.
  open func encode(with coder: NSCoder) {
    storage.encode(with: coder)
  }

  /// Whether both are made in the same way from the same components or name. A gray is never equal to the RGB colour
  /// that looks like it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || storage == other.storage
  }

  /// A hash of components or name.
  open override var hash: Int {
    var hasher = Hasher()
    storage.hash(into: &hasher)
    return hasher.finalize()
  }

  /// The colour space and components, or the kind and name.
  open override var description: String { storage.description }
}
