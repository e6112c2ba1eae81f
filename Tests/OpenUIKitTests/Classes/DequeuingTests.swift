import Foundation
import Testing

@testable import OpenUIKit

/// UIKit's rules for nibs of cells: exactly one top-level cell, whose identifier agrees with the registered one.
@Suite struct DequeuingTests {
  private static let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>"#

  private func cell(_ identifier: String?) -> String {
    let attribute = identifier.map { #"reuseIdentifier="\#($0)""# } ?? ""
    return """
      <tableViewCell contentMode="scaleToFill" \(attribute) id="abc-de-fgh">
        \(Self.frame)
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" id="abc-de-fgi">
          \(Self.frame)
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private let view = #"<view contentMode="scaleToFill" id="bcd-ef-ghi"/>"#

  @Test func aRegisteredNibMakesCellsOfItsIdentifier() throws {
    let table = UITableView()
    table.register(try XibSource.nib(cell("row")), forCellReuseIdentifier: "row")
    let first = try #require(try table.dequeueCell(withIdentifier: "row"))
    let second = try #require(try table.dequeueCell(withIdentifier: "row"))
    #expect(first !== second)
    #expect(first.reuseIdentifier == "row")
    #expect(first.contentView.superview === first)
  }

  @Test func aCellWithoutAnIdentifierTakesTheRegisteredOne() throws {
    let table = UITableView()
    table.register(try XibSource.nib(cell(nil)), forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row")?.reuseIdentifier == "row")
  }

  @Test("P70: nil unregisters, and registering again replaces")
  func nilUnregistersAndRegisteringAgainReplaces() throws {
    let table = UITableView()
    table.register(try XibSource.nib(view), forCellReuseIdentifier: "row")
    table.register(try XibSource.nib(cell("row")), forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row") != nil)
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row") == nil)
    let error = #expect(throws: NibLoadingError.self) {
      try table.dequeueCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    }
    #expect(error?.kind == .notRegistered)
    #expect(error?.message.contains("row") == true)
  }

  @Test func aRegisteredClassOfTheToolkitIsMade() throws {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row")?.reuseIdentifier == "row")
    table.register(UIView.self, forCellReuseIdentifier: "row")
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
    #expect(error?.kind == .invalidCellNib)
  }

  @Test("A registered nib is read once, for the first cell")
  func keepsTheRegisteredNib() throws {
    let bytes = try XibSource.archive(cell("row"))
    let bundle = try TemporaryBundle(["Row.nib": bytes])
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: bundle.bundle), forCellReuseIdentifier: "row")
    let missing = UINib(nibName: "Missing", bundle: bundle.bundle)
    table.register(missing, forCellReuseIdentifier: "missing")
    _ = try table.dequeueCell(withIdentifier: "row")
    try bundle.remove("Row.nib")
    #expect(try table.dequeueCell(withIdentifier: "row") != nil)
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "missing") }
    #expect(error?.kind == .nibNotFound && error?.nibName == "Missing")
  }

  @Test("A class registered after a nib takes its place, and a nib a class's")
  func theLastRegistrationCounts() throws {
    let table = UITableView()
    table.register(try XibSource.nib(cell("row")), forCellReuseIdentifier: "row")
    table.register(DeclaredCell.self, forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row") is DeclaredCell)
    table.register(try XibSource.nib(cell("row")), forCellReuseIdentifier: "row")
    #expect(try !(table.dequeueCell(withIdentifier: "row") is DeclaredCell))
  }

  @Test("A cell is awakened once, and prepared for reuse each time that it is used again, not the first")
  func preparesOnlyForReuse() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.rowHeight = 50
    let custom = cell("row").replacing(
      "<tableViewCell ", with: #"<tableViewCell customClass="CountingCell" customModule="OpenUIKitTests" "#,
      maxReplacements: 1)
    table.register(try XibSource.nib(custom), forCellReuseIdentifier: "row")
    let source = Rows()
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(cells.count == 2 && cells.allSatisfy { $0.awoke == 1 && $0.preparations == 0 })
    table.contentOffset = CGPoint(x: 0, y: 100)
    table.layoutIfNeeded()
    let again = table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(Set(again.map(ObjectIdentifier.init)) == Set(cells.map(ObjectIdentifier.init)))
    #expect(again.allSatisfy { $0.awoke == 1 && $0.preparations == 1 })
  }

  @Test("Headers and footers follow the rules of cells")
  func headersFollowTheSameRules() throws {
    let table = UITableView()
    let header =
      #"<view contentMode="scaleToFill" id="hed-er-vie" customClass="UITableViewHeaderFooterView"/>"#
    table.register(try XibSource.nib(header), forHeaderFooterViewReuseIdentifier: "header")
    let view = try #require(try table.dequeueHeaderFooterView(withIdentifier: "header"))
    #expect(view.reuseIdentifier == "header")
    for bad in [self.view, cell("header"), header + self.view] {
      table.register(try XibSource.nib(bad), forHeaderFooterViewReuseIdentifier: "header")
      let error = #expect(throws: NibLoadingError.self) {
        try table.dequeueHeaderFooterView(withIdentifier: "header")
      }
      #expect(error?.kind == .invalidCellNib)
      #expect(error?.message.contains("UITableViewHeaderFooterView") == true)
    }
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    #expect(try table.dequeueHeaderFooterView(withIdentifier: "header") == nil)
    // What is registered for cells isn't for headers.
    table.register(try XibSource.nib(cell("row")), forCellReuseIdentifier: "row")
    #expect(try table.dequeueHeaderFooterView(withIdentifier: "row") == nil)
  }

  @Test("A plain cell's own label and image view may be connected to others")
  func connectsTheCellsOwnParts() throws {
    let source = #"""
      <tableViewCell reuseIdentifier="row" id="abc-de-fgh">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="abc-de-fgi">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <subviews>
            <label text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-one">
              <rect key="frame" x="200" y="10" width="50" height="21"/>
            </label>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-one">
              <rect key="frame" x="270" y="10" width="20" height="20"/>
            </imageView>
          </subviews>
        </tableViewCellContentView>
        <connections>
          <outlet property="textLabel" destination="lab-el-one" id="out-le-one"/>
          <outlet property="imageView" destination="ima-ge-one" id="out-le-two"/>
        </connections>
      </tableViewCell>
      """#
    let cell = try XibSource.object(source, as: UITableViewCell.self)
    #expect(cell.textLabel?.text == "Mine" && cell.textLabel?.superview === cell.contentView)
    #expect(cell.imageView === cell.contentView.subviews.last)
    #expect(cell.contentView.subviews.count == 2)
  }

  @Test("A cell's nib gets no owner, so that outlets of File's Owner fail")
  func cellsHaveNoOwner() throws {
    let table = UITableView()
    let bytes = try XibSource.archive(
      cell("row"), ownerConnections: #"<outlet property="cell" destination="abc-de-fgh" id="own-er-out"/>"#)
    table.register(UINib(data: Data(bytes), bundle: nil), forCellReuseIdentifier: "row")
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
    #expect(error?.kind == .unknownKey && error?.className == "NSObject" && error?.key == "cell")
  }

  @Test("Views of a collection that go out of sight are used again, kind by kind")
  func supplementaryViewsAreUsedAgain() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = Sections()
    let cell = #"""
      <collectionViewCell reuseIdentifier="item" id="abc-de-fgh">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
      </collectionViewCell>
      """#
    let header = #"""
      <collectionReusableView reuseIdentifier="header" id="hed-er-vie">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
      </collectionReusableView>
      """#
    collection.register(try XibSource.nib(cell), forCellWithReuseIdentifier: "item")
    collection.register(
      try XibSource.nib(header), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = source
    for y in stride(from: 0, through: 1100, by: 100) {
      collection.contentOffset = CGPoint(x: 0, y: y)
      collection.layoutIfNeeded()
    }
    #expect(source.headers.count <= 3 && source.shown >= 8)
    let error = #expect(throws: NibLoadingError.self) {
      try collection.dequeueCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
    }
    #expect(
      error?.message.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none")
        == true)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private final class Sections: NSObject, UICollectionViewDataSource {
    var headers: Set<ObjectIdentifier> = []
    var shown = 0
    func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      headers.insert(ObjectIdentifier(view))
      shown += 1
      return view
    }
  }

  private final class DeclaredCell: UITableViewCell, NibConnectable {
    static var nibConnections: NibConnections {
      NibConnections(for: DeclaredCell.self) {
        $0.initializer { DeclaredCell(style: .subtitle, reuseIdentifier: nil) }
      }
    }
  }

  private final class UndeclaredCell: UITableViewCell {}

  @Test func aClassOfTheAppIsMadeIfItDeclaresHow() throws {
    let table = UITableView()
    table.register(DeclaredCell.self, forCellReuseIdentifier: "row")
    #expect(try table.dequeueCell(withIdentifier: "row") is DeclaredCell)
    table.register(UndeclaredCell.self, forCellReuseIdentifier: "row")
    #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
  }

  @Test("P70: collection views follow the same rules")
  func collectionViewsFollowTheSameRules() throws {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let cell = #"""
      <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="item" id="abc-de-fgh">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView" opaque="NO" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        </view>
      </collectionViewCell>
      """#
    collection.register(try XibSource.nib(cell), forCellWithReuseIdentifier: "item")
    let made = try collection.dequeueCell(withReuseIdentifier: "item", for: path)
    #expect(made.reuseIdentifier == "item")
    #expect(made.subviews == [made.contentView])
    collection.register(try XibSource.nib(view), forCellWithReuseIdentifier: "item")
    #expect(throws: NibLoadingError.self) {
      try collection.dequeueCell(withReuseIdentifier: "item", for: path)
    }
    #expect(throws: NibLoadingError.self) {
      try collection.dequeueCell(withReuseIdentifier: "none", for: path)
    }
    let header = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    let view = try collection.dequeueSupplementaryView(
      ofKind: header, withReuseIdentifier: "header", for: path)
    #expect(view.reuseIdentifier == "header")
    #expect(throws: NibLoadingError.self) {
      try collection.dequeueSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "header", for: path)
    }
  }
}

/// A cell that counts what happens to it.
final class CountingCell: UITableViewCell {
  var awoke = 0
  var preparations = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awoke += 1
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
