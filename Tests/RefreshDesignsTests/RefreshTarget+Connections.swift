#if !canImport(UIKit)
  import OpenUIKit

  extension RefreshTarget: NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: RefreshTarget.self) {
        $0.action("refresh") { $0.refresh() }
        $0.action("refreshFrom:") { $0.refreshFrom($1) }
        $0.action("refreshFrom:for:") { $0.refreshFrom($1, for: $2) }
      }
    }
  }
#endif
