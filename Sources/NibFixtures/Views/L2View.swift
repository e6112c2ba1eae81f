#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Layout L2 of the comparison with other toolkits: image view, three labels, button and switch.
public final class L2View: UIView, FixtureView {}
