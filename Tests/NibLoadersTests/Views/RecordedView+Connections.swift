#if !canImport(UIKit)
  import OpenUIKit

  extension RecordedView: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: RecordedView.self) {
        $0.outlet("titleLabel") { $0.titleLabel = $1 }
        $0.outlet("peer") { $0.peer = $1 }
        $0.path("titleLabel") { $0.titleLabel }
        $0.attribute("caption") { $0.caption = $1 }
        $0.attribute("subtitle") { $0.subtitle = $1 }
        $0.action("press:") { (view: RecordedView, sender: UIView) in view.press(sender) }
      }
    }
  }
#endif
