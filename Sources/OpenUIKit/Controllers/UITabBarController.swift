public import Foundation

/// A controller with others of which one is shown.
open class UITabBarController: UIViewController {
  private final var madeBar: UITabBar?
  private final var storedIndex = 0

  /// A controller without others.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .viewControllers: viewControllers = nib.array(value, of: UIViewController.self)
      case .tabBar: madeBar = nib.object(value, as: UITabBar.self)
      default: break
      }
    }
  }

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      let new = newValue ?? []
      for old in children where !new.contains(where: { $0 === old }) { old.removeFromParent() }
      for controller in new { addChild(controller) }
      storedIndex = min(storedIndex, max(0, new.count - 1))
    }
  }

  /// The index of the controller that is shown; out of range is ignored.
  open var selectedIndex: Int {
    get { children.isEmpty ? NSNotFound : storedIndex }
    set { if children.indices.contains(newValue) { storedIndex = newValue } }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(storedIndex) ? children[storedIndex] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { storedIndex = index }
    }
  }

  /// The bar.
  open var tabBar: UITabBar {
    if let madeBar { return madeBar }
    let bar = UITabBar(frame: .zero)
    madeBar = bar
    return bar
  }
}
