import Foundation
import Testing

@testable import OpenUIKit

/// Where a view controller's view comes from, by UIKit's documentation of `nibName` and `loadView()`.
@Suite struct ViewControllerTests {
  private final class LittleViewController: UIViewController {
    var loads = 0
    override func viewDidLoad() { loads += 1 }
  }

  private static let view = """
    <view contentMode="scaleToFill" id="abc-de-fgh">
      <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
    </view>
    """
  private static let outlet = #"<outlet property="view" destination="abc-de-fgh" id="bcd-ef-ghi"/>"#

  /// Runs `body` with a bundle that holds these nibs.
  private func withBundle(_ nibs: [String: [UInt8]], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in nibs { try Data(bytes).write(to: folder.appendingPathComponent("\(name).nib")) }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func theViewComesFromTheNibWhenItIsFirstAskedFor() throws {
    let nib = try XibSource.archive(Self.view, ownerConnections: Self.outlet)
    try withBundle(["Panel": nib]) { bundle in
      let controller = LittleViewController(nibName: "Panel", bundle: bundle)
      #expect(!controller.isViewLoaded)
      #expect(controller.view.bounds.size == CGSize(width: 120, height: 80))
      _ = controller.view
      #expect(controller.loads == 1)
    }
  }

  @Test("P22: a nib named like the class without Controller is taken, and fails without the view outlet")
  func takesTheNibNamedWithoutController() throws {
    let little = try XibSource.archive(Self.view)
    let whole = try XibSource.archive(Self.view, ownerConnections: Self.outlet)
    try withBundle(["LittleView": little, "LittleViewController": whole]) { bundle in
      let controller = LittleViewController(nibName: nil, bundle: bundle)
      let error = #expect(throws: NibLoadingError.self) { try controller.loadViewContents() }
      #expect(error?.exceptionName == "NSInternalInconsistencyException")
      #expect(error?.nibName == "LittleView" && error?.key == "view")
    }
    try withBundle(["LittleViewController": whole]) { bundle in
      let controller = LittleViewController(nibName: nil, bundle: bundle)
      #expect(controller.view.bounds.width == 120)
    }
  }

  @Test func withoutANibTheViewIsPlainAndFillsTheScreen() throws {
    try withBundle([:]) { bundle in
      let controller = LittleViewController(nibName: nil, bundle: bundle)
      #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
      #expect(controller.loads == 1)
    }
  }

  @Test func aNibThatIsMissingIsNotFoundLate() throws {
    try withBundle([:]) { bundle in
      let controller = LittleViewController(nibName: "None", bundle: bundle)
      let error = #expect(throws: NibLoadingError.self) { try controller.loadViewContents() }
      #expect(error?.kind == .nibNotFound)
    }
  }

  @Test func aTableControllersTableAsksTheController() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.numberOfSections == 1)
  }

  @Test func childrenKnowTheControllersAroundThem() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(child.navigationController === navigation && child.tabBarController === tabs)
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.popViewController(animated: false) != nil)
    #expect(navigation.topViewController === child)
  }
}
