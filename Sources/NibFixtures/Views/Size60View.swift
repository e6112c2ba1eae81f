#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 60 views in the size series: a heading, eleven rows of five views and a footer of three labels.
public final class Size60View: UIView, FixtureView {}
