#if !canImport(UIKit)
  public import OpenUIKit

  extension StyledView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: StyledView.self) {
        $0.attribute("cornerRadius") { $0.cornerRadius = $1 }
        $0.attribute("borderWidth") { $0.borderWidth = $1 }
        $0.attribute("borderColor") { $0.borderColor = $1 }
        $0.attribute("isElevated") { $0.isElevated = $1 }
        $0.attribute("styleName") { $0.styleName = $1 }
        $0.attribute("shadowOffset") { $0.shadowOffset = $1 }
        $0.attribute("gradientStart") { $0.gradientStart = $1 }
        $0.attribute("hitArea") { $0.hitArea = $1 }
      }
    }
  }
#endif
