#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 100 views in the size series: a heading, 19 rows of five views and a footer of three labels.
public final class Size100View: UIView, FixtureView {}
