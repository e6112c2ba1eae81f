#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A bar that is filled in part.
public final class MeterView: UIView {
  /// The filled part, 0 to 1.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var level: CGFloat = 0 {
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
    layer.cornerRadius = 4
  }
}
