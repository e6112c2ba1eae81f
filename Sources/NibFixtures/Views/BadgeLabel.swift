#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A count in a red circle.
public final class BadgeLabel: UILabel {
  /// The greatest count that is shown as it is.
  public var limit = 99

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
    backgroundColor = .systemRed
    layer.cornerRadius = 10
    layer.masksToBounds = true
  }
}
