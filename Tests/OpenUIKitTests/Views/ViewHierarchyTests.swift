import Foundation
import OpenUIKit
import Testing

/// Superviews, subviews and what is told when they change.
@Suite struct ViewHierarchyTests {
  private final class Listener: UIView {
    var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { note("will", newSuperview) }
    override func didMoveToSuperview() { note("did", superview) }
    override func willMove(toWindow newWindow: UIWindow?) { note("willWindow", newWindow) }
    override func didMoveToWindow() { note("didWindow", window) }
    override func tintColorDidChange() { events.append("tint") }
    override func didAddSubview(_ subview: UIView) { events.append("added") }
    override func willRemoveSubview(_ subview: UIView) { events.append("removing") }
    private func note(_ name: String, _ view: UIView?) { events.append(view == nil ? name + " nil" : name) }
  }

  @Test func keepsOrder() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(parent.subviews == [views[2], views[3], views[0], views[1]])
    parent.insertSubview(views[1], belowSubview: views[3])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews == [views[1], views[3], views[0], views[2]])
    parent.sendSubviewToBack(views[0])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [views[2], views[1], views[3], views[0]])
    // Adding again brings to the front.
    parent.addSubview(views[1])
    #expect(parent.subviews.last === views[1])
  }

  @Test func movesAViewFromItsOldSuperview() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && child.superview === second)
    child.removeFromSuperview()
    #expect(child.superview == nil && second.subviews.isEmpty)
  }

  @Test func tellsWhatHappens() {
    let parent = Listener()
    let child = Listener()
    parent.addSubview(child)
    #expect(child.events == ["will", "did"] && parent.events == ["added"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.events.removeAll()
    window.addSubview(parent)
    #expect(child.events == ["willWindow", "didWindow"])
    #expect(child.window === window)
    child.events.removeAll()
    child.removeFromSuperview()
    #expect(child.events == ["will nil", "willWindow nil", "didWindow nil", "did nil"])
    #expect(parent.events.last == "removing")
  }

  @Test func clearsTheSuperviewWhenItGoes() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test func inheritsTheTint() {
    let parent = UIView()
    let child = Listener()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red && child.events.last == "tint")
    child.tintColor = .green
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .red)
    let grandchild = Listener()
    child.addSubview(grandchild)
    #expect(grandchild.events.contains("tint"))
  }

  @Test func findsViewsByTag() {
    let root = UIView()
    let child = UIView()
    let deep = UIView()
    deep.tag = 7
    root.addSubview(child)
    child.addSubview(deep)
    #expect(root.viewWithTag(7) === deep && root.viewWithTag(8) == nil && root.viewWithTag(0) === root)
    #expect(deep.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: deep))
  }

  @Test func respondsAlongTheSuperviews() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    #expect(child.next === root && root.next == nil)
    #expect(UIWindow(frame: .zero).next === UIApplication.shared)
  }

  @Test func findsTheDeepestViewThatTakesEvents() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
  }

  @Test func attachesARecognizerToOneView() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second && first.gestureRecognizers?.isEmpty == true)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }
}
