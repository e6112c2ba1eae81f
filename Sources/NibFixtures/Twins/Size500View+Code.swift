#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size500View {
  /// The tree of `Size500View.xib`.
  public static func makeInCode() -> Size500View {
    let view = Size500View(frame: CGRect(x: 0, y: 0, width: 375, height: 4436))
    SizeSeries.fill(view, title: "500 views", rows: 99)
    return view
  }
}
