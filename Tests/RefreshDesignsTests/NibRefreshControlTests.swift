import Testing

@testable import RefreshDesigns

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A table view whose nib brings the refresh control and connects it to File's Owner.
@MainActor
struct NibRefreshControlTests {
  private func load(owner: RefreshTarget) throws -> UITableView {
    let contents = try RefreshHost.table.template("Equipped").instantiateContents(
      withOwner: owner, options: nil)
    return try #require(contents.first as? UITableView)
  }

  @Test func controlOfTheNibIsTheTableViews() throws {
    let table = try load(owner: RefreshTarget())
    let control = try #require(table.refreshControl)
    #expect(control.superview === table)
    #expect(!control.isRefreshing)
  }

  @Test func actionOfTheNibReachesTheOwner() throws {
    let target = RefreshTarget()
    let table = try load(owner: target)
    table.refreshControl?.sendActions(for: .valueChanged)
    #expect(target.calls == ["refreshFrom:"])
  }

  @Test func designsReplaceTheControlOfTheNib() throws {
    let table = try load(owner: RefreshTarget())
    let first = table.refreshControl
    let listener = RefreshCounter()
    table.delegate = listener
    table.setUpRefreshControl()
    #expect(first?.superview == nil)
    table.simulatePullToRefresh()
    #expect(listener.count == 1)
  }
}
