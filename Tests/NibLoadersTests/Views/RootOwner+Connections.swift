#if !canImport(UIKit)
  import OpenUIKit

  extension RootOwner: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: RootOwner.self) {
        $0.outlet("root") { $0.root = $1 }
        $0.outlet("weakRoot") { $0.weakRoot = $1 }
      }
    }
  }

  extension Helper: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: Helper.self) { $0.initializer { Helper() } }
    }
  }
#endif
