#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L4View {
  private static let texts = (1...30).map { "Level \($0)" }

  /// The tree of `L4View.xib`.
  public static func makeInCode() -> L4View {
    let view = L4View(frame: CGRect(x: 0, y: 0, width: 320, height: 720))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var container: UIView = view
    for level in 1...30 {
      let size = CGSize(width: 320 - 8 * CGFloat(level - 1), height: 720 - 24 * CGFloat(level - 1))
      if level > 1 {
        let inner = UIView(frame: CGRect(x: 4, y: 20, width: size.width, height: size.height))
        container.addFixed(inner)
        container = inner
      }
      container.addFixed(
        UILabel.designed(
          texts[level - 1], font: .systemFont(ofSize: 14),
          frame: CGRect(x: 4, y: 2, width: size.width - 8, height: 18)))
    }
    return view
  }
}
