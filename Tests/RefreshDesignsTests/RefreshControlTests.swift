import RefreshDesigns
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// What both designs stand on: the refresh control, its place in the scroll view, and target and action. The ids are
/// those of the list of semantics.
@MainActor
struct RefreshControlTests {
  private let control = UIRefreshControl()
  private let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: RefreshHost.size))

  @Test("R01: every kind of scroll view has one, and none at first", arguments: RefreshHost.allCases)
  func everyScrollViewHasARefreshControl(host: RefreshHost) {
    let view = host.makePlainView()
    #expect(view.refreshControl == nil)
    view.refreshControl = control
    #expect(view.refreshControl === control)
  }

  @Test("R02: assigning puts the control into the tree, and takes the old one out")
  func assigningReplacesTheControlInTheTree() {
    scrollView.refreshControl = control
    #expect(control.superview === scrollView)
    let other = UIRefreshControl()
    scrollView.refreshControl = other
    #expect(control.superview == nil)
    #expect(other.superview === scrollView)
    scrollView.refreshControl = nil
    #expect(other.superview == nil)
    #expect(scrollView.refreshControl == nil)
  }

  @Test("R03: a frame given at creation doesn't last")
  func frameIsTheScrollViewsMatter() {
    let framed = UIRefreshControl(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    scrollView.refreshControl = framed
    #expect(framed.frame != CGRect(x: 5, y: 5, width: 40, height: 40))
  }

  @Test("R04: the control starts nothing by itself")
  func controlStartsNothingByItself() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refreshFrom:")), for: .valueChanged)
    scrollView.refreshControl = control
    #expect(target.calls.isEmpty)
    #expect(!control.isRefreshing)
  }

  @Test("R05: a pull turns the state first and sends the event then")
  func pullTurnsTheStateBeforeTheEvent() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refreshFrom:")), for: .valueChanged)
    scrollView.refreshControl = control
    scrollView.simulatePullToRefresh()
    #expect(target.calls == ["refreshFrom:"])
    #expect(target.wasRefreshing)
    #expect(control.isRefreshing)
  }

  @Test("R05: a pull while refreshing sends nothing more")
  func pullWhileRefreshingSendsNothing() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    scrollView.refreshControl = control
    scrollView.simulatePullToRefresh()
    scrollView.simulatePullToRefresh()
    #expect(target.calls == ["refresh"])
    control.endRefreshing()
    scrollView.simulatePullToRefresh()
    #expect(target.calls.count == 2)
  }

  #if !canImport(UIKit)
    // Against UIKit the pull is made up of beginRefreshing() and the event, so this can't be seen there.
    @Test("R06: a pull doesn't go through beginRefreshing()")
    func pullPassesBeginRefreshingBy() {
      let counting = CountingControl()
      scrollView.refreshControl = counting
      scrollView.simulatePullToRefresh()
      #expect(counting.isRefreshing)
      #expect(counting.begins == 0)
    }
  #endif

  @Test("R07: beginRefreshing() sets the state, and sends and scrolls nothing")
  func beginRefreshingSetsTheStateOnly() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    scrollView.refreshControl = control
    let offset = scrollView.contentOffset
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(target.calls.isEmpty)
    #expect(scrollView.contentOffset == offset)
  }

  @Test("R08: sending the event calls every target once and leaves the state alone")
  func sendingTheEventLeavesTheStateAlone() {
    let (first, second) = (RefreshTarget(), RefreshTarget())
    for target in [first, second] {
      control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(first.calls == ["refresh"])
    #expect(second.calls == ["refresh"])
    #expect(!control.isRefreshing)
  }

  @Test("R09: endRefreshing() ends the state and sends nothing; it does no harm when idle")
  func endRefreshingSendsNothing() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    scrollView.refreshControl = control
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(target.calls.isEmpty)
  }

  @Test("R10, R12: the inset grows once however often the refresh is begun, and shrinks back")
  func insetFollowsTheStateOnce() {
    scrollView.contentInset.top = 7
    scrollView.refreshControl = control
    control.beginRefreshing()
    let grown = scrollView.contentInset.top
    #expect(grown > 7)
    control.beginRefreshing()
    #expect(scrollView.contentInset.top == grown)
    control.endRefreshing()
    #expect(scrollView.contentInset.top == 7)
  }

  @Test("R14: targets aren't kept, and a dead one is skipped")
  func targetsArentKept() {
    weak var gone: RefreshTarget?
    do {
      let target = RefreshTarget()
      control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
      gone = target
    }
    #expect(gone == nil)
    let alive = RefreshTarget()
    control.addTarget(alive, action: Selector(("refresh")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(alive.calls == ["refresh"])
  }

  @Test("R15: the same target and action added twice are called once, different actions all")
  func sameTargetAndActionAreCalledOnce() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    control.addTarget(target, action: Selector(("refreshFrom:")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls.sorted() == ["refresh", "refreshFrom:"])
  }

  @Test("R17: actions take nothing, the sender, or the sender and the event")
  func actionsTakeUpToTwoArguments() {
    let target = RefreshTarget()
    for action in ["refresh", "refreshFrom:", "refreshFrom:for:"] {
      control.addTarget(target, action: Selector((action)), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(target.calls.sorted() == ["refresh", "refreshFrom:", "refreshFrom:for:"])
  }

  @Test("R18: only removing stops an action")
  func onlyRemovingStopsAnAction() {
    let target = RefreshTarget()
    control.addTarget(target, action: Selector(("refresh")), for: .valueChanged)
    control.addTarget(target, action: Selector(("refresh")), for: [])
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["refresh"])
    control.removeTarget(target, action: Selector(("refresh")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["refresh"])
  }

  @Test("R19: nobody keeps the delegate", arguments: RefreshHost.allCases)
  func delegateIsWeak(host: RefreshHost) {
    let view = host.makePlainView()
    do {
      let delegate = RefreshCounter()
      RefreshDesign.setDelegate(delegate, of: view)
      #expect(view.delegate === delegate)
    }
    #expect(view.delegate == nil)
  }
}

private final class CountingControl: UIRefreshControl {
  var begins = 0
  override func beginRefreshing() {
    begins += 1
    super.beginRefreshing()
  }
}
