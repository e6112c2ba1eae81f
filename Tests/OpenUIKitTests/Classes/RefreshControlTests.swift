import Foundation
import Testing

@testable import OpenUIKit

/// What pull-to-refresh must do; each test carries the number of its rule in the project's list (R01 to R30).
@Suite struct RefreshControlTests {
  /// Counts what reaches it.
  private final class Target: NSObject, NibConnectable {
    var senders: [Any?] = []
    var wasRefreshing: [Bool] = []

    static var nibConnections: NibConnections {
      NibConnections(for: Target.self) {
        $0.action("refresh:") { (target: Target, sender: Any?) in
          target.senders.append(sender)
          target.wasRefreshing.append((sender as? UIRefreshControl)?.isRefreshing ?? false)
        }
        $0.action("other") { (target: Target) in target.senders.append(nil) }
      }
    }
  }

  private final class CountingControl: UIRefreshControl {
    var begun = 0
    override func beginRefreshing() {
      begun += 1
      super.beginRefreshing()
    }
  }

  private static let refresh = Selector(("refresh:"))

  private func makeScrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(arguments: [0, 1, 2])
  func r01ScrollTableAndCollectionViewsHaveARefreshControl(_ kind: Int) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view =
      switch kind {
      case 0: UIScrollView(frame: frame)
      case 1: UITableView(frame: frame, style: .plain)
      default: UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
    #expect(view.refreshControl == nil)
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(view.refreshControl === control)
    #expect(control.superview === view)
  }

  @Test func r02AssigningTakesTheFormerControlOut() {
    let view = makeScrollView()
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    view.refreshControl = first
    view.refreshControl = second
    view.refreshControl = second
    #expect(first.superview == nil)
    #expect(view.subviews.filter { $0 is UIRefreshControl } == [second])
    view.refreshControl = nil
    #expect(second.superview == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func r02AControlBelongsToOneScrollView() {
    let (first, second) = (makeScrollView(), makeScrollView())
    let control = UIRefreshControl()
    first.refreshControl = control
    second.refreshControl = control
    #expect(first.refreshControl == nil)
    #expect(first.subviews.isEmpty)
    #expect(control.superview === second)
  }

  @Test func r03TheFrameIsTheScrollViewsMatter() {
    let view = makeScrollView()
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.refreshControl = control
    #expect(control.frame.width == 320)
    #expect(control.frame.maxY == 0)
  }

  @Test func r04AttachingStartsNothing() {
    let view = makeScrollView()
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    view.refreshControl = control
    #expect(!control.isRefreshing)
    #expect(target.senders.isEmpty)
  }

  @Test func r05APullTurnsToRefreshingFirstAndThenReports() {
    let view = makeScrollView()
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    view.refreshControl = control
    view.simulatePullToRefresh()
    #expect(target.senders.count == 1)
    #expect(target.senders.first as? UIRefreshControl === control)
    #expect(target.wasRefreshing == [true])
    #expect(control.isRefreshing)
  }

  @Test func r05AShortPullOrASecondOneReportsNothing() {
    let view = makeScrollView()
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    view.refreshControl = control
    view.simulatePullToRefresh(by: 20)
    #expect(target.senders.isEmpty && !control.isRefreshing)
    view.simulatePullToRefresh()
    view.simulatePullToRefresh()
    #expect(target.senders.count == 1)
    control.endRefreshing()
    view.simulatePullToRefresh()
    #expect(target.senders.count == 2)
  }

  @Test func r06APullDoesNotPassThroughBeginRefreshing() {
    let view = makeScrollView()
    let control = CountingControl()
    view.refreshControl = control
    view.simulatePullToRefresh()
    #expect(control.isRefreshing)
    #expect(control.begun == 0)
  }

  @Test func r07BeginningByCodeReportsNothingAndScrollsNothing() {
    let view = makeScrollView()
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    view.refreshControl = control
    let offset = view.contentOffset
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(target.senders.isEmpty)
    #expect(view.contentOffset == offset)
  }

