import RefreshDesigns
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Delegates that stand before the real one, and what becomes of a refresh.
@MainActor
struct DelegateProxyTests {
  private let listener = RefreshCounter()

  private func pull(_ view: UIScrollView) {
    view.simulatePullToRefresh()
    view.refreshControl?.endRefreshing()
  }

  @Test("R26: a proxy that forwards scrolling but adopts nothing more loses the refresh")
  func forwardingWithoutConformanceLosesTheRefresh() {
    for design in [RefreshDesign.castOnFire, .castOnce] {
      let proxy = ForwardingDelegate()
      proxy.inner = listener
      let view = design.makeView(.scroll)
      design.setUp(view)
      view.delegate = proxy
      view.contentOffset = CGPoint(x: 0, y: 5)
      #expect(proxy.forwarded == 1)
      pull(view)
      #expect(listener.count == 0)
    }
  }

  @Test("R26: a design that doesn't ask the delegate isn't concerned by the proxy")
  func otherDesignsDoNotAskTheProxy() {
    for design in [RefreshDesign.subclass, .closure] {
      let listener = RefreshCounter()
      let proxy = ForwardingDelegate()
      let view = design.makeView(.scroll)
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      view.delegate = proxy
      pull(view)
      #expect(listener.count == 1)
    }
  }

  @Test("R27: the cast is done anew at each event, so that a proxy may get its inner delegate late")
  func innerDelegatesMayComeLate() {
    let proxy = RefreshForwardingDelegate()
    let view = RefreshDesign.castOnFire.makeView(.scroll)
    RefreshDesign.castOnFire.setUp(view)
    view.delegate = proxy
    pull(view)
    #expect(listener.count == 0)
    proxy.inner = listener
    pull(view)
    #expect(listener.count == 1)
    #expect(listener.lastView === view)
  }

  @Test("R29: a table that is its own delegate swallows what it doesn't pass on")
  func selfDelegatingTablesSwallowTheRefresh() {
    let table = SelfDelegatingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.outerDelegate = listener
    table.setUpRefreshControl()
    pull(table)
    #expect(listener.count == 0)

    let passing = PassingTableView(frame: table.frame, style: .plain)
    passing.outerDelegate = listener
    passing.setUpRefreshControl()
    pull(passing)
    #expect(listener.count == 1)
    #expect(listener.lastView === passing)
  }
}

/// Forwards what a scroll view's delegate hears of scrolling, and knows no other protocol.
private final class ForwardingDelegate: NSObject, UIScrollViewDelegate {
  weak var inner: (any UIScrollViewDelegate)?
  private(set) var forwarded = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwarded += 1
    #if canImport(UIKit)
      inner?.scrollViewDidScroll?(scrollView)
    #else
      inner?.scrollViewDidScroll(scrollView)
    #endif
  }
}

/// Forwards refreshes to a delegate that may come later.
private final class RefreshForwardingDelegate: NSObject, RefreshableScrollViewDelegate {
  weak var inner: (any RefreshableScrollViewDelegate)?

  func scrollViewDidRefresh(_ scrollView: UIScrollView) { inner?.scrollViewDidRefresh(scrollView) }
}

/// A table that takes its delegate's place, as those that unfold sections do.
private class SelfDelegatingTableView: UITableView, UITableViewDelegate {
  weak var outerDelegate: (any UIScrollViewDelegate)?

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    delegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = self
  }
}

/// One that passes refreshes on.
private final class PassingTableView: SelfDelegatingTableView, RefreshableScrollViewDelegate {
  func scrollViewDidRefresh(_ scrollView: UIScrollView) {
    (outerDelegate as? any RefreshableScrollViewDelegate)?.scrollViewDidRefresh(scrollView)
  }
}
