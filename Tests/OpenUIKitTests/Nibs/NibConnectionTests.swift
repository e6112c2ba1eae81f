import Foundation
import OpenUIKit
import Testing

/// Outlets, outlet collections and actions, and how they fail.
@Suite struct NibConnectionTests {
  private let label = TestNib.element("label", "lab")

  private func card(_ connections: String) -> String {
    TestNib.view(
      "crd", class: "CardView", "<subviews>\(label)</subviews><connections>\(connections)</connections>")
  }

  private func outlet(_ property: String, to id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"c-\(property)-\(id)\"/>"
  }

  private func expectUnknownKey(_ key: String, class name: String, _ load: () throws -> some Any) {
    let error = #expect(throws: NibLoadingError.self) { _ = try load() }
    #expect(error?.kind == .unknownKey)
    #expect(error?.exceptionName == "NSUnknownKeyException")
    #expect(error?.key == key)
    #expect(error?.className?.hasSuffix(name) == true)
    #expect(
      error?.message.hasSuffix("this class is not key value coding-compliant for the key \(key).") == true)
  }

  @Test func setsOutlets() throws {
    let objects = try TestNib.make(card(outlet("titleLabel", to: "lab"))).instantiateContents(withOwner: nil)
    let view = try #require(objects.first as? CardView)
    #expect(view.titleLabel != nil && view.titleLabel === view.subviews.first)
  }

  @Test("P32: without an owner, an outlet of the owner fails on a bare object")
  func failsWithoutOwner() throws {
    let nib = try TestNib.make(TestNib.owner(outlet("root", to: "vue")) + TestNib.view("vue"))
    expectUnknownKey("root", class: "NSObject") { try nib.instantiateContents(withOwner: nil) }
  }

  @Test("P33: without an owner, a nib that doesn't connect it loads")
  func loadsWithoutOwner() throws {
    #expect(try TestNib.make(TestNib.view("vue")).instantiateContents(withOwner: nil).count == 1)
  }

  @Test("P34: an owner without the property fails by name, and nothing is set")
  func failsOnAnUnknownKey() throws {
    let owner = CardOwner()
    let nib = try TestNib.make(
      TestNib.owner(outlet("root", to: "vue") + outlet("subtitle", to: "vue")) + TestNib.view("vue"))
    expectUnknownKey("subtitle", class: "OpenUIKitTests.CardOwner") {
      try nib.instantiateContents(withOwner: owner)
    }
    #expect(owner.root == nil)
  }

  @Test("P35: an outlet of the view, wired from the owner, fails on the owner")
  func failsOnTheWrongSource() throws {
    let nib = try TestNib.make(TestNib.owner(outlet("titleLabel", to: "lab")) + card(""))
    expectUnknownKey("titleLabel", class: "CardOwner") { try nib.instantiateContents(withOwner: CardOwner()) }
  }

  @Test("P36: a class object is an owner as any other")
  func takesAClassAsOwner() throws {
    #expect(try TestNib.make(card("")).instantiateContents(withOwner: CardView.self).count == 1)
    let nib = try TestNib.make(TestNib.owner(outlet("root", to: "vue")) + TestNib.view("vue"))
    expectUnknownKey("root", class: "CardView.Type") { try nib.instantiateContents(withOwner: CardView.self) }
  }

  @Test("P37: a class that lists no outlets fails as one without the property")
  func failsOnAClassWithoutTable() throws {
    final class Plain {}
    let nib = try TestNib.make(TestNib.owner(outlet("root", to: "vue")) + TestNib.view("vue"))
    let error = #expect(throws: NibLoadingError.self) { try nib.instantiateContents(withOwner: Plain()) }
    #expect(error?.kind == .unknownKey && error?.key == "root")
  }

  @Test("P42: a collection holds every object connected, in document order")
  func setsCollections() throws {
    let stars = (0..<3).map { TestNib.view("s\($0)") }.joined()
    let connections = [2, 0, 1].map {
      "<outletCollection property=\"stars\" destination=\"s\($0)\" id=\"oc\($0)\"/>"
    }.joined()
    let objects = try TestNib.make(
      TestNib.view(
        "crd", class: "CardView", "<subviews>\(stars)</subviews><connections>\(connections)</connections>")
    ).instantiateContents(withOwner: nil)
    let view = try #require(objects.first as? CardView)
    #expect(view.stars.count == 3)
    #expect(view.stars.map { star in view.subviews.firstIndex { $0 === star } } == [2, 0, 1])
  }

  @Test func addsToTheRecognizersThatAreThere() throws {
    let connections = ["r1", "r2"].map {
      "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\" id=\"oc\($0)\"/>"
    }.joined()
    let objects = try TestNib.make(
      TestNib.view("vue", "<connections>\(connections)</connections>")
        + "<tapGestureRecognizer id=\"r1\"/><swipeGestureRecognizer direction=\"right\" id=\"r2\"/>"
    ).instantiateContents(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    #expect(view.gestureRecognizers?.count == 2)
    #expect(view.gestureRecognizers?.allSatisfy { $0.view === view } == true)
  }

  @Test("P43: an action becomes a pair of target and action for its events")
  func addsActions() throws {
    let button = TestNib.element(
      "button", "btn",
      """
      <connections>
        <action selector="pressed:" destination="crd" eventType="touchUpInside" id="a1"/>
        <action selector="tapped" destination="-2" eventType="touchDown" id="a2"/>
        <action selector="pressed:" destination="-1" eventType="touchUpInside" id="a3"/>
      </connections>
      """)
    var owner: CardOwner? = CardOwner()
    let objects = try TestNib.make(TestNib.view("crd", class: "CardView", "<subviews>\(button)</subviews>"))
      .instantiateContents(withOwner: owner)
    let view = try #require(objects.first as? CardView)
    let control = try #require(view.subviews.first as? UIButton)
    control.tag = 5
    #expect(control.actions(forTarget: view, forControlEvent: .touchUpInside) == ["pressed:"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["tapped"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(view.events.last == "pressed 5")
    #expect(owner?.pressed == [5])
    // Without a target the responder chain is asked: the button's superview has the method.
    control.sendActions(for: .touchDown)
    #expect(view.events.last == "tapped")
    // Targets aren't retained.
    weak var gone = owner
    owner = nil
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func connectsActionsOfRecognizers() throws {
    let objects = try TestNib.make(
      TestNib.view("crd", class: "CardView")
        + """
        <tapGestureRecognizer id="tap"><connections>
          <action selector="tapped" destination="crd" id="a1"/>
        </connections></tapGestureRecognizer>
        """
    ).instantiateContents(withOwner: nil)
    #expect(objects.count == 2)
  }

  @Test("P44: nothing keeps an owner from loading twice")
  func connectsAgainOnASecondLoad() throws {
    let owner = CardOwner()
    let nib = try TestNib.make(TestNib.owner(outlet("root", to: "vue")) + TestNib.view("vue"))
    let first = try nib.instantiateContents(withOwner: owner)
    let second = try nib.instantiateContents(withOwner: owner)
    #expect(first.first as? UIView !== second.first as? UIView)
    #expect(owner.root === second.first as? UIView)
  }

  @Test("P45: external objects take the place of their placeholders")
  func usesExternalObjects() throws {
    let guest = UILabel()
    let nib = try TestNib.make(
      TestNib.view("crd", class: "CardView", "<connections>\(outlet("titleLabel", to: "gst"))</connections>")
        + "<placeholder placeholderIdentifier=\"Guest\" id=\"gst\" customClass=\"UILabel\"/>")
    let objects = try nib.instantiateContents(
      withOwner: nil, options: [.externalObjects: ["Guest": guest]])
    #expect(objects.count == 1)
    #expect((objects.first as? CardView)?.titleLabel === guest)
    // Without one the outlet stays nil.
    #expect((try nib.instantiateContents(withOwner: nil).first as? CardView)?.titleLabel == nil)
  }

  @Test("P46: a connection with an empty key is an unknown key with an empty name")
  func refusesAnEmptyKey() {
    var nib = ArchivedNib()
    let view = nib.add("UIView")
    nib.topLevel.append(view)
    nib.connect("", from: view, to: view)
    expectUnknownKey("", class: "UIView") {
      try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil)
    }
  }

  @Test("An outlet of another class than the property's is refused")
  func refusesTheWrongClass() throws {
    let nib = try TestNib.make(
      TestNib.view(
        "crd", class: "CardView",
        "<subviews>\(TestNib.view("sub"))</subviews><connections>\(outlet("titleLabel", to: "sub"))</connections>"
      ))
    let error = #expect(throws: NibLoadingError.self) { try nib.instantiateContents(withOwner: nil) }
    #expect(error?.kind == .wrongOutletClass && error?.key == "titleLabel")
  }

  @Test func collectsFailuresWhereAsked() throws {
    let failures = NibConnectionFailures()
    let nib = try TestNib.make(
      TestNib.owner(outlet("root", to: "crd"))
        + card(outlet("titleLabel", to: "lab") + outlet("nobody", to: "lab")))
    let objects = try nib.instantiateContents(withOwner: nil, options: [.connectionFailures: failures])
    #expect(
      failures.errors.map(\.key) == ["nobody", "root"] || failures.errors.map(\.key) == ["root", "nobody"])
    #expect((objects.first as? CardView)?.titleLabel != nil)
  }
}
