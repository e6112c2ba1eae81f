#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L2View {
  /// The tree of `L2View.xib`.
  public static func makeInCode() -> L2View {
    let view = L2View(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addFixed(UIImageView.designed(frame: CGRect(x: 8, y: 8, width: 64, height: 64)))
    view.addFixed(
      UILabel.designed(
        "Title", font: .systemFont(ofSize: 17), frame: CGRect(x: 80, y: 8, width: 160, height: 21)))
    view.addFixed(
      UILabel.designed(
        "Subtitle", font: .systemFont(ofSize: 14), frame: CGRect(x: 80, y: 30, width: 160, height: 18)))
    view.addFixed(
      UILabel.designed(
        "Detail", font: .systemFont(ofSize: 12), frame: CGRect(x: 80, y: 50, width: 160, height: 16)))

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 248, y: 8, width: 64, height: 30)
    button.setTitle("Button", for: .normal)
    view.addFixed(button)

    let toggle = UISwitch(frame: CGRect(x: 261, y: 42, width: 51, height: 31))
    toggle.isOn = true
    view.addFixed(toggle)
    return view
  }
}
