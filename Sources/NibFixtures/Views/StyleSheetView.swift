#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Eight styled tiles and four swatches that get their looks from runtime attributes.
public final class StyleSheetView: UIView, FixtureView {}
