#if !canImport(UIKit)
  public import OpenUIKit

  extension MeterView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: MeterView.self) {
        $0.attribute("level") { $0.level = $1 }
      }
    }
  }
#endif
