#if !canImport(UIKit)
  public import OpenUIKit

  extension CachingCollectionView: NibConnectable {
    /// The action of the class.
    public static var nibConnections: NibConnections {
      NibConnections(for: CachingCollectionView.self) {
        $0.action("refresh:") { $0.refresh($1) }
      }
    }
  }
#endif
