import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of nibs registered for cells, under the id of the catalogue of pitfalls.
@MainActor
struct CellNibsTests {
  private static let inconsistency = "NSInternalInconsistencyException"
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)

  @Test("P70: a cell's nib with several top-level objects fails when dequeued")
  func severalTopLevelObjectsFail() {
    table.register(TappableCardView.template(in: Fixture.bundle), forCellReuseIdentifier: "ContactCell")
    expectException(Self.inconsistency, telling: ["ContactCell"]) {
      _ = try table.dequeueCell(ContactCell.self)
    }
  }

  @Test("P70: a cell's nib without a cell fails when dequeued")
  func noCellFails() {
    table.register(ProfileHeaderView.template(in: Fixture.bundle), forCellReuseIdentifier: "ContactCell")
    expectException(Self.inconsistency, telling: ["ContactCell"]) {
      _ = try table.dequeueCell(ContactCell.self)
    }
  }

  @Test("P70: a cell of another identifier than the registered one fails when dequeued")
  func otherIdentifierFails() {
    table.register(ContactCell.template(in: Fixture.bundle), forCellReuseIdentifier: "Stranger")
    expectException(Self.inconsistency, telling: ["ContactCell", "Stranger"]) {
      _ = try table.dequeueCell(StrangerCell.self)
    }
  }

  @Test("P70: registering again replaces, and nil unregisters")
  func registeringAgainReplaces() {
    table.register(ProfileHeaderView.template(in: Fixture.bundle), forCellReuseIdentifier: "ContactCell")
    table.register(ContactCell.self, in: Fixture.bundle)
    #expect(table.dequeueReusableCell(withIdentifier: "ContactCell") is ContactCell)
    table.register(nil as UINib?, forCellReuseIdentifier: "ContactCell")
    #expect(table.dequeueReusableCell(withIdentifier: "ContactCell") == nil)
  }

  @Test func aTableMakesItsCellsFromOneTemplate() throws {
    let copies = try CopiedNibs(["ContactCell.nib": "ContactCell"])
    table.register(ContactCell.self, in: copies.bundle)
    let first = try table.dequeueCell(ContactCell.self)
    try copies.remove("ContactCell.nib")
    #expect(try table.dequeueCell(ContactCell.self) !== first)
  }

  @Test func aCollectionMakesItsCellsFromARegisteredNib() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 1000, height: 1000), collectionViewLayout: layout)
    collection.register(PhotoCell.template(in: Fixture.bundle), forCellWithReuseIdentifier: "PhotoCell")
    let photos = Photos()
    collection.dataSource = photos
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.count == 100)
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 100)
    #expect(cells.allSatisfy { $0.reuseIdentifier == "PhotoCell" && $0.titleLabel != nil })
  }
}

/// A hundred photos.
private final class Photos: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
  }
}

/// A cell that is registered under an identifier its nib doesn't have.
private final class StrangerCell: UITableViewCell, NibReusable {
  static var reuseIdentifier: String { "Stranger" }
}
