import Foundation
import OpenUIKit
import Testing

/// What a load returns.
@Suite struct NibResultTests {
  @Test("P23: top-level objects in document order, no placeholders")
  func returnsTopLevelObjectsOnly() throws {
    let objects = try TestNib.make(
      TestNib.view("one", "<subviews>\(TestNib.view("in1"))</subviews>") + TestNib.element("label", "two")
        + """
        <placeholder placeholderIdentifier="Guest" id="gst" customClass="UIView"/>
        """ + TestNib.view("three")
    ).instantiateContents(withOwner: CardOwner())
    #expect(objects.map { "\(type(of: $0))" } == ["UIView", "UILabel", "UIView"])
  }

  @Test("P24, P25: what stands before or after the root view is an element too")
  func returnsRecognizersInTheirPlace() throws {
    let objects = try TestNib.make(
      "<tapGestureRecognizer id=\"tap\"/>" + TestNib.view("vue") + "<customObject id=\"obj\"/>"
    ).instantiateContents(withOwner: nil)
    #expect(objects.count == 3)
    #expect(objects.first is UITapGestureRecognizer)
    #expect(objects.first as? UIView == nil)
    #expect(objects.compactMap { $0 as? UIView }.count == 1)
    #expect(!(objects.last is UIView))
  }

  @Test("P26: all root views are returned")
  func returnsAllRootViews() throws {
    let objects = try TestNib.make(TestNib.element("label", "a1") + TestNib.element("imageView", "a2"))
      .instantiateContents(withOwner: nil)
    #expect(objects.first is UILabel && objects.last is UIImageView && objects.count == 2)
  }

  @Test("P28: there may be no view at all")
  func returnsObjectsWithoutViews() throws {
    let objects = try TestNib.make(
      "<customObject id=\"obj\" customClass=\"Helper\" customModule=\"OpenUIKitTests\"/>"
    )
    .instantiateContents(withOwner: nil)
    #expect(objects.count == 1 && objects.first is Helper)
  }

  @Test("P30: a plain root view is nothing else")
  func doesNotConvertTheRoot() throws {
    let objects = try TestNib.make(TestNib.view("vue")).instantiateContents(withOwner: nil)
    #expect(objects.first as? CardView == nil && objects.first is UIView)
  }

  @Test("P31: the result holds the only strong reference")
  func leavesTopLevelObjectsToTheCaller() throws {
    let owner = CardOwner()
    let nib = try TestNib.make(
      TestNib.owner("<outlet property=\"weakRoot\" destination=\"vue\" id=\"c1\"/>") + TestNib.view("vue"))
    var objects: [Any]? = try nib.instantiateContents(withOwner: owner)
    #expect(owner.weakRoot === objects?.first as? UIView)
    objects = nil
    #expect(owner.weakRoot == nil)

    let strong = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"vue\" id=\"c1\"/>") + TestNib.view("vue"))
    _ = try strong.instantiateContents(withOwner: owner)
    #expect(owner.root != nil)
  }

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
