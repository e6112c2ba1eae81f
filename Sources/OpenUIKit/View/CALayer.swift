public import Foundation

/// What Core Animation would draw of a view: here the properties that nibs and code set, without any drawing.
open class CALayer: NSObject {
  final unowned(unsafe) var view: UIView?

  /// Radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of the border, opaque black unless set.
  open var borderColor: CGColor?
  /// Colour of the shadow, opaque black unless set.
  open var shadowColor: CGColor?
  /// Opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Place among siblings.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn as a bitmap.
  open var shouldRasterize = false
  /// Resolution of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// A name for finding the layer.
  open var name: String?

  /// A layer. Layers of views are made by the views.
  public override required init() { super.init() }

  /// Whether sublayers are cut off at the bounds; with a view, its `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Opacity from 0 to 1; with a view, its `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the layer is hidden; with a view, its `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The background; with a view, its `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// Position and size in the superview's coordinates, the view's.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The rectangle in own coordinates, the view's.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension UIView {
  final var madeLayer: CALayer {
    if let layer = extras?.layer { return layer }
    let made = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    made.view = self
    rare.layer = made
    return made
  }
}
