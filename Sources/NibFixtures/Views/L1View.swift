#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Layout L1 of the comparison with other toolkits: one label.
public final class L1View: UIView, FixtureView {}
