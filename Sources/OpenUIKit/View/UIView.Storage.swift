import Foundation

/// The switches of a view in one word; what is set here is the state that differs from UIKit's default, so that a
/// new view is 0.
struct ViewFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let notOpaque = ViewFlags(rawValue: 1 << 1)
  static let interactionDisabled = ViewFlags(rawValue: 1 << 2)
  static let multipleTouch = ViewFlags(rawValue: 1 << 3)
  static let subviewsNotAutoresized = ViewFlags(rawValue: 1 << 4)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 5)
  static let keepsContext = ViewFlags(rawValue: 1 << 6)
  static let doesNotTranslateMask = ViewFlags(rawValue: 1 << 7)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 8)
  static let ignoresSafeAreaInMargins = ViewFlags(rawValue: 1 << 9)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 10)
  /// `layoutSubviews` isn't due.
  static let laidOut = ViewFlags(rawValue: 1 << 11)
  /// `updateConstraints` is due.
  static let needsConstraintUpdate = ViewFlags(rawValue: 1 << 12)
  /// No layout is due in this view or below.
  static let subtreeLaidOut = ViewFlags(rawValue: 1 << 13)
  static let needsDisplay = ViewFlags(rawValue: 1 << 14)
  /// The view is in a window, or is one.
  static let inWindow = ViewFlags(rawValue: 1 << 15)
  /// This view or one above it has, or had, a tint of its own.
  static let tinted = ViewFlags(rawValue: 1 << 16)
  /// The layout engine knows the constraints and subviews of this view and those below as they are.
  static let engineCurrent = ViewFlags(rawValue: 1 << 17)
  /// Free for classes: UIControl's and others' own switches, so that they needn't grow the object.
  static let own1 = ViewFlags(rawValue: 1 << 24)
  static let own2 = ViewFlags(rawValue: 1 << 25)
  static let own3 = ViewFlags(rawValue: 1 << 26)
  static let own4 = ViewFlags(rawValue: 1 << 27)
  static let own5 = ViewFlags(rawValue: 1 << 28)
  static let own6 = ViewFlags(rawValue: 1 << 29)
  static let own7 = ViewFlags(rawValue: 1 << 30)
  static let own8 = ViewFlags(rawValue: 1 << 31)
}

/// Properties that few views have, kept aside so that plain views stay small.
final class ViewExtras {
  var layer: CALayer?
  var transform = CGAffineTransform.identity
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Explicit margins; nil means the class's default.
  var layoutMargins: UIEdgeInsets?
  var safeAreaInsets = UIEdgeInsets.zero
  var gestureRecognizers: [UIGestureRecognizer] = []
  var layoutGuides: [UILayoutGuide] = []
  /// Guides that the system made: of the safe area, of margins, of a scroll view.
  var unlistedGuides: [UILayoutGuide] = []
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
  /// The engine that lays out the tree, of a view without superview.
  var layoutEngine: LayoutEngine?
  var mask: UIView?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  var restorationIdentifier: String?
  var overrideTraits: UITraitCollection?
  /// What assistive technologies are told.
  var accessibility: AccessibilityValues?
  /// Keyboard settings of views that take text.
  var textInputTraits: TextInputTraitValues?
}

extension ViewExtras {
  /// Called when the view goes: whoever points back at it lets go.
  func viewWillGo() {
    layer?.view = nil
    for recognizer in gestureRecognizers { recognizer.attachedView = nil }
    for guide in layoutGuides { guide.owner = nil }
    for guide in unlistedGuides { guide.owner = nil }
  }
}
