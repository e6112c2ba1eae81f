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
    view.addFixed(
      UILabel.designed(
        "Label", font: .systemFont(ofSize: 17), frame: CGRect(x: 8, y: 8, width: 184, height: 28)))
    return view
  }
}
