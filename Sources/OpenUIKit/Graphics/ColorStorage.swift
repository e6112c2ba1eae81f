import Foundation

/// What a colour is made of.
enum ColorStorage {
  case plain(ColorComponents)
  /// A system colour such as `labelColor`; the components are those of the light appearance.
  case system(name: String, ColorComponents)
  /// A colour of an asset catalogue; the components are the ones the nib states beside the name.
  case catalog(name: String, ColorComponents)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)
  case pattern(UIImage)

  /// The components that are shown under `traits`; a pattern has none and counts as black.
  func components(_ traits: @autoclosure () -> UITraitCollection) -> ColorComponents? {
    switch self {
    case .plain(let components), .system(_, let components), .catalog(_, let components):
      return components
    case .dynamic(let provider):
      let traits = traits()
      return provider(traits).storage.components(traits)
    case .pattern:
      return nil
    }
  }
}

extension ColorStorage: Equatable {
  static func == (left: ColorStorage, right: ColorStorage) -> Bool {
    switch (left, right) {
    case (.plain(let left), .plain(let right)): left == right
    case (.system(let left, _), .system(let right, _)): left == right
    case (.catalog(let left, _), .catalog(let right, _)): left == right
    case (.pattern(let left), .pattern(let right)): left.isEqual(right)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .plain(let components): hasher.combine(components)
    case .system(let name, _), .catalog(let name, _): hasher.combine(name)
    case .dynamic, .pattern: break
    }
  }
}

extension ColorStorage: CustomStringConvertible {
  var description: String {
    switch self {
    case .plain(let components) where components.isGray:
      "UIExtendedGrayColorSpace \(text(components.red)) \(text(components.alpha))"
    case .plain(let components):
      "UIExtendedSRGBColorSpace \(text(components.red)) \(text(components.green)) "
        + "\(text(components.blue)) \(text(components.alpha))"
    case .system(let name, _): "<UIDynamicSystemColor; name = \(name)>"
    case .catalog(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .pattern(let image): "UIPatternColorSpace \(image)"
    }
  }

  /// `1` for 1.0 and `0.333333` for a third, as `%g` prints.
  private func text(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
