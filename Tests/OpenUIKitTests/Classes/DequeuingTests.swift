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

  @Test("P70: several top-level objects fail when dequeued")
  func rejectsANibWithSeveralTopLevelObjects() throws {
    let table = UITableView()
    table.register(try XibSource.nib(cell("row") + view), forCellReuseIdentifier: "row")
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
    #expect(error?.kind == .invalidCellNib)
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
    #expect(error?.message.contains("(row)") == true)
  }

  @Test("P70: a nib without a cell fails when dequeued")
  func rejectsANibWithoutACell() throws {
    let table = UITableView()
    table.register(try XibSource.nib(view), forCellReuseIdentifier: "row")
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
    #expect(error?.kind == .invalidCellNib)
  }

  @Test("P70: a cell of another identifier fails when dequeued")
  func rejectsACellOfAnotherIdentifier() throws {
    let table = UITableView()
    table.register(try XibSource.nib(cell("other")), forCellReuseIdentifier: "row")
    let error = #expect(throws: NibLoadingError.self) { try table.dequeueCell(withIdentifier: "row") }
    #expect(error?.kind == .invalidCellNib)
    #expect(error?.message.contains("other") == true && error?.message.contains("row") == true)
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
