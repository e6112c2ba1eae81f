import NibArchive

/// Why a nib of Apple's differs from ours, as far as class and key tell.
enum DifferenceCause: String, CaseIterable {
  case laterKeys = "keys that only later Xcodes write"
  case systemFont = "name of the system font in that Xcode"
  case mutableCollections = "mutable collection in that Xcode"
  case stackViews = "stack views could be opaque and colourless before iOS 14"
  case colors = "colours in 32 bits only, or equal in all but the last bit"
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
    case ("UIColor", _): self = key.hasSuffix("-Double") || difference.kind == .different ? .colors : .other
    case (_, "(object)"), (_, "UIViewLayoutGuides"), (_, "UIViewAutolayoutConstraints"): self = .generated
    case _ where difference.kind == .extra && Self.keysOfLaterXcodes.contains(key): self = .laterKeys
    default: self = .other
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
