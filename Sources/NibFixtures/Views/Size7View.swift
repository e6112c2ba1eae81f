#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 7 views in the size series: a heading and one row of five views.
public final class Size7View: UIView, FixtureView {}
