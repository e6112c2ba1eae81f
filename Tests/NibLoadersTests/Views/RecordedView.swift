#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A view that writes down what happens to it.
final class RecordedView: UIView {
  /// Of all views of the class.
  nonisolated static let journal = Journal()

  #if canImport(UIKit)
    @IBOutlet
  #endif
  var titleLabel: UILabel! {
    didSet { Self.journal.add("titleLabel, \(peer == nil ? "without" : "with") peer") }
  }

  #if canImport(UIKit)
    @IBOutlet
  #endif
  weak var peer: UIView? {
    didSet { Self.journal.add("peer") }
  }

  #if canImport(UIKit)
    @IBInspectable
  #endif
  var caption: String? {
    didSet { Self.journal.add("caption = \(caption ?? "nil")") }
  }

  #if canImport(UIKit)
    @IBInspectable
  #endif
  var subtitle: String? {
    didSet { Self.journal.add("subtitle = \(subtitle ?? "nil")") }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.journal.add("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.journal.add(titleLabel == nil && peer == nil ? "init(coder:)" : "init(coder:) with outlets")
  }

  #if canImport(UIKit)
    @IBAction
  #endif
  func press(_ sender: UIView) { Self.journal.add("press \(sender.tag)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    onMainActor {
      Self.journal.add(titleLabel == nil && peer == nil ? "awakeFromNib" : "awakeFromNib with outlets")
      caption = "by default"
    }
  }
}
