import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A view that stands in other nibs as an empty placeholder, and has the one of its own nib take its place.
final class ReplacedView: UIView {
  nonisolated static let journal = Journal()

  private var isPlaceholder: Bool { subviews.isEmpty }

  override func awakeAfter(using coder: NSCoder) -> Any? {
    nonisolated(unsafe) var result: Any? = super.awakeAfter(using: coder)
    onMainActor {
      guard isPlaceholder else { return }
      let contents = try? UINib(nibName: "ReplacedView", bundle: .module)
        .instantiateContents(withOwner: nil, options: nil)
      result = contents?.first
    }
    return result
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    onMainActor { Self.journal.add(isPlaceholder ? "placeholder awakes" : "real view awakes") }
  }
}

/// A view with such a placeholder, and outlets to it and to its constraints.
final class ReplacingHost: UIView {
  #if canImport(UIKit)
    @IBOutlet
  #endif
  var replaced: UIView!

  #if canImport(UIKit)
    @IBOutlet
  #endif
  weak var topConstraint: NSLayoutConstraint?

  #if canImport(UIKit)
    @IBOutlet
  #endif
  weak var widthConstraint: NSLayoutConstraint?

  #if canImport(UIKit)
    @IBOutlet
  #endif
  var heightConstraint: NSLayoutConstraint!
}
