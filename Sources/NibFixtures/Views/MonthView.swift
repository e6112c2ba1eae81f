#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A month as a grid of seven columns and seven rows.
public final class MonthView: UIView, FixtureView {
  /// The name of the month.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var titleLabel: UILabel!

  /// Goes one month back.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var previousButton: UIButton!

  /// Goes one month ahead.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var nextButton: UIButton!

  /// How many months the view is away from the one it was loaded with.
  public private(set) var monthOffset = 0

  /// Goes one month back.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func showPreviousMonth(_ sender: Any?) {
    monthOffset -= 1
  }

  /// Goes one month ahead.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func showNextMonth(_ sender: Any?) {
    monthOffset += 1
  }
}
