public import Foundation

/// A controller with a stack of others, of which the topmost is shown.
open class UINavigationController: UIViewController {
  private final var madeBar: UINavigationBar?
  private final var madeToolbar: UIToolbar?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// A stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .viewControllers: viewControllers = nib.array(value, of: UIViewController.self)
      case .navigationBar: madeBar = nib.object(value, as: UINavigationBar.self)
      case .toolbar: madeToolbar = nib.object(value, as: UIToolbar.self)
      case .navigationBarHidden: isNavigationBarHidden = nib.bool(value)
      case .toolbarShown: isToolbarHidden = !nib.bool(value)
      default: break
      }
    }
  }

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for old in children where !newValue.contains(where: { $0 === old }) { old.removeFromParent() }
      for new in newValue { addChild(new) }
    }
  }

  /// The topmost controller.
  open var topViewController: UIViewController? { children.last }

  /// The bar.
  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    let bar = UINavigationBar(frame: .zero)
    madeBar = bar
    return bar
  }

  /// The toolbar.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let bar = UIToolbar(frame: .zero)
    madeToolbar = bar
    return bar
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Takes the topmost controller off, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
  }
}
