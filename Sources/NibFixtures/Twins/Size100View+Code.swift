#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size100View {
  /// The tree of `Size100View.xib`.
  public static func makeInCode() -> Size100View {
    let view = Size100View(frame: CGRect(x: 0, y: 0, width: 375, height: 916))
    SizeSeries.fill(view, title: "100 views", rows: 19)
    return view
  }
}
