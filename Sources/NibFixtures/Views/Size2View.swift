#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The list of 2 views in the size series: a heading and nothing else.
public final class Size2View: UIView, FixtureView {}
