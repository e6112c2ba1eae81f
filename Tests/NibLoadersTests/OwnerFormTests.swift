import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// The owner form: the nib's root view becomes the content view of its owner.
@MainActor
struct OwnerFormTests {
  private func makeOwner(size: CGSize = CGSize(width: 375, height: 319)) throws -> ProfileHeaderView {
    try ProfileHeaderView.load(
      withContentFrom: ProfileHeaderView.contentTemplate(in: Fixture.bundle),
      frame: CGRect(origin: .zero, size: size))
  }

  @Test("P63: the content view is the last subview")
  func addsTheContentViewOnTop() throws {
    let owner = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 319))
    owner.addSubview(UIView())
    try owner.addContent(from: ProfileHeaderView.contentTemplate(in: Fixture.bundle))
    #expect(owner.subviews.count == 2)
    #expect(owner.nameLabel.superview === owner.subviews.last)
  }

  @Test("P63: four equal constraints pin it to the edges")
  func pinsTheContentViewToAllFourEdges() throws {
    let owner = try makeOwner()
    let content = try #require(owner.subviews.last)
    let pins = owner.constraints.filter { $0.firstItem === content && $0.secondItem === owner }
    #expect(owner.constraints.count == 4)
    #expect(Set(pins.map(\.firstAttribute)) == [.leading, .top, .trailing, .bottom])
    for pin in pins {
      #expect(pin.firstAttribute == pin.secondAttribute)
      #expect(pin.relation == .equal)
      #expect(pin.constant == 0)
      #expect(pin.multiplier == 1)
      #expect(pin.priority == .required)
      #expect(pin.isActive)
    }
  }

  @Test("P65: the content view's mask isn't translated")
  func switchesOffTheTranslationOfTheMask() throws {
    let owner = try makeOwner()
    #expect(owner.subviews.last?.translatesAutoresizingMaskIntoConstraints == false)
    #expect(owner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("P65: a root view straight from a nib has its mask translated, which contradicts pins")
  func pinsContradictATranslatedMask() throws {
    let owner = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    let contents = try ProfileHeaderView.contentTemplate(in: Fixture.bundle)
      .instantiateContents(withOwner: owner, options: nil)
    let content = try #require(contents.first as? UIView)
    #expect(content.translatesAutoresizingMaskIntoConstraints)
    owner.addSubview(content)
    let lines = try standardErrorLines {
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        content.topAnchor.constraint(equalTo: owner.topAnchor),
        content.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
      ])
      owner.setNeedsLayout()
      owner.layoutIfNeeded()
    }
    #expect(lines.contains { $0.contains("Unable to simultaneously satisfy constraints") })
  }

  @Test("P44: content added twice is there twice, and the outlets belong to the second")
  func addsASecondContentViewWhenCalledTwice() throws {
    let owner = try makeOwner()
    let firstLabel = owner.nameLabel
    try owner.addContent(from: ProfileHeaderView.contentTemplate(in: Fixture.bundle))
    #expect(owner.subviews.count == 2)
    #expect(owner.constraints.count == 8)
    #expect(owner.nameLabel !== firstLabel)
    #expect(owner.nameLabel.superview === owner.subviews[1])
  }

  @Test("P66: one view more than the nib has")
  func addsOneContainer() throws {
    let fixture = try #require(Fixture.named("ProfileHeader"))
    #expect(try makeOwner().withDescendants.count == fixture.viewCount + 1)
  }

  @Test("P67: the content keeps the nib's size until layout, then follows its owner")
  func contentFollowsTheOwnerWhenLaidOut() throws {
    let owner = try makeOwner(size: CGSize(width: 500, height: 400))
    let content = try #require(owner.subviews.last)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 319))
    owner.setNeedsLayout()
    owner.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test("P43: actions of the nib reach the owner")
  func actionsReachTheOwner() throws {
    let owner = try makeOwner()
    owner.followButton.sendActions(for: .touchUpInside)
    #expect(owner.isFollowing)
  }
}
