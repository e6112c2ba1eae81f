import Foundation
import OpenUIKit
import Testing

/// In what order objects hear of what.
@Suite(.serialized) struct NibLifeCycleTests {
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

  @Test("A class that loads its own nib in awakeFromNib is stopped as well")
  func stopsEndlessRecursionWhileAwaking() throws {
    AwakeLoading.nib = try TestNib.make(TestNib.view("slf", class: "AwakeLoading"))
    defer { AwakeLoading.nib = nil }
    let error = #expect(throws: NibLoadingError.self) {
      try AwakeLoading.nib?.instantiateContents(withOwner: nil)
    }
    #expect(error?.kind == .endlessRecursion && error?.className == "OpenUIKitTests.AwakeLoading")
  }

  @Test("A nib loaded in awakeFromNib, with the view as owner, is complete when that returns")
  func loadsNibsWhileAwaking() throws {
    AwakeLoading.nib = try TestNib.make(
      TestNib.owner("<outlet property=\"content\" destination=\"crd\" id=\"c1\"/>")
        + TestNib.view("crd", class: "CardView"))
    defer { AwakeLoading.nib = nil }
    let view = try TestNib.rootView(TestNib.view("awk", class: "AwakeLoading")) as? AwakeLoading
    #expect((view?.content as? CardView)?.events == ["init(coder:)", "awakeFromNib"])
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

  @Test(
    "Loading lays nothing out, updates no constraints, moves nothing to a window, and prepares for no designer"
  )
  func leavesTheRestForLater() throws {
    let view = try #require(
      try TestNib.rootView(
        TestNib.view("out", class: "Witness", "<subviews>\(TestNib.view("inn", class: "Witness"))</subviews>")
      )
        as? Witness)
    #expect(view.events == ["didAddSubview", "awakeFromNib"])
    #expect((view.subviews.first as? Witness)?.events == ["awakeFromNib"])
    view.layoutIfNeeded()
    #expect(view.events.contains("layoutSubviews"))
  }

  @Test("A view whose initialiser refuses is left out, and outlets to it are nil")
  func leavesOutRefusedViews() throws {
    let nib = try TestNib.make(
      TestNib.view("ref", class: "Refusing")
        + TestNib.view(
          "crd", class: "CardView",
          """
          <subviews>\(TestNib.view("re2", class: "Refusing"))\(TestNib.element("label", "lab"))</subviews>
          <connections><outlet property="anything" destination="re2" id="c1"/></connections>
          """))
    let objects = try nib.instantiateContents(withOwner: nil)
    let view = try #require(objects.first as? CardView)
    #expect(objects.count == 1)
    #expect(view.subviews.count == 1 && view.anything == nil)
  }

  @Test("A placeholder may be replaced by a view of another class, or by nothing")
  func substitutesOtherClasses() throws {
    func load(_ substitute: UIView?) throws -> CardView? {
      Replaced.substitute = substitute
      return try TestNib.rootView(
        TestNib.view(
          "crd", class: "CardView",
          """
          <subviews>\(TestNib.view("rep", class: "Replaced"))</subviews>
          <connections><outlet property="anything" destination="rep" id="c1"/></connections>
          """)) as? CardView
    }
    let label = UILabel()
    let view = try load(label)
    #expect(view?.subviews == [label] && view?.anything === label)
    let empty = try load(nil)
    #expect(empty != nil && empty?.subviews.isEmpty == true && empty?.anything == nil)
  }

  @Test("Nibs inside nibs get their own owners and external objects, three deep")
  func keepsOwnersAndExternalObjectsApart() throws {
    let inner = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"crd\" id=\"c1\"/>")
        + TestNib.view(
          "crd", class: "CardView",
          "<connections><outlet property=\"titleLabel\" destination=\"gst\" id=\"c2\"/></connections>")
        + "<placeholder placeholderIdentifier=\"Guest\" id=\"gst\" customClass=\"UILabel\"/>")
    let middle = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"nst\" id=\"c1\"/>")
        + TestNib.view("nst", class: "Nesting"))
    let outer = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"nst\" id=\"c1\"/>")
        + TestNib.view("nst", class: "Nesting"))
    Nesting.levels = [middle, inner]
    defer { Nesting.levels = [] }
    let owner = CardOwner()
    let root = try #require(try outer.instantiateContents(withOwner: owner).first as? Nesting)
    let second = try #require(root.owner.root as? Nesting)
    let third = try #require(second.owner.root as? CardView)
    #expect(owner.root === root)
    #expect(third.titleLabel === second.guest && third.titleLabel !== root.guest)
    #expect(root.awoke == 1 && second.awoke == 1)
  }

  @Test("A failing nib inside another fails alone, if its loader takes the error")
  func containsFailuresOfInnerNibs() throws {
    Nesting.levels = [
      try TestNib.make(
        TestNib.owner("<outlet property=\"vanished\" destination=\"vue\" id=\"c1\"/>") + TestNib.view("vue"))
    ]
    defer { Nesting.levels = [] }
    let root = try TestNib.rootView(TestNib.view("nst", class: "Nesting")) as? Nesting
    #expect(root?.owner.root == nil && root?.awoke == 1)
  }

  @Test("A view may hold others of its own nib, as long as that ends")
  func allowsRecursionThatEnds() throws {
    let nib = try TestNib.make(TestNib.view("nst", class: "Nesting"))
    Nesting.levels = Array(repeating: nib, count: 8)
    defer { Nesting.levels = [] }
    #expect(try nib.instantiateContents(withOwner: nil).count == 1)
    #expect(Nesting.levels.isEmpty)
  }

  @Test("Everything unarchived is awakened, whatever it is")
  func awakesAllKinds() throws {
    Awakened.log = []
    _ = try TestNib.make(
      """
      <view id="vue"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <constraints><constraint firstAttribute="width" constant="5" id="wid" customClass="AwakenedConstraint" \
      customModule="OpenUIKitTests"/></constraints>
      </view>
      <tapGestureRecognizer id="tap" customClass="AwakenedRecognizer" customModule="OpenUIKitTests"/>
      <barButtonItem title="Go" id="bar" customClass="AwakenedItem" customModule="OpenUIKitTests"/>
      <customObject id="obj" customClass="Helper" customModule="OpenUIKitTests"/>
      """
    ).instantiateContents(withOwner: nil)
    #expect(Awakened.log.sorted() == ["constraint", "item", "recognizer"])
  }

  @Test("A view of a nib hears of its superview, as on addSubview")
  func tellsSubviewsOfTheirSuperview() throws {
    let view = try #require(
      TestNib.make(TestNib.view("par", "<subviews>\(TestNib.view("chd", class: "Moved"))</subviews>"))
        .instantiateContents(withOwner: nil).first as? UIView)
    #expect((view.subviews.first as? Moved)?.events == ["will", "did"])
  }
}

