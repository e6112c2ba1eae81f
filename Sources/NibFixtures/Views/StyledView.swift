#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A tile with a property of every kind that a runtime attribute can have.
public final class StyledView: UIView {
  /// The radius of the corners, in points.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  /// The width of the border, in points.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var borderWidth: CGFloat = 0 {
    didSet { layer.borderWidth = borderWidth }
  }

  /// The colour of the border.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var borderColor: UIColor? {
    didSet { layer.borderColor = borderColor?.cgColor }
  }

  /// Whether the view throws a shadow.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var isElevated: Bool = false {
    didSet { layer.shadowOpacity = isElevated ? 0.2 : 0 }
  }

  /// The name of the style that the view follows.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var styleName: String = "plain"

  /// How far the shadow is away, in points.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var shadowOffset: CGSize = .zero {
    didSet { layer.shadowOffset = shadowOffset }
  }

  /// Where the gradient starts, in units of the view's size.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var gradientStart: CGPoint = .zero

  /// Where touches count, in the view's coordinates.
  #if canImport(UIKit)
    @IBInspectable
  #endif
  public var hitArea: CGRect = .zero
}
