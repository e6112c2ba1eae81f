#if !canImport(UIKit)
  public import OpenUIKit

  extension KeypadView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: KeypadView.self) {
        $0.outlet("displayLabel") { $0.displayLabel = $1 }
        $0.outlet("zeroButton") { $0.zeroButton = $1 }
        $0.outlet("oneButton") { $0.oneButton = $1 }
        $0.outlet("twoButton") { $0.twoButton = $1 }
        $0.outlet("threeButton") { $0.threeButton = $1 }
        $0.outlet("fourButton") { $0.fourButton = $1 }
        $0.outlet("fiveButton") { $0.fiveButton = $1 }
        $0.outlet("sixButton") { $0.sixButton = $1 }
        $0.outlet("sevenButton") { $0.sevenButton = $1 }
        $0.outlet("eightButton") { $0.eightButton = $1 }
        $0.outlet("nineButton") { $0.nineButton = $1 }
        $0.outlet("addButton") { $0.addButton = $1 }
        $0.outlet("subtractButton") { $0.subtractButton = $1 }
        $0.outlet("multiplyButton") { $0.multiplyButton = $1 }
        $0.outlet("divideButton") { $0.divideButton = $1 }
        $0.outlet("clearButton") { $0.clearButton = $1 }
        $0.outlet("negateButton") { $0.negateButton = $1 }
        $0.outlet("percentButton") { $0.percentButton = $1 }
        $0.outlet("decimalButton") { $0.decimalButton = $1 }
        $0.outlet("deleteButton") { $0.deleteButton = $1 }
        $0.outlet("equalsButton") { $0.equalsButton = $1 }
        $0.outlets("digitButtons") { $0.digitButtons = $1 }
        $0.outlets("operatorButtons") { $0.operatorButtons = $1 }
        $0.action("digitPressed:") { $0.digitPressed($1) }
        $0.action("operatorPressed:") { $0.operatorPressed($1) }
        $0.action("clearPressed:") { $0.clearPressed($1) }
        $0.action("negatePressed:") { $0.negatePressed($1) }
        $0.action("percentPressed:") { $0.percentPressed($1) }
        $0.action("decimalPressed:") { $0.decimalPressed($1) }
        $0.action("deletePressed:") { $0.deletePressed($1) }
        $0.action("equalsPressed:") { $0.equalsPressed($1) }
      }
    }
  }
#endif
