#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Layout L3 of the comparison with other toolkits: a form of 20 rows in a stack view.
public final class L3View: UIStackView, FixtureView {}
