import Foundation
import Testing

@testable import OpenUIKit

/// Who gets an action that has no target.
@Suite(.serialized) struct ResponderChainTests {
  private let button = TestNib.element(
    "button", "btn",
    "<connections><action selector=\"note\" destination=\"-2\" eventType=\"touchUpInside\" id=\"a1\"/></connections>"
  )

  private func controller(_ name: String, view: UIView) -> NotingController {
    let controller = NotingController()
    controller.name = name
    controller.view = view
    return controller
  }

  private func button(in view: UIView) throws -> UIButton {
    let button = try #require(try TestNib.rootView(button) as? UIButton)
    view.addSubview(button)
    return button
  }

  @Test("A controller's view comes before the controller, the controller before the view's superview")
  func controllersStandBetweenTheirViewAndItsSuperview() {
    let (outer, inner) = (UIView(), UIView())
    let controller = controller("one", view: inner)
    outer.addSubview(inner)
    #expect(inner.next === controller && controller.next === outer && outer.next == nil)
    controller.view = UIView()
    #expect(inner.next === outer)
  }

  @Test("A view lets go of a controller that goes")
  func viewsDoNotHoldTheirController() {
    let view = UIView()
    weak var gone: NotingController?
    gone = controller("one", view: view)
    #expect(gone == nil && view.next == nil)
  }

  @Test("A window ends the chain of views, and the application the whole")
  func windowsAndApplicationEndTheChain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    #expect(view.next === window && window.next === UIApplication.shared && UIApplication.shared.next == nil)
  }

  @Test("An action goes to the nearest that has it, up through controllers")
  func goesUpThroughControllers() throws {
    let (outer, middle, inner) = (UIView(), UIView(), NotingView(frame: .zero))
    let parent = controller("parent", view: outer), child = controller("child", view: middle)
    parent.addChild(child)
    outer.addSubview(middle)
    let button = try button(in: middle)
    button.sendActions(for: .touchUpInside)
    #expect(child.notes == 1 && parent.notes == 0)
    middle.addSubview(inner)
    inner.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(inner.notes == 1 && child.notes == 1)
    outer.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(parent.notes == 1)
  }

  @Test("The first responder's chain is asked rather than the sender's")
  func startsAtTheFirstResponder() throws {
    let (near, far) = (NotingView(frame: .zero), NotingView(frame: .zero))
    let button = try button(in: near)
    #expect(far.becomeFirstResponder())
    button.sendActions(for: .touchUpInside)
    far.resignFirstResponder()
    #expect(far.notes == 1 && near.notes == 0)
    button.sendActions(for: .touchUpInside)
    #expect(near.notes == 1)
  }

  @Test("Without anybody who has the action nothing happens")
  func endsQuietly() throws {
    let view = UIView()
    try button(in: view).sendActions(for: .touchUpInside)
    #expect(view.target(forAction: Selector(("note")), withSender: nil) == nil)
  }

  @Test("A bar button item's action without a target goes up from the first responder")
  func deliversActionsOfBarButtonItems() throws {
    let objects = try TestNib.make(
      """
      <barButtonItem title="Go" id="bar"><connections>
        <action selector="note" destination="-2" id="a1"/>
      </connections></barButtonItem>
      """
    ).instantiateContents(withOwner: nil)
    let item = try #require(objects.first as? UIBarButtonItem)
    #expect(item.target == nil && item.action == Selector(("note")))
    let view = NotingView(frame: .zero)
    #expect(view.becomeFirstResponder())
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    view.resignFirstResponder()
    #expect(view.notes == 1)
  }
}

/// A view that takes the action.
final class NotingView: UIView, NibConnectable {
  var notes = 0
  override var canBecomeFirstResponder: Bool { true }
  static var nibConnections: NibConnections {
    NibConnections(for: NotingView.self) { $0.action("note") { $0.notes += 1 } }
  }
}

/// A controller that takes the action.
final class NotingController: UIViewController, NibConnectable {
  var name = ""
  var notes = 0
  static var nibConnections: NibConnections {
    NibConnections(for: NotingController.self) { $0.action("note") { $0.notes += 1 } }
  }
}
