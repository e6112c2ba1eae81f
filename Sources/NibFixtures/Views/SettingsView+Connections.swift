#if !canImport(UIKit)
  public import OpenUIKit

  extension SettingsView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: SettingsView.self) {
        $0.outlet("scrollView") { $0.scrollView = $1 }
        $0.outlet("alertsSwitch") { $0.alertsSwitch = $1 }
        $0.outlet("soundsSwitch") { $0.soundsSwitch = $1 }
        $0.outlet("previewSwitch") { $0.previewSwitch = $1 }
        $0.outlet("volumeSlider") { $0.volumeSlider = $1 }
        $0.outlet("textSizeControl") { $0.textSizeControl = $1 }
        $0.outlet("badgeStepper") { $0.badgeStepper = $1 }
        $0.outlet("badgeLabel") { $0.badgeLabel = $1 }
        $0.outlet("contrastSwitch") { $0.contrastSwitch = $1 }
        $0.outlet("motionSwitch") { $0.motionSwitch = $1 }
        $0.outlet("aboutTextView") { $0.aboutTextView = $1 }
        $0.action("switchChanged:") { $0.switchChanged($1) }
        $0.action("volumeChanged:") { $0.volumeChanged($1) }
        $0.action("textSizeChanged:") { $0.textSizeChanged($1) }
        $0.action("badgeLimitChanged:") { $0.badgeLimitChanged($1) }
      }
    }
  }
#endif
