#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 20 views in the size series: a heading, three rows of five views and a footer of three labels.
public final class Size20View: UIView, FixtureView {}
