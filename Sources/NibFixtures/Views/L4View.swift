#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Layout L4 of the comparison with other toolkits: thirty nested containers with a label each.
public final class L4View: UIView, FixtureView {}
