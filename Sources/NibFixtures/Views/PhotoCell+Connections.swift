#if !canImport(UIKit)
  public import OpenUIKit

  extension PhotoCell: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: PhotoCell.self) {
        $0.outlet("imageView") { $0.imageView = $1 }
        $0.outlet("likeButton") { $0.likeButton = $1 }
        $0.outlet("titleLabel") { $0.titleLabel = $1 }
        $0.outlet("captionLabel") { $0.captionLabel = $1 }
        $0.action("toggleLike:") { $0.toggleLike($1) }
      }
    }
  }
#endif
