#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A round picture of a person.
public final class AvatarView: UIImageView {
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
    layer.cornerRadius = 24
    layer.masksToBounds = true
  }
}
