#if !canImport(UIKit)
  import OpenUIKit

  extension NestingView: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: NestingView.self) {
        $0.outlet("anchor") { $0.anchor = $1 }
      }
    }
  }
#endif
