import Foundation
import OpenUIKit
import Testing

/// What a load returns.
@Suite struct NibResultTests {
  @Test("Every load gives a tree of its own")
  func makesFreshObjects() throws {
    let nib = try TestNib.make(TestNib.view("vue", "<subviews>\(TestNib.element("label", "lab"))</subviews>"))
    let views = try (0..<2).compactMap { _ in try nib.instantiateContents(withOwner: nil).first as? UIView }
    #expect(views[0] !== views[1] && views[0].subviews[0] !== views[1].subviews[0])
    #expect(views[0].outline == views[1].outline)
    views[0].subviews[0].tag = 7
    #expect(views[1].subviews[0].tag == 0)
  }
}
