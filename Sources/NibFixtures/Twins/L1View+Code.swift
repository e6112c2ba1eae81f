#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L1View {
  /// The tree of `L1View.xib`.
  public static func makeInCode() -> L1View {
    let view = L1View(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 184, height: 28))
    label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label.contentMode = .left
    label.text = "Label"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)
    return view
  }
}
