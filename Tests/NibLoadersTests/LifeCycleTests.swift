import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of order and nesting, under the ids of the catalogue of pitfalls.
@MainActor
struct LifeCycleTests {
  private let journal = RecordedView.journal

  private func load(_ name: String, owner: Any? = nil) throws -> (objects: [Any], events: [String]) {
    _ = journal.take()
    let objects = try Bundle.module.loadNibContents(named: name, owner: owner, options: nil)
    return (objects, journal.take())
  }

  @Test("P38: all objects exist before the first connection, all connections before the first awakeFromNib")
  func connectsBetweenMakingAndAwaking() throws {
    let events = try load("RecordedPair").events.filter { !$0.hasPrefix("caption") }
    #expect(
      events == [
        "init(coder:)", "init(coder:)", "peer", "peer", "awakeFromNib with outlets",
        "awakeFromNib with outlets",
      ])
  }

  @Test("P38: an observer sees what was connected before it, and not what comes after")
  func observersSeeAPartlyConnectedObject() throws {
    let events = try load("PartlyConnected").events.filter { $0.contains("peer") }
    #expect(events == ["peer", "titleLabel, with peer"] || events == ["titleLabel, without peer", "peer"])
  }

  @Test("P39: outlets are nil in init(coder:) and set in awakeFromNib")
  func outletsAreSetAfterTheInitializer() throws {
    let (objects, events) = try load("RecordedView")
    #expect(events.first == "init(coder:)")
    #expect(events.contains("awakeFromNib with outlets"))
    #expect((objects.first as? RecordedView)?.titleLabel.text == "Title")
  }

  @Test("P40: a view from a nib gets init(coder:) and never init(frame:)")
  func viewsAreMadeByTheirDecodingInitializer() throws {
    let events = try load("RecordedView").events
    #expect(events.filter { $0 == "init(coder:)" }.count == 1)
    #expect(!events.contains("init(frame:)"))
  }

  @Test("P55: what awakeFromNib sets overwrites runtime attributes, which were applied before")
  func awakingOverwritesAttributes() throws {
    let (objects, events) = try load("RecordedView")
    let view = try #require(objects.first as? RecordedView)
    #expect(view.caption == "by default")
    #expect(view.subtitle == "from the nib")
    #expect(
      events.filter { $0.hasPrefix("caption") } == ["caption = from the nib", "caption = by default"])
    #expect(events.last == "caption = by default")
  }

  @Test("P56: File's Owner isn't sent awakeFromNib")
  func theOwnerIsNotAwakened() throws {
    let owner = RecordedView(frame: .zero)
    let (objects, events) = try load("RecordedContent", owner: owner)
    #expect(owner.peer === objects.first as? UIView)
    #expect(events.filter { $0.hasPrefix("awakeFromNib") } == ["awakeFromNib"])
  }

  @Test("P57: awakeFromNib comes once an object, after all connections")
  func everyObjectIsAwakenedOnce() throws {
    let events = try load("RecordedPair").events
    #expect(events.filter { $0.hasPrefix("awakeFromNib") }.count == 2)
    #expect(events.suffix(4).allSatisfy { $0.hasPrefix("awakeFromNib") || $0.hasPrefix("caption") })
  }

  @Test("P58: a class that loads its own nib while it is made is stopped, and named")
  func endlessRecursionIsStopped() {
    expectException("NSInternalInconsistencyException", telling: ["SelfLoadingView"]) {
      _ = try Bundle.module.loadNibContents(named: "SelfLoadingView", owner: nil, options: nil)
    }
  }

  @Test("P58: two classes that load each other's nibs are stopped, and one is named")
  func mutualRecursionIsStopped() {
    expectException("NSInternalInconsistencyException", telling: ["OfTwoView"]) {
      _ = try Bundle.module.loadNibContents(named: "FirstOfTwoView", owner: nil, options: nil)
    }
  }

  @Test("P59: a nib inside a nib is complete before the outer one is connected")
  func innerNibsAreCompletedFirst() throws {
    let (objects, events) = try load("NestingView")
    let outer = try #require(objects.first as? NestingView)
    #expect(outer.subviews.first is RecordedView)
    let marks = events.filter { $0.contains("outer") || $0.contains("inner") || $0.hasPrefix("awake") }
    #expect(
      marks == [
        "outer init(coder:)", "awakeFromNib with outlets", "inner nib loaded", "outer outlet",
        "outer awakeFromNib",
      ])
  }

  @Test("P60: a substitute from awakeAfter(using:) takes the placeholder's place, and both are awakened")
  func bothPlaceholderAndSubstituteAreAwakened() throws {
    _ = ReplacedView.journal.take()
    let host = try #require(try load("ReplacingHost").objects.first as? ReplacingHost)
    #expect(host.subviews.count == 1)
    let real = try #require(host.subviews.first as? ReplacedView)
    #expect((real.subviews.first as? UILabel)?.text == "The real one")
    #expect(host.replaced === real)
    #expect(ReplacedView.journal.take().sorted() == ["placeholder awakes", "real view awakes"])
  }

  @Test("P61: constraints of a placeholder that was replaced are lost, and only strong outlets keep them")
  func constraintsOfThePlaceholderAreLost() throws {
    let host = try releasing { try #require(try load("ReplacingHost").objects.first as? ReplacingHost) }
    let real = try #require(host.subviews.first)
    #expect(!real.constraints.contains { $0.firstAttribute == .width || $0.firstAttribute == .height })
    #expect(host.widthConstraint == nil)
    let dead = try #require(host.heightConstraint)
    #expect(dead.constant == 40)
    #expect(dead.firstItem !== real)
    #expect(!host.constraints.contains(dead))
  }
}
