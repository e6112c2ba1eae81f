#if !canImport(UIKit)
  public import OpenUIKit

  extension RatingView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: RatingView.self) {
        $0.attribute("rating") { $0.rating = $1 }
      }
    }
  }
#endif
