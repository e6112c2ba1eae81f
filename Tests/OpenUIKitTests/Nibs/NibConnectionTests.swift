import Foundation
import Testing

@testable import OpenUIKit

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
    weak var gone: CardOwner?
    gone = owner
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

  private let guest =
    "<placeholder placeholderIdentifier=\"Guest\" id=\"gst\" customClass=\"UILabel\"/>"

  @Test("An external object that isn't given leaves outlets to it nil, with a line that names it")
  func leavesOutletsToMissingObjectsNil() throws {
    let nib = try TestNib.make(
      TestNib.view("crd", class: "CardView", "<connections>\(outlet("titleLabel", to: "gst"))</connections>")
        + guest)
    var view: CardView?
    let log = try NibLog.lines {
      view =
        try nib.instantiateContents(withOwner: nil, options: [.externalObjects: ["Other": UILabel()]]).first
        as? CardView
    }
    #expect(view != nil && view?.titleLabel == nil)
    #expect(log.contains { $0.contains("Missing proxy for identifier Guest") })
  }

  @Test("An outlet of an external object that isn't given fails on the proxy in its place")
  func failsOnOutletsOfMissingObjects() throws {
    let source = """
      <placeholder placeholderIdentifier="Guest" id="gst" customClass="CardView">\
      <connections>\(outlet("titleLabel", to: "lab"))</connections></placeholder>
      """
    let nib = try TestNib.make(source + label)
    expectUnknownKey("titleLabel", class: "UIProxyObject") { try nib.instantiateContents(withOwner: nil) }
    let card = CardView(frame: .zero)
    let contents = try nib.instantiateContents(withOwner: nil, options: [.externalObjects: ["Guest": card]])
    #expect(card.titleLabel === contents.first as? UILabel)
  }

  @Test("A collection that the object lacks fails by name")
  func failsOnAnUnknownCollection() throws {
    let nib = try TestNib.make(
      TestNib.owner("<outletCollection property=\"stars\" destination=\"vue\" id=\"c1\"/>")
        + TestNib.view("vue"))
    expectUnknownKey("stars", class: "CardOwner") { try nib.instantiateContents(withOwner: CardOwner()) }
    expectUnknownKey("stars", class: "NSObject") { try nib.instantiateContents(withOwner: nil) }
  }

  @Test("A collection replaces what an owner had from the load before")
  func replacesCollections() throws {
    let owner = CardOwner()
    let nib = try TestNib.make(
      TestNib.owner("<outletCollection property=\"labels\" destination=\"lab\" id=\"c1\"/>") + label)
    _ = try nib.instantiateContents(withOwner: owner)
    let second = try nib.instantiateContents(withOwner: owner)
    #expect(owner.labels.count == 1 && owner.labels.first === second.first as? UILabel)
  }

  @Test(
    "A weak outlet to a subview lives as long as the tree, a second outlet to one object is the same object")
  func keepsWeakOutletsToSubviews() throws {
    let objects = try TestNib.make(
      card(outlet("titleLabel", to: "lab") + outlet("weakLabel", to: "lab") + outlet("anything", to: "crd"))
    ).instantiateContents(withOwner: nil)
    let view = try #require(objects.first as? CardView)
    #expect(view.weakLabel != nil && view.weakLabel === view.titleLabel && view.anything === view)
    view.anything = nil
  }

  @Test("Outlets reach constraints, layout guides and recognisers")
  func connectsObjectsThatAreNoViews() throws {
    for (element, id) in [
      ("<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"wid\"/></constraints>", "wid"),
      ("<viewLayoutGuide key=\"safeArea\" id=\"saf\"/>", "saf"),
    ] {
      let view = try TestNib.rootView(
        TestNib.view(
          "crd", class: "CardView", element + "<connections>\(outlet("anything", to: id))</connections>"))
      let object = (view as? CardView)?.anything
      #expect(object is NSLayoutConstraint || object === view.safeAreaLayoutGuide)
    }
    let tapped = try TestNib.rootView(
      TestNib.view("crd", class: "CardView", "<connections>\(outlet("anything", to: "tap"))</connections>")
        + "<tapGestureRecognizer id=\"tap\"/>")
    #expect((tapped as? CardView)?.anything is UITapGestureRecognizer)
  }

  @Test("Data source and delegate are the objects that the nib says, and aren't retained")
  func connectsDelegates() throws {
    var owner: TableOwner? = TableOwner()
    let table = try #require(
      try TestNib.rootView(
        TestNib.owner()
          + TestNib.element(
            "tableView", "tbl", class: nil,
            "<connections>\(outlet("dataSource", to: "-1"))\(outlet("delegate", to: "-1"))</connections>"),
        owner: owner) as? UITableView)
    #expect(table.dataSource === owner && table.delegate === owner)
    owner = nil
    #expect(table.dataSource == nil && table.delegate == nil)
  }

  @Test("A delegate that adopts nothing is as good as none, with one line, and doesn't fail the load")
  func leavesOutDelegatesOfOtherProtocols() throws {
    let owner = CardOwner()
    for kind in ["textField", "tableView", "searchBar", "textView", "scrollView"] {
      var view: UIView?
      let log = try NibLog.lines {
        view = try TestNib.rootView(
          TestNib.owner()
            + TestNib.element(
              kind, "vue", class: nil, "<connections>\(outlet("delegate", to: "-1"))</connections>"),
          owner: owner)
      }
      #expect(
        view != nil && (view as? UITextField)?.delegate == nil && (view as? UIScrollView)?.delegate == nil)
      #expect(log.filter { $0.contains("CardOwner") && $0.contains("delegate") }.count == 1)
    }
  }

  @Test("A plain scroll view's delegate hears of a table's scrolling")
  func tablesTakePlainDelegates() throws {
    let listener = ScrollListener()
    let table = try #require(
      try TestNib.rootView(
        TestNib.owner()
          + TestNib.element(
            "tableView", "tbl", class: nil, "<connections>\(outlet("delegate", to: "-1"))</connections>"),
        owner: listener) as? UITableView)
    table.contentOffset = CGPoint(x: 0, y: 5)
    #expect(listener.count == 1)
  }

  @Test("An action that the target lacks doesn't fail the load")
  func loadsActionsThatNobodyHas() throws {
    let button = TestNib.element(
      "button", "btn",
      "<connections><action selector=\"vanished:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a1\"/></connections>"
    )
    let owner = CardOwner()
    let control = try #require(try TestNib.rootView(TestNib.owner() + button, owner: owner) as? UIButton)
    #expect(control.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["vanished:"])
  }

  @Test("Without an owner, actions to it don't fail the load, and reach nobody")
  func loadsActionsToAMissingOwner() throws {
    let button = TestNib.element(
      "button", "btn", class: nil,
      "<connections><action selector=\"pressed:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a1\"/></connections>"
    )
    let card = CardView(frame: .zero)
    let control = try #require(try TestNib.rootView(TestNib.owner() + button) as? UIButton)
    card.addSubview(control)
    control.sendActions(for: .touchUpInside)
    #expect(card.events == ["init(frame:)"])
  }

  @Test("Sending an action that the target lacks stops the program, as an unrecognised selector")
  func stopsOnUnrecognizedSelectors() async {
    await #expect(processExitsWith: .failure) {
      let control = UIButton(frame: .zero)
      let target = NSObject()
      control.addTarget(target, action: Selector(("vanished:")), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
  }

  @Test(
    "Every event has its bit",
    arguments: [
      ("touchDown", UIControl.Event.touchDown), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("touchDragExit", .touchDragExit),
      ("valueChanged", .valueChanged), ("editingChanged", .editingChanged),
      ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("primaryActionTriggered", .primaryActionTriggered),
    ])
  func connectsEveryEvent(name: String, event: UIControl.Event) throws {
    let owner = CardOwner()
    func action(_ id: String) -> String {
      "<action selector=\"pressed:\" destination=\"-1\" eventType=\"\(name)\" id=\"\(id)\"/>"
    }
    // The same connection twice is one pair.
    let control = try #require(
      try TestNib.rootView(
        TestNib.owner()
          + TestNib.element(
            "slider", "sli", class: nil, "<connections>\(action("a1"))\(action("a2"))</connections>"),
        owner: owner) as? UIControl)
    #expect(control.allControlEvents == event)
    control.sendActions(for: event)
    #expect(owner.pressed == [0])
  }

  @Test("One recogniser may have several actions, and be connected to a view")
  func sendsActionsOfRecognizers() throws {
    let owner = CardOwner()
    let view = try TestNib.rootView(
      TestNib.owner()
        + TestNib.view(
          "crd", class: "CardView",
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"c1\"/></connections>"
        )
          + """
          <tapGestureRecognizer id="tap"><connections>
            <action selector="tapped" destination="crd" id="a1"/>
            <action selector="tapped" destination="-2" id="a2"/>
          </connections></tapGestureRecognizer>
          """, owner: owner)
    view.gestureRecognizers?.first?.sendActions()
    #expect((view as? CardView)?.events.suffix(2) == ["tapped", "tapped"])
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

/// An owner that shows a table.
final class TableOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Is told of scrolling, and of nothing that tables do.
final class ScrollListener: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
