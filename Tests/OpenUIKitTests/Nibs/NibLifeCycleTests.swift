import Foundation
import OpenUIKit
import Testing

/// In what order objects hear of what.
@Suite struct NibLifeCycleTests {
  private func card(_ inside: String = "", outlet: String = "titleLabel") -> String {
    TestNib.view(
      "crd", class: "CardView",
      """
      <subviews>\(TestNib.element("label", "lab"))\(inside)</subviews>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="3"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="\(outlet)" destination="lab" id="c1"/></connections>
      """)
  }

  @Test(
    "P38, P39, P40, P55, P57: initialiser without outlets, connections with observers, then one awakeFromNib")
  func runsInUIKitsOrder() throws {
    let view = try #require(TestNib.make(card()).instantiateContents(withOwner: nil).first as? CardView)
    #expect(view.events.first == "init(coder:)")
    #expect(view.events.last == "awakeFromNib with titleLabel")
    #expect(view.events.filter { $0.hasPrefix("awake") }.count == 1)
    #expect(view.events.contains("cornerRadius") && view.events.contains("titleLabel"))
    #expect(!view.events.contains("init(frame:)"))
  }

  @Test("P38: when connecting starts, all objects exist")
  func makesAllObjectsFirst() throws {
    Tracker.log.removeAll()
    _ = try TestNib.make(
      TestNib.view(
        "one", class: "Tracker",
        "<connections><outlet property=\"peer\" destination=\"two\" id=\"c1\"/></connections>")
        + TestNib.view(
          "two", class: "Tracker",
          "<connections><outlet property=\"peer\" destination=\"one\" id=\"c2\"/></connections>")
    ).instantiateContents(withOwner: nil)
    #expect(Tracker.log == ["init", "init", "peer", "peer", "awake", "awake"])
  }

  @Test("P56: the owner isn't told, it wasn't unarchived")
  func doesNotAwakeTheOwner() throws {
    let owner = CardOwner()
    _ = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"crd\" id=\"c9\"/>") + card()
    ).instantiateContents(withOwner: owner)
    #expect(owner.root is CardView && !owner.awoke)
  }

  @Test("P58: a class that loads its own nib while it is made is stopped, and named")
  func stopsEndlessRecursion() throws {
    let nib = try TestNib.make(TestNib.view("slf", class: "SelfLoading"))
    SelfLoading.nib = nib
    defer { SelfLoading.nib = nil }
    let error = #expect(throws: NibLoadingError.self) { try nib.instantiateContents(withOwner: nil) }
    #expect(error?.kind == .endlessRecursion)
    #expect(error?.className == "OpenUIKitTests.SelfLoading")
    #expect(error?.nibName != nil)
    // Afterwards everything works as before.
    SelfLoading.nib = nil
    #expect(try nib.instantiateContents(withOwner: nil).count == 1)
  }

  @Test("P59: a nib loaded in init(coder:) is complete before the outer one is connected")
  func completesInnerNibsFirst() throws {
    Outer.inner = try TestNib.make(
      TestNib.view(
        "crd", class: "CardView",
        "<connections><outlet property=\"anything\" destination=\"crd\" id=\"c1\"/></connections>"))
    defer { Outer.inner = nil }
    let outer = try #require(
      TestNib.make(
        TestNib.view(
          "out", class: "Outer",
          "<connections><outlet property=\"anchor\" destination=\"out\" id=\"c1\"/></connections>")
      ).instantiateContents(withOwner: nil).first as? Outer)
    #expect(outer.events == ["inner complete: true", "anchor", "awakeFromNib"])
  }

  @Test("P60, P61: a substitute takes the placeholder's place, and both are awakened once")
  func substitutesObjects() throws {
    StandIn.made.removeAll()
    StandIn.nib = try TestNib.make(
      TestNib.view("rel", class: "StandIn", "<subviews>\(TestNib.element("label", "txt"))</subviews>"))
    defer { StandIn.nib = nil }
    let parent = try #require(
      TestNib.make(
        TestNib.view(
          "par", class: "CardView",
          """
          <subviews>
            \(TestNib.view("plc", class: "StandIn", "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/></constraints>"))
          </subviews>
          <constraints>
            <constraint firstItem="plc" firstAttribute="top" secondItem="par" secondAttribute="top" id="t"/>
          </constraints>
          <connections><outlet property="anything" destination="plc" id="c1"/></connections>
          """)
      ).instantiateContents(withOwner: nil).first as? CardView)
    let real = try #require(parent.subviews.first as? StandIn)
    #expect(real.subviews.first is UILabel)
    #expect(parent.subviews.count == 1)
    #expect(parent.anything === real)
    #expect(parent.constraints.first?.firstItem === real)
    // The placeholder's own constraint went with it.
    #expect(real.constraints.isEmpty)
    #expect(StandIn.made.count == 2)
    #expect(StandIn.made.map(\.awoke) == [1, 1])
  }

  @Test("A view of a nib hears of its superview, as on addSubview")
  func tellsSubviewsOfTheirSuperview() throws {
    let view = try #require(
      TestNib.make(TestNib.view("par", "<subviews>\(TestNib.view("chd", class: "Moved"))</subviews>"))
        .instantiateContents(withOwner: nil).first as? UIView)
    #expect((view.subviews.first as? Moved)?.events == ["will", "did"])
  }
}

/// Writes down what happens to all of its kind.
final class Tracker: UIView, NibConnectable {
  nonisolated(unsafe) static var log: [String] = []
  var peer: Tracker? { didSet { Tracker.log.append("peer") } }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Tracker.log.append("init")
  }
  override func awakeFromNib() { Tracker.log.append("awake") }
  static var nibConnections: NibConnections {
    NibConnections(for: Tracker.self) { $0.outlet("peer") { $0.peer = $1 } }
  }
}

final class SelfLoading: UIView {
  nonisolated(unsafe) static var nib: UINib?
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = try? SelfLoading.nib?.instantiateContents(withOwner: self)
  }
}

final class Outer: UIView, NibConnectable {
  nonisolated(unsafe) static var inner: UINib?
  var events: [String] = []
  weak var anchor: UIView? { didSet { events.append("anchor") } }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let card = try? Outer.inner?.instantiateContents(withOwner: nil).first as? CardView
    events.append("inner complete: \(card?.anything === card && card?.events.last == "awakeFromNib")")
  }
  override func awakeFromNib() { events.append("awakeFromNib") }
  static var nibConnections: NibConnections {
    NibConnections(for: Outer.self) { $0.outlet("anchor") { $0.anchor = $1 } }
  }
}

/// An empty one in a nib is replaced by the one of its own nib.
final class StandIn: UIView {
  nonisolated(unsafe) static var nib: UINib?
  nonisolated(unsafe) static var made: [StandIn] = []
  var awoke = 0
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandIn.made.append(self)
  }
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty, let nib = StandIn.nib else { return self }
    return (try? nib.instantiateContents(withOwner: nil))?.first
  }
  override func awakeFromNib() { awoke += 1 }
}

final class Moved: UIView {
  var events: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) { events.append("will") }
  override func didMoveToSuperview() { events.append("did") }
}
