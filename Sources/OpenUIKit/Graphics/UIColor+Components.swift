public import Foundation

extension UIColor {
  /// The components now: under `UITraitCollection.current` if the colour depends on traits.
  private var components: ColorComponents? { storage.components(.current) }

  /// This colour with another opacity, 0 to 1.
  ///
  /// A named colour loses its name by this.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .dynamic(let provider) = storage {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    guard let components else { return self }
    return UIColor(.plain(components.withAlpha(alpha)))
  }

  /// The colour that is shown under the given traits; it no longer depends on any.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .plain, .pattern: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .system(_, let components), .catalog(_, let components): UIColor(.plain(components))
    }
  }

  /// Writes the components in extended sRGB, and returns whether the colour has any (a pattern has none).
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes white and alpha, and returns whether the colour is a gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
    -> Bool
  {
    guard let components, components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each 0 to 1, and returns whether the colour has components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    let (h, s, b) = components.hsb
    hue?.pointee = h
    saturation?.pointee = s
    brightness?.pointee = b
    alpha?.pointee = components.alpha
    return true
  }

  #if !canImport(CoreGraphics)
    /// The colour as layers take it, resolved now; a pattern gives black.
    public var cgColor: CGColor { CGColor(components ?? .gray(0, 1)) }
  #endif
}
