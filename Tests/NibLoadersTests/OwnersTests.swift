import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of owners and connections, under the ids of the catalogue of pitfalls.
@MainActor
struct OwnersTests {
  private static let unknownKey = "NSUnknownKeyException"
  private let content = ProfileHeaderView.contentTemplate(in: Fixture.bundle)

  @Test("P23: the result holds the top-level objects in document order, and no placeholder")
  func resultHoldsTheTopLevelObjects() throws {
    let contents = try TappableCardView.template(in: Fixture.bundle)
      .instantiateContents(withOwner: nil, options: nil)
    #expect(contents.count == 3)
    #expect(contents[0] is UITapGestureRecognizer)
    #expect(contents[1] is TappableCardView)
    #expect(contents[2] is UILongPressGestureRecognizer)
  }

  @Test("P25: the last element needn't be the view")
  func lastElementIsNoView() throws {
    let contents = try TappableCardView.template(in: Fixture.bundle)
      .instantiateContents(withOwner: nil, options: nil)
    #expect(!(contents.last is UIView))
  }

  @Test("P32: outlets of File's Owner need an owner")
  func ownerOutletsNeedAnOwner() {
    expectException(Self.unknownKey, telling: ["<NSObject", "avatarImageView"]) {
      _ = try content.instantiateContents(withOwner: nil, options: nil)
    }
  }

  @Test("P33: a nib that doesn't mention File's Owner needs none")
  func unmentionedOwnerMayBeNil() throws {
    #expect(
      try L1View.contentTemplate(in: Fixture.bundle).instantiateContents(withOwner: nil, options: nil).count
        == 1)
  }

  @Test("P34: an owner without the property fails, with its class and the key")
  func ownerOfAnotherClassFails() {
    expectException(Self.unknownKey, telling: ["L1View", "avatarImageView"]) {
      _ = try content.instantiateContents(withOwner: L1View(frame: .zero), options: nil)
    }
  }

  @Test("P35: an outlet of the root view that is wired from File's Owner fails on the owner")
  func outletsWiredFromTheOwnerFailOnIt() {
    expectException(Self.unknownKey, telling: ["RootOwner", "titleLabel"]) {
      _ = try Bundle.module.loadNibContents(named: "WiredFromOwner", owner: RootOwner(), options: nil)
    }
  }

  @Test("P35: a nib whose outlets are the root view's leaves the owner alone")
  func rootViewsOutletsArentTheOwners() throws {
    let owner = ProfileHeaderView(frame: .zero)
    let contents = try ProfileHeaderView.template(in: Fixture.bundle)
      .instantiateContents(withOwner: owner, options: nil)
    #expect(owner.nameLabel == nil)
    #expect((contents.first as? ProfileHeaderView)?.nameLabel != nil)
  }

  @Test("P36: a class object as owner works while nothing is wired to it")
  func classObjectMayBeOwner() throws {
    let contents = try L1View.template(in: Fixture.bundle)
      .instantiateContents(withOwner: L1View.self, options: nil)
    #expect(contents.first is L1View)
  }

  @Test("P36: a class object as owner fails like any owner without the property")
  func classObjectAsOwnerFails() {
    expectException(Self.unknownKey, telling: ["ProfileHeaderView", "avatarImageView"]) {
      _ = try content.instantiateContents(withOwner: ProfileHeaderView.self, options: nil)
    }
  }

  @Test("P37: an owner without key-value coding fails like one without the property")
  func ownerWithoutCodingFails() {
    expectException(Self.unknownKey, telling: ["WithoutCoding", "root"]) {
      _ = try Bundle.module.loadNibContents(named: "OwnersRoots", owner: WithoutCoding(), options: nil)
    }
  }

  @Test("P42: an outlet collection holds all its objects, here in document order")
  func outletCollectionHoldsAllObjects() throws {
    let keypad = try KeypadView.load(from: KeypadView.template(in: Fixture.bundle))
    #expect(keypad.digitButtons.compactMap { $0.title(for: .normal) } == (0...9).map(String.init))
    #expect(Set(keypad.operatorButtons.compactMap { $0.title(for: .normal) }) == ["+", "−", "×", "÷"])
  }

  @Test("P43: an action becomes a target and action pair of the control's event")
  func actionBecomesATargetActionPair() throws {
    let header = try ProfileHeaderView.load(from: ProfileHeaderView.template(in: Fixture.bundle))
    #expect(
      header.followButton.actions(forTarget: header, forControlEvent: .touchUpInside) == ["toggleFollow:"])
    #expect(header.followButton.actions(forTarget: header, forControlEvent: .valueChanged) == nil)
  }

  @Test("P45: external objects take the place of their placeholders, and aren't in the result")
  func externalObjectsReplacePlaceholders() throws {
    let guest = UILabel(frame: .zero)
    let contents = try UINib(nibName: "GuestView", bundle: .module)
      .instantiateContents(withOwner: nil, options: [.externalObjects: ["Guest": guest]])
    #expect(contents.count == 1)
    #expect((contents.first as? RecordedView)?.titleLabel === guest)
  }

  @Test("P46: a connection with an empty key is an unknown key with an empty name")
  func emptyKeysAreUnknown() {
    expectException(Self.unknownKey, telling: ["RecordedView", "for the key ."]) {
      _ = try Bundle.module.loadNibContents(named: "EmptyKey", owner: nil, options: nil)
    }
  }

  @Test("P43: a nil target means the responder chain, and targets aren't retained")
  func nilTargetIsTheResponderChain() throws {
    var owner: RecordedView? = RecordedView(frame: .zero)
    weak var target: RecordedView?
    target = owner
    let contents = try releasing {
      try Bundle.module.loadNibContents(named: "ActionsView", owner: owner, options: nil)
    }
    let view = try #require(contents.first as? RecordedView)
    let button = try #require(view.subviews.first as? UIButton)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["press:"])
    #expect(button.actions(forTarget: owner, forControlEvent: .touchDown) == ["press:"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])

    _ = RecordedView.journal.take()
    button.tag = 7
    button.sendActions(for: .touchUpInside)
    #expect(RecordedView.journal.take() == ["press 7"])
    owner = nil
    #expect(target == nil)
    button.sendActions(for: .touchDown)
    #expect(RecordedView.journal.take().isEmpty)
  }

  @Test("P54: a class on File's Owner leaves the root view plain")
  func classOnTheOwnerLeavesTheRootViewPlain() throws {
    let contents = try content.instantiateContents(withOwner: ProfileHeaderView(frame: .zero), options: nil)
    #expect(contents.count == 1)
    #expect(type(of: contents[0]) == UIView.self)
  }
}
