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
}

/// A cell that is registered under an identifier its nib doesn't have.
private final class StrangerCell: UITableViewCell, NibReusable {
  static var reuseIdentifier: String { "Stranger" }
}
