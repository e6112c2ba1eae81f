#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L5View {
  private static let texts = (1...500).map { "Label \($0)" }

  /// The tree of `L5View.xib`.
  public static func makeInCode() -> L5View {
    let view = L5View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let font = UIFont.systemFont(ofSize: 10)
    for index in 0..<500 {
      let frame = CGRect(x: CGFloat(index % 10) * 40, y: CGFloat(index / 10) * 16, width: 40, height: 16)
      view.addFixed(UILabel.designed(texts[index], font: font, frame: frame))
    }
    return view
  }
}
