public import Foundation

/// Manages a view: here as much of it as nibs need.
open class UIViewController: UIResponder, NSCoding {
  private final var madeView: UIView? {
    didSet {
      guard madeView !== oldValue else { return }
      if let extras = oldValue?.extras, extras.controller === self { extras.controller = nil }
      madeView?.rare.controller = self
    }
  }
  private final var madeNavigationItem: UINavigationItem?
  private final var madeTabBarItem: UITabBarItem?
  private final var storedChildren: [UIViewController] = []
  private final weak var storedParent: UIViewController?
  /// Objects for the placeholders of the view's nib, which the nib of the controller states.
  final var externalObjects: [String: Any]?

  /// The nib that the view comes from; nil for one named like the class.
  public final let nibName: String?
  /// The bundle of that nib; nil for the main one.
  public final let nibBundle: Bundle?

  /// The title.
  open var title: String?
  /// The buttons of a toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar goes when this one is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The size that the view should have, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether presented controllers take this one's place.
  open var definesPresentationContext = false
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The edges that the view reaches under bars at.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// A controller whose view comes from a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller whose view comes from a nib named like the class, if there is one.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    guard let nib = NibCoder.decoding(coder) else {
      nibName = nil
      nibBundle = nil
      super.init()
      return
    }
    nibName = nib.values.first { $0.key == .nibName }.flatMap { nib.string($0) }
    nibBundle = nib.bundle
    super.init()
    nib.enter(self)
    decodeController(nib)
  }

  /// Controllers aren't encoded here.
  open func encode(with coder: NSCoder) {}

  // MARK: The view

  /// The view; loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set { madeView = newValue }
  }

  /// The view, nil if it isn't loaded.
  open var viewIfLoaded: UIView? { madeView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { madeView != nil }

  /// Loads the view unless it is there.
  open func loadViewIfNeeded() {
    guard madeView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view: from the nib, else a plain one. Overrides set `view` and don't call `super`.
  open func loadView() {
    trapping { () throws(NibLoadingError) in try loadViewContents() }
  }

  /// Called after the view was loaded. Does nothing unless overridden.
  open func viewDidLoad() {}
  /// Called before the view is shown. Does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was shown. Does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes. Does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view went. Does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. Does nothing unless overridden.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews. Does nothing unless overridden.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short. Does nothing unless overridden.
  open func didReceiveMemoryWarning() {}

  /// The superview of the view, else the parent.
  open override var next: UIResponder? { madeView?.superview ?? storedParent }

  // MARK: Bars

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }

  // MARK: Containers

  /// The controllers in this one.
  open var children: [UIViewController] { storedChildren }

  /// The controller that this one is in.
  open var parent: UIViewController? { storedParent }

  /// Puts a controller in this one. Its view is the caller's matter.
  open func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes. Does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed. Does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  private func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var container = storedParent
    while let controller = container {
      if let found = controller as? Container { return found }
      container = controller.storedParent
    }
    return nil
  }

  private func decodeController(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .title: title = nib.string(value)
      case .controllerView, .viewControllerView: if let view = nib.view(value) { self.view = view }
      case .navigationItem: madeNavigationItem = nib.object(value, as: UINavigationItem.self)
      case .tabBarItem: madeTabBarItem = nib.object(value, as: UITabBarItem.self)
      case .toolbarItems: toolbarItems = nib.array(value, of: UIBarButtonItem.self)
      case .childViewControllers: for child in nib.array(value, of: UIViewController.self) { addChild(child) }
      case .hidesBottomBarWhenPushed: hidesBottomBarWhenPushed = nib.bool(value)
      case .preferredContentSize, .contentSizeForViewInPopover: preferredContentSize = nib.size(value)
      case .definesPresentationContext: definesPresentationContext = nib.bool(value)
      case .modalPresentationStyle:
        modalPresentationStyle = nib.option(value, as: UIModalPresentationStyle.self) ?? .automatic
      case .modalTransitionStyle:
        modalTransitionStyle = nib.option(value, as: UIModalTransitionStyle.self) ?? .coverVertical
      case .keyEdgesForExtendedLayout, .edgesForExtendedLayout:
        edgesForExtendedLayout = UIRectEdge(rawValue: UInt(bitPattern: nib.int(value)))
      case .externalObjectsTableForViewLoading:
        var objects: [String: Any] = [:]
        for (key, value) in nib.pairs(value) {
          if let name = nib.string(key), let object = nib.object(value) { objects[name] = object }
        }
        externalObjects = objects
      default: break
      }
    }
  }
}
