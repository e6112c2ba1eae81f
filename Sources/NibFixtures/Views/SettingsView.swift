#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// An app's settings, in a scroll view.
public final class SettingsView: UIView, FixtureView {
  /// What scrolls.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var scrollView: UIScrollView!

  /// Whether notifications are allowed.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var alertsSwitch: UISwitch!

  /// Whether they make a sound.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var soundsSwitch: UISwitch!

  /// Whether they show their text.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var previewSwitch: UISwitch!

  /// How loud they are, 0 to 1.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var volumeSlider: UISlider!

  /// The size of text.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var textSizeControl: UISegmentedControl!

  /// The greatest count on a badge.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var badgeStepper: UIStepper!

  /// Names the greatest count on a badge.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var badgeLabel: UILabel!

  /// Whether contrast is increased.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var contrastSwitch: UISwitch!

  /// Whether motion is reduced.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var motionSwitch: UISwitch!

  /// About the settings.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var aboutTextView: UITextView!

  /// How many changes were made.
  public private(set) var changeCount = 0

  /// Notes a change of a switch.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func switchChanged(_ sender: UISwitch) {
    changeCount += 1
  }

  /// Notes a change of the volume.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func volumeChanged(_ sender: UISlider) {
    changeCount += 1
  }

  /// Notes a change of the text size.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func textSizeChanged(_ sender: UISegmentedControl) {
    changeCount += 1
  }

  /// Shows the limit that was chosen.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func badgeLimitChanged(_ sender: UIStepper) {
    changeCount += 1
    badgeLabel.text = "Badge limit \(Int(sender.value))"
  }
}