final class SelfLoading: UIView {
  nonisolated(unsafe) static var nib: UINib?
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = try? SelfLoading.nib?.instantiateContents(withOwner: self)
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

/// Writes down what happens to it during and after a load.
final class Witness: UIView {
  var events: [String] = []
  override func didAddSubview(_ subview: UIView) { events.append("didAddSubview") }
  override func layoutSubviews() { events.append("layoutSubviews") }
  override func updateConstraints() {
    events.append("updateConstraints")
    super.updateConstraints()
  }
  override func didMoveToWindow() { events.append("didMoveToWindow") }
  override func prepareForInterfaceBuilder() { events.append("prepareForInterfaceBuilder") }
  override func awakeFromNib() { events.append("awakeFromNib") }
}

/// Can't be made from a nib.
final class Refusing: UIView {
  required init?(coder: NSCoder) { nil }
}

/// Is replaced by what a test says.
final class Replaced: UIView {
  nonisolated(unsafe) static var substitute: UIView?
  override func awakeAfter(using coder: NSCoder) -> Any? { Self.substitute }
}

/// Loads the next of several nibs while it is made, with an owner and an external object of its own.
final class Nesting: UIView {
  nonisolated(unsafe) static var levels: [UINib] = []
  let owner = CardOwner()
  let guest = UILabel()
  var awoke = 0
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !Self.levels.isEmpty else { return }
    let nib = Self.levels.removeFirst()
    _ = try? nib.instantiateContents(withOwner: owner, options: [.externalObjects: ["Guest": guest]])
  }
  override func awakeFromNib() { awoke += 1 }
}

/// What classes that are no views write when they are awakened.
enum Awakened {
  nonisolated(unsafe) static var log: [String] = []
}

final class AwakenedConstraint: NSLayoutConstraint {
  override func awakeFromNib() { Awakened.log.append("constraint") }
}

final class AwakenedRecognizer: UITapGestureRecognizer {
  override func awakeFromNib() { Awakened.log.append("recognizer") }
}

final class AwakenedItem: UIBarButtonItem {
  override func awakeFromNib() { Awakened.log.append("item") }
}

/// Loads a nib when it is awakened, as its owner.
final class AwakeLoading: UIView, NibConnectable {
  nonisolated(unsafe) static var nib: UINib?
  var content: UIView?
  override func awakeFromNib() {
    super.awakeFromNib()
    _ = try? Self.nib?.instantiateContents(withOwner: self)
  }
  static var nibConnections: NibConnections {
    NibConnections(for: AwakeLoading.self) { $0.outlet("content") { $0.content = $1 } }
  }
}
