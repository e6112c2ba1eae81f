#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size7View {
  /// The tree of `Size7View.xib`.
  public static func makeInCode() -> Size7View {
    let view = Size7View(frame: CGRect(x: 0, y: 0, width: 375, height: 88))
    SizeSeries.fill(view, title: "7 views", rows: 1)
    return view
  }
}
