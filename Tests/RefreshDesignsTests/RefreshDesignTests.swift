import RefreshDesigns
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// The four designs on the three kinds of view: one pull, one message, with the right view.
@MainActor
struct RefreshDesignTests {
  @Test(arguments: RefreshDesign.allCases, RefreshHost.allCases)
  func tellsOnceForOnePullOnAViewMadeInCode(design: RefreshDesign, host: RefreshHost) {
    let listener = RefreshCounter()
    let view = design.makeView(host)
    design.setUp(view, listener: listener)
    design.connect(view, to: listener)
    expectOneMessage(view, listener)
  }

  @Test(arguments: RefreshDesign.allCases, RefreshHost.allCases)
  func tellsOnceForOnePullOnAViewFromANib(design: RefreshDesign, host: RefreshHost) throws {
    let listener = RefreshCounter()
    let contents = try design.template(host).instantiateContents(withOwner: nil, options: nil)
    let view = try #require(contents.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(type(of: view) == type(of: design.makeView(host)))
    design.setUp(view, listener: listener)
    design.connect(view, to: listener)
    expectOneMessage(view, listener)
  }

  @Test("R24: the delegate may be set before or after the set-up", arguments: RefreshHost.allCases)
  func findsADelegateThatWasSetFirst(host: RefreshHost) {
    for design in [RefreshDesign.castOnFire, .castOnce] {
      let listener = RefreshCounter()
      let view = design.makeView(host)
      design.connect(view, to: listener)
      design.setUp(view)
      expectOneMessage(view, listener)
    }
  }

  @Test("R02: setting up twice leaves one control", arguments: RefreshHost.allCases)
  func setUpTwiceLeavesOneControl(host: RefreshHost) {
    let view = RefreshDesign.castOnFire.makeView(host)
    view.setUpRefreshControl()
    let first = view.refreshControl
    view.setUpRefreshControl()
    #expect(view.refreshControl !== first)
    #expect(first?.superview == nil)
    #expect(view.subviews.count { $0 is UIRefreshControl } == 1)
  }

  @Test("R07, R08: sending the event by hand tells once and leaves the state alone")
  func sendingTheEventTellsWithoutChangingTheState() throws {
    for design in RefreshDesign.allCases {
      let listener = RefreshCounter()
      let view = design.makeView(.scroll)
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      let control = try #require(view.refreshControl)
      control.beginRefreshing()
      #expect(listener.count == 0)
      control.endRefreshing()
      control.sendActions(for: .valueChanged)
      #expect(listener.count == 1)
      #expect(!control.isRefreshing)
    }
  }

  @Test("R23: a delegate of a table view serves both protocols")
  func delegateOfATableViewHearsOfRefreshes() {
    let table = UITableView(frame: CGRect(origin: .zero, size: RefreshHost.size), style: .plain)
    let listener = RefreshCounter()
    table.delegate = listener
    table.setUpRefreshControl()
    expectOneMessage(table, listener)
  }

  private func expectOneMessage(_ view: UIScrollView, _ listener: RefreshCounter) {
    view.simulatePullToRefresh()
    #expect(listener.count == 1)
    #expect(listener.lastView === view)
    #expect(view.refreshControl?.isRefreshing == true)
    view.refreshControl?.endRefreshing()
    #expect(view.refreshControl?.isRefreshing == false)
    #expect(listener.count == 1)
  }
}
