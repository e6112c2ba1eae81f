import Foundation
import Testing

@testable import OpenUIKit

/// A table that makes its cells when it lays out.
@Suite struct TableRowsTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var made = 0
    var ended = 0

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "Second" : nil
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended += 1 }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test func onlyTheRowsThatAreSeenHaveCells() {
    let source = Source()
    let table = table(source)
    #expect(table.numberOfRows(inSection: 0) == 100)
    #expect(table.contentSize == CGSize(width: 320, height: 5000))
    #expect(table.visibleCells.count == 8)
    #expect(
      table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame
        == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func scrollingUsesCellsAgain() {
    let source = Source()
    let table = table(source)
    for y in stride(from: 50, through: 4600, by: 50) {
      table.contentOffset = CGPoint(x: 0, y: y)
      table.layoutIfNeeded()
    }
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 92, section: 0))
    #expect(source.made <= 9)
    #expect(source.ended == 92)
  }

  @Test func sectionsWithATitleHaveAHeader() {
    let source = Source()
    source.counts = [2, 3]
    let table = table(source)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 130)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 320, height: 180))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 131)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 110)) == nil)
  }

  @Test func headersOfAPlainTableStayInSight() throws {
    let source = Source()
    source.counts = [2, 20]
    let table = table(source)
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "Second" && header.superview === table)
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 1) == nil)
    table.contentOffset = CGPoint(x: 0, y: 300)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame.minY == 300)
  }

  @Test func headersFromANibAreUsedAgain() throws {
    let source = HeadedSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    let nib = try XibSource.nib(
      #"<view id="hed-er-vie" customClass="CountingHeader" customModule="OpenUIKitTests"/>"#)
    table.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = 50
    table.sectionHeaderHeight = 50
    table.dataSource = source
    table.delegate = source
    for y in stride(from: CGFloat(0), through: 4000, by: 100) {
      table.contentOffset = CGPoint(x: 0, y: y)
      table.layoutIfNeeded()
      #expect(table.subviews.count { $0 is CountingHeader } <= 5)
    }
    #expect(source.headers.count <= 6)
    #expect(table.headerView(forSection: 40)?.superview === table)
    #expect(table.headerView(forSection: 0) == nil)
  }

  private final class HeadedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headers: Set<ObjectIdentifier> = []
    func numberOfSections(in tableView: UITableView) -> Int { 100 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      if let view { headers.insert(ObjectIdentifier(view)) }
      return view
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  }

  @Test func reloadingAsksForCountsAnew() {
    let source = Source()
    let table = table(source)
    source.counts = [3]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize.height == 150)
  }

  @Test func selectingARowSelectsItsCell() {
    let source = Source()
    let table = table(source)
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: first)?.isSelected == true)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [second])
    #expect(table.cellForRow(at: first)?.isSelected == false)
  }

  @Test func aCellThatIsUsedAgainIsNotSelectedLikeTheRowBefore() {
    let source = Source()
    let table = table(source)
    table.register(StubbornCell.self, forCellReuseIdentifier: "row")
    table.reloadData()
    table.layoutIfNeeded()
    let first = IndexPath(row: 0, section: 0)
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: first)
    table.contentOffset = CGPoint(x: 0, y: 400)
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === cell })
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset = .zero
    table.layoutIfNeeded()
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }

  /// A cell that doesn't call `super`.
  private final class StubbornCell: UITableViewCell, NibConnectable {
    override func prepareForReuse() {}
    static var nibConnections: NibConnections {
      NibConnections(for: StubbornCell.self) {
        $0.initializer { StubbornCell(style: .default, reuseIdentifier: nil) }
      }
    }
  }

  @Test func scrollingToARowStopsAtTheEnd() {
    let source = Source()
    let table = table(source)
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 2500)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4600)
  }

  @Test func aFlowLayoutFillsLines() {
    let source = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 330, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    // Three in a line: 300 points and 30 to spread over two spaces.
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[1] == CGRect(x: 115, y: 5, width: 100, height: 40))
    #expect(frames[2] == CGRect(x: 230, y: 5, width: 100, height: 40))
    #expect(frames[3] == CGRect(x: 0, y: 55, width: 100, height: 40))
    #expect(view.contentSize == CGSize(width: 330, height: 100))
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }
}

/// A header to be made from a nib.
final class CountingHeader: UITableViewHeaderFooterView {}
