#if !canImport(UIKit)
  import OpenUIKit

  extension ReplacingHost: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: ReplacingHost.self) {
        $0.outlet("replaced") { $0.replaced = $1 }
        $0.outlet("topConstraint") { $0.topConstraint = $1 }
        $0.outlet("widthConstraint") { $0.widthConstraint = $1 }
        $0.outlet("heightConstraint") { $0.heightConstraint = $1 }
      }
    }
  }
#endif
