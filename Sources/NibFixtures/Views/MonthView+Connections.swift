#if !canImport(UIKit)
  public import OpenUIKit

  extension MonthView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: MonthView.self) {
        $0.outlet("titleLabel") { $0.titleLabel = $1 }
        $0.outlet("previousButton") { $0.previousButton = $1 }
        $0.outlet("nextButton") { $0.nextButton = $1 }
        $0.action("showPreviousMonth:") { $0.showPreviousMonth($1) }
        $0.action("showNextMonth:") { $0.showNextMonth($1) }
      }
    }
  }
#endif
