import NibArchive

/// Why a nib of Apple's differs from ours, as far as class and key tell.
enum DifferenceCause: String, CaseIterable {
  case laterKeys = "keys that only later Xcodes write"
  case systemFont = "name of the system font in that Xcode"
  case mutableCollections = "mutable collection in that Xcode"
  case stackViews = "stack views could be opaque and colourless before iOS 14"
  case shortColors = "colours in 32 bits only in that Xcode"
  case colors = "colours equal in all but the last digits"
  case layout = "laid out again by Apple's compiler"
  case repeatedStorage = "trait storage that Apple's compiler repeats"
  case generated = "constraints and guides of cells, made otherwise in that Xcode"
  case other = "other"

  init(_ difference: NibArchive.Comparison.Difference) {
    let key = difference.key
    switch (difference.className, key) {
    case ("UIFont", "NSName"), ("UIFont", "UIFontName"): self = .systemFont
    case (_, "UIFontDescriptorAttributes"): self = .mutableCollections
    case ("UIStackView", "UIOpaque"), ("UIStackView", "UIBackgroundColor"): self = .stackViews
    case (_, "UIBounds"), (_, "UICenter"): self = .layout
    case let (name, _) where name.contains("AttributeTraitStorage"): self = .repeatedStorage
    case (_, "UITraitStorages"): self = .repeatedStorage
    case ("UIColor", _) where difference.kind == .different: self = .colors
    case ("UIColor", _) where key.hasSuffix("-Double"):
      self = difference.kind == .extra ? .shortColors : .colors
    case (_, "(object)"), (_, "UIViewLayoutGuides"), (_, "UIViewAutolayoutConstraints"): self = .generated
    case _ where difference.kind == .extra && Self.keysOfLaterXcodes.contains(key): self = .laterKeys
    default: self = .other
    }
  }

  /// Whether the reason is the generation of Xcode that made the nib: the newest writes what we write.
  var isOfGeneration: Bool {
    switch self {
    case .laterKeys, .systemFont, .mutableCollections, .stackViews, .shortColors, .generated: true
    case .colors, .layout, .repeatedStorage, .other: false
    }
  }

  private static let keysOfLaterXcodes: Set<String> = [
    "UIViewLargeContentStoredProperties", "UIButtonConfiguration", "UIResourceCatalogName",
    "UISymbolImageConfiguration", "UISystemSymbolResourceName", "UIFontMaximumPointSizeAfterScaling",
    "UIFontPointSizeForScaling", "UIFontTextStyleForScaling", "UIContentConfigurationIdentifier",
    "UIContentConfigurationView", "UISystemBackgroundView", "UIDeepDrawRect",
    "UIDisableUpdateTextColorOnTraitCollectionChange", "UIViewLocalOverrideTraitCollection",
    "UIViewPreservesSpecificSuperviewMargins", "UIDidEncodeCompatibilityBackgroundColor",
    "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", "UIIndentationWidth",
  ]
}
