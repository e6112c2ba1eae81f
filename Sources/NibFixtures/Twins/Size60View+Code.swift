#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size60View {
  /// The tree of `Size60View.xib`.
  public static func makeInCode() -> Size60View {
    let view = Size60View(frame: CGRect(x: 0, y: 0, width: 375, height: 564))
    SizeSeries.fill(view, title: "60 views", rows: 11)
    return view
  }
}
