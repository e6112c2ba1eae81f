#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Six figures in stack views of stack views.
public final class DashboardView: UIView, FixtureView {}
