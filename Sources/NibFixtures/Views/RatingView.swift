#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A row of stars.
public final class RatingView: UIView {
  /// How many stars are filled, 0 to 5.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var rating = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Makes one in code.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes one from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
  }
}
