public import Foundation

// Core Graphics has this type where it exists.
#if !canImport(CoreGraphics)

  /// A colour as layers take it: plain components, without a name and without variants for light and dark.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, or white and alpha; 0 to 1, beyond that for colours outside sRGB.
    let storage: ColorComponents

    init(_ storage: ColorComponents) {
      self.storage = storage
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(.rgb(red, green, blue, alpha))
    }

    /// A shade of gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(.gray(gray, alpha))
    }

    /// The number of components including alpha: 2 for grays, else 4.
    public var numberOfComponents: Int { storage.isGray ? 2 : 4 }

    /// The components, alpha last.
    public var components: [CGFloat]? {
      storage.isGray
        ? [storage.red, storage.alpha] : [storage.red, storage.green, storage.blue, storage.alpha]
    }

    /// The opacity, 0 to 1.
    public var alpha: CGFloat { storage.alpha }

    /// A copy with another opacity, 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(storage.withAlpha(alpha))
    }

    /// Whether both have the same colour space and components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.storage == right.storage
    }

    /// Feeds the components to `hasher`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(storage)
    }
  }

#endif
