#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size2View {
  /// The tree of `Size2View.xib`.
  public static func makeInCode() -> Size2View {
    let view = Size2View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    SizeSeries.fill(view, title: "2 views", rows: 0)
    return view
  }
}
