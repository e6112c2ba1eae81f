import Foundation
import OpenUIKit
import Testing

/// UIKit's own calls, which can't throw: they stop the program with the exception's name and facts.
@Suite struct NibTrapTests {
  private func expect(_ facts: [String], in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for fact in facts { #expect(text.contains(fact), "standard error tells \(fact)") }
  }

  @Test func instantiatingAMissingNibTellsBundleAndName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil)
    }
    expect(["NSInternalInconsistencyException", "'Missing'", Bundle.main.bundlePath], in: result)
  }

  @Test func loadingAMissingNibByNameTellsBundleAndName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Bundle.main.loadNibNamed("Missing", owner: nil)
    }
    expect(["NSInternalInconsistencyException", "'Missing'"], in: result)
  }

  @Test func connectingAMissingPropertyTellsClassAndKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let nib = try TestNib.make(
        TestNib.owner("<outlet property=\"subtitle\" destination=\"vue\" id=\"c1\"/>") + TestNib.view("vue"))
      _ = nib.instantiate(withOwner: CardOwner())
    }
    expect(["NSUnknownKeyException", "OpenUIKitTests.CardOwner", "key subtitle."], in: result)
  }

  @Test func dequeuingAnUnknownCellTellsItsIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    }
    expect(["NSInternalInconsistencyException", "identifier row"], in: result)
  }

  @Test func aControllerWithoutItsViewOutletTellsTheNib() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let bundle = try TemporaryBundle(["Panel.nib": TestNib.bytes(TestNib.view("vue"))])
      _ = UIViewController(nibName: "Panel", bundle: bundle.bundle).view
    }
    expect(["NSInternalInconsistencyException", "\"Panel\"", "view outlet was not set"], in: result)
  }
}
