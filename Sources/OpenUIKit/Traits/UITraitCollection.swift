public import Foundation
import Synchronization

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The surroundings of a view: sizes, device, appearance. Immutable; what isn't said is unspecified.
public final class UITraitCollection: NSObject, NSCoding, NibShareable, @unchecked Sendable {
  /// Room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room up and down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point, 0 if not said.
  public let displayScale: CGFloat

  init(
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    displayScale = scale
    super.init()
  }

  /// Nothing said.
  public convenience override init() { self.init(horizontal: .unspecified) }

  /// Only the room across said.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Only the room up and down said.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Only the kind of device said.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }

  /// Only the appearance said.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

  /// Only the resolution said.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  /// What the collections say; a later one overrides.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ path: (UITraitCollection) -> Trait, _ unspecified: Trait) -> Trait {
      collections.reversed().lazy.map(path).first { $0 != unspecified } ?? unspecified
    }
    self.init(
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified), style: last(\.userInterfaceStyle, .unspecified),
      scale: last(\.displayScale, 0))
  }

  /// A collection from a nib, as size-class variations have it.
  public init?(coder: NSCoder) {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var scale: CGFloat = 0
    if let nib = NibCoder.decoding(coder) {
      for value in nib.values {
        switch value.key {
        case .traitHorizontalSizeClass:
          horizontal = nib.option(value, as: UIUserInterfaceSizeClass.self) ?? horizontal
        case .traitVerticalSizeClass:
          vertical = nib.option(value, as: UIUserInterfaceSizeClass.self) ?? vertical
        case .traitUserInterfaceIdiom: idiom = nib.option(value, as: UIUserInterfaceIdiom.self) ?? idiom
        case .traitUserInterfaceStyle: style = nib.option(value, as: UIUserInterfaceStyle.self) ?? style
        case .traitDisplayScale: scale = nib.cgFloat(value)
        default: break
        }
      }
    }
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    displayScale = scale
    super.init()
  }

  /// Collections aren't encoded here.
  public func encode(with coder: NSCoder) {}

  /// Whether `traits` contains all that this collection says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
      && (trait.userInterfaceIdiom == .unspecified || trait.userInterfaceIdiom == userInterfaceIdiom)
      && (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
  }

  /// How many traits are said; the more, the more specific a variation is.
  var specificity: Int {
    (horizontalSizeClass == .unspecified ? 0 : 1) + (verticalSizeClass == .unspecified ? 0 : 1)
      + (userInterfaceIdiom == .unspecified ? 0 : 1) + (userInterfaceStyle == .unspecified ? 0 : 1)
      + (displayScale == 0 ? 0 : 1)
  }

  /// The traits of the process: those of a phone held upright, in light appearance, unless set.
  public static var current: UITraitCollection {
    get { storedCurrent.withLock { $0 } }
    set { storedCurrent.withLock { $0 = newValue } }
  }

  private static let storedCurrent = Mutex(
    UITraitCollection(horizontal: .compact, vertical: .regular, idiom: .phone, style: .light, scale: 3))

  /// Whether `object` says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return containsTraits(in: other) && other.containsTraits(in: self)
  }

  /// A hash that equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    return hasher.finalize()
  }
}
