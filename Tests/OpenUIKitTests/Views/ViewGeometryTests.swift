import Foundation
import OpenUIKit
import Testing

/// Frames, bounds, centers, transforms and masks.
@Suite struct ViewGeometryTests {
  @Test func derivesTheFrameFromCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -20, width: 100, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 3, height: 4))
  }

  @Test func boundsATransformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -50, y: 10, width: 200, height: 20))
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func convertsBetweenViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(middle)
    middle.addSubview(inner)
    middle.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 23))
    #expect(inner.convert(CGPoint(x: 16, y: 23), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 22, width: 10, height: 10))
  }

  private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.flexibleWidth], CGRect(x: 10, y: 10, width: 120, height: 20)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 20, height: 20)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    // The growth of 100 is shared in proportion: 10 above to 20 in height.
    (
      [.flexibleHeight, .flexibleTopMargin],
      CGRect(x: 10, y: 10 + 100.0 / 3, width: 20, height: 20 + 200.0 / 3)
    ),
  ]

  @Test(arguments: masks)
  func followsByMask(mask: UIView.AutoresizingMask, frame: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 200)
    let near = { (left: CGFloat, right: CGFloat) in abs(left - right) < 1e-9 }
    #expect(near(child.frame.minX, frame.minX) && near(child.frame.minY, frame.minY))
    #expect(near(child.frame.width, frame.width) && near(child.frame.height, frame.height))
  }

  @Test func hasUIKitsDefaults() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.isOpaque && view.tag == 0)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill && view.autoresizingMask == [] && view.autoresizesSubviews)
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.backgroundColor == nil)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.semanticContentAttribute == .unspecified && view.clearsContextBeforeDrawing)
  }
}
