#if !canImport(UIKit)
  public import OpenUIKit

  extension CachingScrollView: NibConnectable {
    /// The action of the class.
    public static var nibConnections: NibConnections {
      NibConnections(for: CachingScrollView.self) {
        $0.action("refresh:") { $0.refresh($1) }
      }
    }
  }
#endif
