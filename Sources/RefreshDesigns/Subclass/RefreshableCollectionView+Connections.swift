#if !canImport(UIKit)
  public import OpenUIKit

  extension RefreshableCollectionView: NibConnectable {
    /// The outlet and the action of the class.
    public static var nibConnections: NibConnections {
      NibConnections(for: RefreshableCollectionView.self) {
        $0.outlet("refreshDelegate") { $0.refreshDelegate = $1 as AnyObject? as? any RefreshDelegate }
        $0.action("refresh:") { $0.refresh($1) }
      }
    }
  }
#endif
