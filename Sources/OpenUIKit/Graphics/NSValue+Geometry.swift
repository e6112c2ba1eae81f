public import Foundation

// UIKit's names for values of geometry; Foundation here has the same under AppKit's.
#if !canImport(CoreGraphics)

  extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
  }

#endif
