#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A name on a coloured ground.
public final class TagLabel: UILabel {
  /// The room around the text, in points.
  public var textInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)

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
    backgroundColor = .systemGray5
    layer.cornerRadius = 11
    layer.masksToBounds = true
  }
}
