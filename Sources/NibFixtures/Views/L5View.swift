#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Layout L5 of the comparison with other toolkits: 500 labels at fixed positions.
public final class L5View: UIView, FixtureView {}
