#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size20View {
  /// The tree of `Size20View.xib`.
  public static func makeInCode() -> Size20View {
    let view = Size20View(frame: CGRect(x: 0, y: 0, width: 375, height: 212))
    SizeSeries.fill(view, title: "20 views", rows: 3)
    return view
  }
}
