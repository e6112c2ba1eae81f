import Foundation
import OpenUIKit
import Testing

/// Which view holds a constraint, and for how long.
@Suite struct ConstraintTests {
  private let root = UIView()
  private let left = UIView()
  private let right = UIView()
  private let inner = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
  }

  @Test func isHeldByTheNearestCommonAncestor() {
    let own = left.widthAnchor.constraint(equalToConstant: 5)
    let child = left.topAnchor.constraint(equalTo: root.topAnchor, constant: 2)
    let cousins = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let deep = inner.bottomAnchor.constraint(lessThanOrEqualTo: left.bottomAnchor)
    NSLayoutConstraint.activate([own, child, cousins, deep])
    #expect(left.constraints == [own, deep])
    #expect(root.constraints == [child, cousins])
    #expect(child.isActive && child.constant == 2 && child.firstItem === left && child.secondItem === root)
    #expect(deep.relation == .lessThanOrEqual && cousins.firstAttribute == .leading)
    NSLayoutConstraint.deactivate([own, child])
    #expect(left.constraints == [deep] && root.constraints == [cousins] && !own.isActive)
  }

  @Test func leavesTranslationAlone() {
    let constraint = left.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(left.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func goesWhenAnItemLeaves() {
    let across = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let within = inner.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([across, within])
    left.removeFromSuperview()
    #expect(!across.isActive && within.isActive)
  }

  @Test("P61: a constraint outlives its views without them")
  func losesItsItemsWithTheHolder() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
    }
    #expect(!constraint.isActive && constraint.firstItem == nil)
  }

  @Test func holdsConstraintsOfGuides() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint] && guide.owningView === left)
    let safe = inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    safe.isActive = true
    #expect(root.constraints.count == 2)
    left.removeLayoutGuide(guide)
    #expect(root.constraints == [safe] && guide.owningView == nil)
  }

  @Test(.timeLimit(.minutes(1))) func refusesItemsWithoutACommonAncestor() async {
    await #expect(processExitsWith: .failure) {
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    }
  }
}
