#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Deep30View {
  /// The tree of `Deep30View.xib`.
  public static func makeInCode() -> Deep30View {
    let view = Deep30View(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var container: UIView = view
    for depth in 1...31 {
      let side = 320 - 8 * CGFloat(depth)
      let frame = CGRect(x: 4, y: 4, width: side, height: side)
      let inner: UIView
      if depth <= 30 {
        inner = UIView(frame: frame)
        inner.backgroundColor = UIColor(white: 1 - CGFloat(depth) / 40, alpha: 1)
      } else {
        inner = UILabel.designed("Bottom", font: .systemFont(ofSize: 17), frame: frame, alignment: .center)
      }
      container.addConstrained(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 4),
        inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
        container.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
        container.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
      ])
      container = inner
    }
    return view
  }
}
