#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Thirty containers, each four points inside the other, with a label in the innermost.
public final class Deep30View: UIView, FixtureView {}