  @Test func r08SendingActionsLeavesTheStateAsItIs() {
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.senders.count == 1)
    #expect(!control.isRefreshing)
    control.sendActions(for: .touchUpInside)
    #expect(target.senders.count == 1)
  }

  @Test func r09EndingHidesTheControlReportsNothingAndIsHarmlessWhenIdle() {
    let view = makeScrollView()
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    view.refreshControl = control
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(!control.isHidden)
    control.endRefreshing()
    #expect(control.isHidden && !control.isRefreshing)
    #expect(target.senders.isEmpty)
  }

  @Test func r10And12RefreshingTakes60PointsOfTheTopInsetOnce() {
    let view = makeScrollView()
    view.contentInset.top = 8
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(view.contentInset.top == 68)
    control.endRefreshing()
    #expect(view.contentInset.top == 8)
    control.beginRefreshing()
    view.refreshControl = nil
    #expect(view.contentInset.top == 8)
  }

  @Test func r14ATargetIsNotRetainedAndADeadOneIsSkipped() {
    let control = UIRefreshControl()
    let alive = Target()
    weak var dead: Target?
    do {
      let target = Target()
      dead = target
      control.addTarget(target, action: Self.refresh, for: .valueChanged)
    }
    control.addTarget(alive, action: Self.refresh, for: .valueChanged)
    #expect(dead == nil)
    control.sendActions(for: .valueChanged)
    #expect(alive.senders.count == 1)
  }

  @Test func r15TheSamePairFiresOnceAndDifferentActionsAllFire() {
    let (control, target) = (UIRefreshControl(), Target())
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    control.addTarget(target, action: Self.refresh, for: .valueChanged)
    control.addTarget(target, action: Selector(("other")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.senders.count == 2)
  }

  /// Refreshes what its own kind of delegate asks for, found when the event fires.
  private final class Delegate: NSObject, UITableViewDelegate {}

  @Test func r19DelegatesAreHeldWeakly() {
    let (scroll, table) = (UIScrollView(), UITableView())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let text = UITextView()
    do {
      let delegate = Delegate()
      scroll.delegate = delegate
      table.delegate = delegate
      (collection as UIScrollView).delegate = delegate
      (text as UIScrollView).delegate = delegate
      #expect(scroll.delegate === delegate && table.delegate === delegate)
    }
    #expect(
      scroll.delegate == nil && table.delegate == nil && collection.delegate == nil && text.delegate == nil)
  }

  @Test func r23OneScrollViewDelegateServesAllThree() {
    let delegate = Delegate()
    let table = UITableView()
    table.delegate = delegate
    let asScrollView: UIScrollView = table
    #expect(asScrollView.delegate === delegate)
    asScrollView.delegate = nil
    #expect(table.delegate == nil)
    asScrollView.delegate = delegate
    #expect(table.delegate === delegate)
  }

  private final class PlainDelegate: NSObject, UIScrollViewDelegate {}

  @Test func r25ADelegateThatDoesNotAdoptTheNarrowerProtocolIsNoneOfTheTables() {
    let delegate = PlainDelegate()
    let table = UITableView()
    (table as UIScrollView).delegate = delegate
    #expect((table as UIScrollView).delegate === delegate)
    let narrow: (any UITableViewDelegate)? = table.delegate
    #expect(narrow == nil)
  }

  /// Writes down what it is told.
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      told.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("end")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("rest") }
  }

  @Test func aPullTellsTheDelegateOfDraggingAndScrolling() {
    let view = makeScrollView()
    let recorder = Recorder()
    view.delegate = recorder
    view.refreshControl = UIRefreshControl()
    view.simulatePullToRefresh(by: 130)
    #expect(recorder.told == ["begin", "scroll -130", "end", "scroll -60", "rest"])
    view.isScrollEnabled = false
    view.simulatePullToRefresh()
    #expect(recorder.told.count == 5)
  }
}
