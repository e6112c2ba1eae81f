#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 500 views in the size series: a heading, 99 rows of five views and a footer of three labels.
public final class Size500View: UIView, FixtureView {}
