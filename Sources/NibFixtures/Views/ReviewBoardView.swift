#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// Four rows of views whose classes are all custom.
public final class ReviewBoardView: UIView, FixtureView {}
