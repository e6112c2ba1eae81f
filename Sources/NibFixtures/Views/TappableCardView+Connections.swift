#if !canImport(UIKit)
  public import OpenUIKit

  extension TappableCardView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: TappableCardView.self) {
        $0.outlet("photoView") { $0.photoView = $1 }
        $0.outlet("titleLabel") { $0.titleLabel = $1 }
        $0.outlet("bodyLabel") { $0.bodyLabel = $1 }
        $0.outlet("tapRecognizer") { $0.tapRecognizer = $1 }
        $0.action("showDetails:") { $0.showDetails($1) }
        $0.action("showMenu:") { $0.showMenu($1) }
      }
    }
  }
#endif
