import Foundation
import NibArchive
import Testing

@testable import OpenUIKit

/// Archives that are valid as such but mean nonsense: a load fails or gives something, and never stops the program.
@Suite(.serialized) struct NibUntrustedTests {
  private func load(_ nib: ArchivedNib) throws -> [Any] {
    var objects: [Any] = []
    _ = try NibLog.lines {
      objects = try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(
        withOwner: nil, options: [.connectionFailures: NibConnectionFailures()])
    }
    return objects
  }

  @Test func refusesAViewInsideItself() throws {
    var nib = ArchivedNib()
    let outer = nib.add("UIView")
    let inner = nib.add("UIView")
    nib.set("UISubviews", .array([inner, outer]), of: outer)
    nib.set("UISubviews", .array([outer, inner]), of: inner)
    nib.topLevel = [outer]
    let view = try #require(load(nib).first as? UIView)
    #expect(view.subviews.count == 1 && view.subviews[0].subviews.isEmpty && view.superview == nil)
  }

  @Test func givesAViewOneSuperviewOnly() throws {
    var nib = ArchivedNib()
    let shared = nib.add("UIView")
    let first = nib.add("UIView", [("UISubviews", .array([shared, shared]))])
    let second = nib.add("UIView", [("UISubviews", .array([shared]))])
    nib.topLevel = [first, second]
    let views = try load(nib).compactMap { $0 as? UIView }
    #expect(views.map(\.subviews.count) == [1, 0])
  }

  @Test func stopsAtTheDepthLimit() throws {
    var nib = ArchivedNib()
    var next = nib.add("UIView")
    for _ in 0..<5_000 { next = nib.add("UIView", [("UISubviews", .array([next]))]) }
    nib.topLevel = [next]
    let error = #expect(throws: NibLoadingError.self) { try load(nib) }
    #expect(error?.kind == .nestingTooDeep || error?.kind == .damagedArchive)
  }

  @Test func leavesOutConstraintsThatReachOut() throws {
    var nib = ArchivedNib()
    let stranger = nib.add("UIView")
    let constraint = nib.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", .object(stranger)), ("NSFirstAttributeV2", .integer(7)), ("NSConstantV2", .double(5)),
      ])
    let view = nib.add("UIView", [("UIViewAutolayoutConstraints", .array([constraint]))])
    nib.topLevel = [view, stranger]
    let views = try load(nib).compactMap { $0 as? UIView }
    #expect(views.count == 2 && views[0].constraints.isEmpty)
  }

  @Test func replacesNumbersThatAreNone() throws {
    var nib = ArchivedNib()
    nib.topLevel = [nib.add("UIView", [("UIBounds", .rect(.nan, .infinity, -.infinity, 4))])]
    let view = try #require(load(nib).first as? UIView)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 0, height: 4))
  }

  /// Every key of the toolkit under values of every type, in objects of every class.
  @Test func survivesValuesOfEveryType() throws {
    let classes = NibStandardClasses.names.filter { !["NSArray", "NSDictionary"].contains($0) }
    for (round, name) in classes.enumerated() {
      var nib = ArchivedNib()
      let label = nib.add("UILabel")
      let guide = nib.add("UILayoutGuide")
      let odd = nib.add("NSValue")
      let color = nib.add("UIColor", [("UIRed", .double(1))])
      let values: [ArchivedNib.Value] = [
        .integer(-1), .integer(.max), .bool(true), .double(.nan), .double(1e300), .string("{1, x}"), .null,
        .rect(1, 2, .infinity, 4), .object(label), .object(guide), .object(odd), .object(color),
        .array([label, guide, odd]), .array([]), .data([7]), .data([]), .object(0 + label),
      ]
      let object = nib.add(name)
      for (index, key) in NibKey.allCases.enumerated() where key != .unknown && key != .nsInlinedValue {
        if key == .className || key == .originalClassName { continue }
        nib.set(key.rawValue, values[(index + round) % values.count], of: object)
      }
      nib.topLevel = [object]
      nib.connect("delegate", from: object, to: object)
      _ = try? load(nib)
    }
  }

  /// Bytes of a real nib, changed at random but always the same way.
  @Test func survivesChangedBytes() throws {
    let original = try TestNib.bytes(
      TestNib.view(
        "crd", class: "CardView",
        """
        <subviews>
          \(TestNib.element("label", "lab"))\(TestNib.element("button", "btn"))\(TestNib.element("stackView", "stk"))
        </subviews>
        <constraints>
          <constraint firstItem="lab" firstAttribute="top" secondItem="crd" secondAttribute="top" id="t"/>
        </constraints>
        <connections><outlet property="titleLabel" destination="lab" id="c1"/></connections>
        """))
    var random = SplitMix(state: 42)
    var loaded = 0
    _ = NibLog.lines {
      for _ in 0..<3_000 {
        var bytes = original
        for _ in 0...Int(random.next() % 3) {
          bytes[50 + Int(random.next() % UInt64(bytes.count - 50))] = UInt8(truncatingIfNeeded: random.next())
        }
        let nib = UINib(data: Data(bytes), bundle: nil)
        let options: [UINib.OptionsKey: Any] = [.connectionFailures: NibConnectionFailures()]
        if let objects = try? nib.instantiateContents(withOwner: nil, options: options) {
          loaded += 1
          for case let view as UIView in objects { _ = view.outline }
        }
      }
    }
    #expect(loaded > 100)
  }

  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
