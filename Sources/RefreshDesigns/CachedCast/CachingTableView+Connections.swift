#if !canImport(UIKit)
  public import OpenUIKit

  extension CachingTableView: NibConnectable {
    /// The action of the class.
    public static var nibConnections: NibConnections {
      NibConnections(for: CachingTableView.self) {
        $0.action("refresh:") { $0.refresh($1) }
      }
    }
  }
#endif
