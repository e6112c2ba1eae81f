import Foundation

/// The names of the toolkit's own classes that outlets, runtime attributes and variations can reach.
enum NibBuiltInConnections {
  /// The declarations by class.
  static let table: [ObjectIdentifier: NibConnections] = {
    let all = responders + constraints + controls
    return Dictionary(all.map { (ObjectIdentifier($0.root), $0) }) { first, _ in first }
  }()

  private static var responders: [NibConnections] {
    [
      NibConnections(for: UIView.self) {
        $0.outlets("gestureRecognizers", get: { $0.gestureRecognizers ?? [] }) { $0.gestureRecognizers = $1 }
        $0.path("layer") { $0.layer }
        $0.attribute("accessibilityHint") { $0.accessibilityHint = $1 }
        $0.attribute("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 }
        $0.attribute("accessibilityLabel") { $0.accessibilityLabel = $1 }
        $0.attribute("isAccessibilityElement") { $0.isAccessibilityElement = $1 }
        $0.attribute("alpha") { $0.alpha = $1 }
        $0.attribute("backgroundColor") { $0.backgroundColor = $1 }
        $0.attribute("bounds") { $0.bounds = $1 }
        $0.attribute("center") { $0.center = $1 }
        $0.attribute("clipsToBounds") { $0.clipsToBounds = $1 }
        $0.attribute("contentMode") { $0.contentMode = $1 }
        $0.attribute("exclusiveTouch") { $0.isExclusiveTouch = $1 }
        $0.attribute("frame") { $0.frame = $1 }
        $0.attribute("hidden") { $0.isHidden = $1 }
        $0.attribute("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
        $0.attribute("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
        $0.attribute("opaque") { $0.isOpaque = $1 }
        $0.attribute("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
        $0.attribute("restorationIdentifier") { $0.restorationIdentifier = $1 }
        $0.attribute("tag") { $0.tag = $1 }
        $0.attribute("tintColor") { (view: UIView, color: UIColor?) in view.tintColor = color }
        $0.attribute("translatesAutoresizingMaskIntoConstraints") {
          $0.translatesAutoresizingMaskIntoConstraints = $1
        }
        $0.attribute("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
      },
      NibConnections(for: CALayer.self) {
        $0.attribute("backgroundColor") { $0.backgroundColor = ($1 as UIColor?)?.cgColor }
        $0.attribute("borderWidth") { $0.borderWidth = $1 }
        $0.attribute("cornerRadius") { $0.cornerRadius = $1 }
        $0.attribute("hidden") { $0.isHidden = $1 }
        $0.attribute("masksToBounds") { $0.masksToBounds = $1 }
        $0.attribute("name") { $0.name = $1 }
        $0.attribute("opacity") { $0.opacity = $1 }
        $0.attribute("rasterizationScale") { $0.rasterizationScale = $1 }
        $0.attribute("shadowOffset") { $0.shadowOffset = $1 }
        $0.attribute("shadowOpacity") { $0.shadowOpacity = $1 }
        $0.attribute("shadowRadius") { $0.shadowRadius = $1 }
        $0.attribute("shouldRasterize") { $0.shouldRasterize = $1 }
        $0.attribute("zPosition") { $0.zPosition = $1 }
      },
      NibConnections(for: UIControl.self) {
        $0.attribute("enabled") { $0.isEnabled = $1 }
        $0.attribute("highlighted") { $0.isHighlighted = $1 }
        $0.attribute("selected") { $0.isSelected = $1 }
        $0.attribute("contentHorizontalAlignment") { $0.contentHorizontalAlignment = $1 }
        $0.attribute("contentVerticalAlignment") { $0.contentVerticalAlignment = $1 }
      },
      NibConnections(for: UIGestureRecognizer.self) {
        $0.delegate("delegate") {
          (recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?) in
          recognizer.delegate = delegate
        }
        $0.attribute("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
        $0.attribute("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
        $0.attribute("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
        $0.attribute("enabled") { $0.isEnabled = $1 }
      },
    ]
  }

  private static var constraints: [NibConnections] {
    [
      NibConnections(for: NSLayoutConstraint.self) {
        $0.attribute("constant") { $0.constant = $1 }
        $0.attribute("identifier") { $0.identifier = $1 }
        $0.attribute("active") { $0.isActive = $1 }
        $0.attribute("priority") { (constraint: NSLayoutConstraint, priority: Float) in
          constraint.priority = UILayoutPriority(priority)
        }
      }
    ]
  }
}
