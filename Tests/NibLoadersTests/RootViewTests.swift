import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// The root-view form: the root view is found by its class.
@MainActor
struct RootViewTests {
  @Test("P24: a recogniser before the root view is element 0, and isn't taken for it")
  func findsTheRootViewByItsClass() throws {
    let nib = TappableCardView.template(in: Fixture.bundle)
    let contents = try nib.instantiateContents(withOwner: nil, options: nil)
    #expect(contents.first is UITapGestureRecognizer)
    #expect(contents.count == 3)

    let card = try TappableCardView.load(from: nib)
    #expect(card.gestureRecognizers?.count == 2)
    #expect(card.tapRecognizer === card.gestureRecognizers?.first)
  }

  @Test("P30: a root view of another class is an error that names nib and class")
  func refusesANibWithoutTheClass() throws {
    do {
      _ = try StrangerView.load(from: StrangerView.template(in: Fixture.bundle))
      Issue.record("a nib without a view of the class was accepted")
    } catch let error as NibLoaderError {
      #expect(error.kind == .noRootView)
      #expect(error.nibName == "L1View")
      #expect(error.description.contains("StrangerView"))
      #expect(error.description.contains("L1View"))
    }
  }

  @Test func namesTheNibAfterTheClass() {
    #expect(ProfileHeaderView.nibName == "ProfileHeaderView")
    #expect(ProfileHeaderView.contentNibName == "ProfileHeaderViewContent")
  }

  @Test func connectsOutletsAndActionsOfTheRootView() throws {
    let view = try KeypadView.load(fromNibIn: Fixture.bundle)
    #expect(view.digitButtons.map(\.tag) == Array(0...9))
    #expect(view.operatorButtons.count == 4)
    view.sevenButton.sendActions(for: .touchUpInside)
    view.twoButton.sendActions(for: .touchUpInside)
    #expect(view.displayLabel.text == "72")
    view.clearButton.sendActions(for: .touchUpInside)
    #expect(view.displayLabel.text == "0")
  }

  @Test func makesCellsFromARegisteredNib() throws {
    let cells = try ContactCell.dequeueOperation(count: 100, in: Fixture.bundle)()
    #expect(cells.count == 100)
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 100)
    #expect(cells.allSatisfy { $0.nameLabel.text == "Katherine Johnson" })
    #expect(cells.allSatisfy { $0.reuseIdentifier == "ContactCell" })
  }
}

/// A class that asks for another class's nib.
private final class StrangerView: UIView, NibLoadable {
  static var nibName: String { "L1View" }
}
