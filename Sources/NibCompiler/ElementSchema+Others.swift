extension ElementSchema {
  /// Bars and their items, gesture recognisers, controllers, plain objects.
  static let others: [ElementSchema] = [
    .object(
      "toolbar", class: "UIToolbar", inherits: "view", hugging: (-1, -1),
      [
        .rule(Compilation.writeItems, key: "UIItems", .element("items")),
        .constant(.integer(1), key: "UIBarPosition"),
        .rule(Compilation.writeBarTranslucence, key: "UIBarTranslucence", .attribute("translucent")),
        .word("barStyle", key: "UIBarStyle", .barStyle, omits: 0),
        .color("barTintColor", key: "UIBarTintColor"),
      ]),
    .object(
      "navigationBar", class: "UINavigationBar", inherits: "view", hugging: (-1, -1),
      [
        .rule(Compilation.writeItems, key: "UIItems", .element("items")),
        .constant(.integer(2), key: "UIBarPosition"),
        .rule(Compilation.writeBarTranslucence, key: "UIBarTranslucence", .attribute("translucent")),
        .word("barStyle", key: "UIBarStyle", .barStyle, omits: 0),
        .color("barTintColor", key: "UIBarTintColor"),
        .flag("largeTitles", key: "UIBarPrefersLargeTitles"),
        .rule(Compilation.writeTitleAttributes, key: "UITitleTextAttributes", .child("titleTextAttributes")),
        .rule(
          Compilation.writeTitleAttributes, key: "UILargeTitleTextAttributes",
          .child("largeTitleTextAttributes")),
      ]),
    .object(
      "tabBar", class: "UITabBar", inherits: "view", hugging: (-1, -1),
      [
        .rule(Compilation.writeItems, key: "UIItems", .element("items")),
        .rule(Compilation.writeBarTranslucence, key: "UIBarTranslucence", .attribute("translucent")),
        .word("barStyle", key: "UIBarStyle", .barStyle, omits: 0),
        .color("barTintColor", key: "UIBarTintColor"),
        .color("selectedImageTintColor", key: "UITabBarSelectedImageTintColor"),
        .float("itemWidth", key: "UITabBarItemWidth"),
        .float("itemSpacing", key: "UITabBarItemSpacing"),
      ]),
    .object(
      "searchBar", class: "UISearchBar", inherits: "view", hugging: (-1, -1),
      [
        .rule(Compilation.writePlainText, key: "UIText", .attribute("text"), .child("text")),
        .text("placeholder", key: "UIPlaceholder"),
        .text("prompt", key: "UIPrompt"),
        .rule(Compilation.writeBarTranslucence, key: "UISearchBarTranslucence", .attribute("translucent")),
        .word("searchBarStyle", key: "UISearchBarStyle", .searchBarStyle, omits: 0),
        .word("barStyle", key: "UIBarStyle", .barStyle, omits: 0),
        .color("barTintColor", key: "UIBarTintColor"),
        .flag("showsCancelButton", key: "UIShowsCancelButton"),
        .flag("showsSearchResultsButton", key: "UIShowSearchResultsButton"),
        .flag("showsBookmarkButton", key: "UIShowsBookmarkButton"),
        .flag("showsScopeBar", key: "UIShowsScopeBar"),
        .rule(Compilation.writeSearchTraits, .child("textInputTraits")),
        .rule(Compilation.writeScopeButtons, key: "UIScopeButtonTitles", .element("scopeButtonTitles")),
      ]),
    .container("items"),
    .object(
      "barButtonItem", class: "UIBarButtonItem", inherits: "object",
      [
        .flag("enabled", key: "UIEnabled", absent: true),
        .word("style", key: "UIStyle", .barButtonStyle, absent: 1, omits: 0),
        .text("title", key: "UITitle"),
        .image("image", key: "UIImage"),
        .image("landscapeImage", key: "UILandscapeImagePhone"),
        .float("width", key: "UIWidth", omits: 0),
        .integer("tag", key: "UITag", omits: 0),
        .color("tintColor", key: "UITintColor"),
        .inset("imageInsets", key: "UIImageInsets"),
        .object("customView", key: "UICustomView"),
        .rule(Compilation.writeSystemItem, key: "UISystemItem", .attribute("systemItem")),
        .part(.attribute("catalog")),
      ]),
    .object(
      "navigationItem", class: "UINavigationItem", inherits: "object",
      [
        .text("title", key: "UITitle"),
        .text("prompt", key: "UIPrompt"),
        .rule(Compilation.writeNavigationItems, .child("leftBarButtonItem"), .child("rightBarButtonItem")),
        .object("backBarButtonItem", key: "UIBackBarButtonItem"),
        .object("titleView", key: "UITitleView"),
        .flag("leftItemsSupplementBackButton", key: "UILeftItemsSupplementBackButton"),
        .word("largeTitleDisplayMode", key: "UILargeTitleDisplayMode", .largeTitleDisplayMode, absent: 0),
        .rule(Compilation.writeNavigationBar, key: "UINavigationBar"),
      ]),
    .object(
      "tabBarItem", class: "UITabBarItem", inherits: "object",
      [
        .flag("enabled", key: "UIEnabled", absent: true),
        .text("title", key: "UITitle"),
        .image("image", key: "UIImage"),
        .image("selectedImage", key: "UISelectedTemplateImage"),
        .text("badgeValue", key: "UIBadgeValue"),
        .integer("tag", key: "UITag", omits: 0),
        .rule(Compilation.writeTabBarSystemItem, key: "UISystemItem", .attribute("systemItem")),
        .part(.attribute("catalog")),
      ]),

    .abstract(
      "gestureRecognizer", inherits: "object",
      [
        .constant(.integer(15), key: "UIGestureRecognizer.allowedTouchTypes"),
        .constant(.bool(true), key: "UIGestureRecognizer.requiresExclusiveTouchType"),
        Row(
          sources: [.attribute("enabled")], key: "UIGestureRecognizer.disabled",
          kind: .bool(absent: true, omits: true, inverted: true)),
        .flag(
          "cancelsTouchesInView", key: "UIGestureRecognizer.cancelsTouchesInView", absent: true, omits: true),
        .flag("delaysTouchesBegan", key: "UIGestureRecognizer.delaysTouchesBegan"),
        .flag("delaysTouchesEnded", key: "UIGestureRecognizer.delaysTouchesEnded", absent: true, omits: true),
      ]),
    .object(
      "tapGestureRecognizer", class: "UITapGestureRecognizer", inherits: "gestureRecognizer",
      [
        .rule(
          Compilation.writeTapRecognizer, key: "UITapGestureRecognizer._imp",
          .attribute("numberOfTapsRequired"),
          .attribute("numberOfTouchesRequired"))
      ]),
    .object(
      "swipeGestureRecognizer", class: "UISwipeGestureRecognizer", inherits: "gestureRecognizer",
      [
        .word("direction", key: "UISwipeGestureRecognizer.direction", .swipeDirection, absent: 1, omits: 1),
        .integer(
          "numberOfTouchesRequired", key: "UISwipeGestureRecognizer.numberOfTouchesRequired", omits: 1),
      ]),
    .object(
      "panGestureRecognizer", class: "UIPanGestureRecognizer", inherits: "gestureRecognizer",
      [
        .integer(
          "minimumNumberOfTouches", key: "UIPanGestureRecognizer.minimumNumberOfTouches", omits: 1),
        .integer("maximumNumberOfTouches", key: "UIPanGestureRecognizer.maximumNumberOfTouches"),
      ]),
    .object(
      "screenEdgePanGestureRecognizer", class: "UIScreenEdgePanGestureRecognizer",
      inherits: "panGestureRecognizer",
      [.rule(Compilation.writeEdges, key: "UIScreenEdgePanGestureRecognizer.edges", .child("edges"))]),
    .object("pinchGestureRecognizer", class: "UIPinchGestureRecognizer", inherits: "gestureRecognizer"),
    .object(
      "rotationGestureRecognizer", class: "UIRotationGestureRecognizer", inherits: "gestureRecognizer"),
    // Interface Builder's own spelling.
    .object(
      "pongPressGestureRecognizer", class: "UILongPressGestureRecognizer", inherits: "gestureRecognizer",
      [
        .double(
          "minimumPressDuration", key: "UILongPressGestureRecognizer.minimumPressDuration", omits: 0.5),
        .double("allowableMovement", key: "UILongPressGestureRecognizer.allowableMovement", omits: 10),
        .integer(
          "numberOfTapsRequired", key: "UILongPressGestureRecognizer.numberOfTapsRequired", omits: 0),
        .integer(
          "numberOfTouchesRequired", key: "UILongPressGestureRecognizer.numberOfTouchesRequired", omits: 1),
      ]),
    .object(
      "customGestureRecognizer", class: "UIGestureRecognizer", inherits: "gestureRecognizer"),
    .object("customObject", class: "UICustomObject", inherits: "object"),

    .object(
      "viewController", class: "UIViewController", inherits: "object",
      [
        .text("title", key: "UITitle"),
        .object("view", key: "UIView"),
        .object("navigationItem", key: "UINavigationItem"),
        .object("tabBarItem", key: "UITabBarItem"),
        .identifier("nibName", key: "UINibName"),
        .rule(Compilation.writeEdges, key: "UIKeyEdgesForExtendedLayout", .child("edgesForExtendedLayout")),
        .flag("hidesBottomBarWhenPushed", key: "UIHidesBottomBarWhenPushed"),
        .word("modalPresentationStyle", key: "UIModalPresentationStyle", .modalPresentation, omits: 0),
        .word("modalTransitionStyle", key: "UIModalTransitionStyle", .modalTransition, omits: 0),
        .flag("definesPresentationContext", key: "UIDefinesPresentationContext"),
        .flag(
          "providesPresentationContextTransitionStyle", key: "UIProvidesPresentationContextTransitionStyle"),
        .flag(
          "automaticallyAdjustsScrollViewInsets", key: "UIKeyAutomaticallyAdjustsScrollViewInsets",
          absent: true,
          omits: true),
        .flag("extendedLayoutIncludesOpaqueBars", key: "UIKeyExtendedLayoutIncludesOpaqueBars"),
        .rule(Compilation.writeItems, key: "UIToolbarItems", .element("toolbarItems")),
        .part(.element("layoutGuides")),
        .designTime(
          .child("simulatedStatusBarMetrics"), .child("simulatedTopBarMetrics"),
          .child("simulatedBottomBarMetrics"), .child("simulatedOrientationMetrics"),
          .child("simulatedDestinationMetrics"), .attribute("wantsFullScreenLayout")),
        .designTime(
          .attribute("storyboardIdentifier"), .attribute("autoresizesArchivedViewToFullSize"),
          .attribute("useStoryboardIdentifierAsRestorationIdentifier")),
      ]),
    .object(
      "tableViewController", class: "UITableViewController", inherits: "viewController",
      [
        .flag("clearsSelectionOnViewWillAppear", key: "UIClearsSelectionOnViewWillAppear", absent: true)
      ]),
    .object("collectionViewController", class: "UICollectionViewController", inherits: "viewController"),
    .object(
      "navigationController", class: "UINavigationController", inherits: "viewController",
      [
        .rule(Compilation.writeViewControllers, key: "UIViewControllers", .element("viewControllers")),
        .object("navigationBar", key: "UINavigationBar"),
        .object("toolbar", key: "UIToolbar"),
        .flag("navigationBarHidden", key: "UINavigationBarHidden"),
      ]),
    .object(
      "tabBarController", class: "UITabBarController", inherits: "viewController",
      [
        .rule(Compilation.writeViewControllers, key: "UIViewControllers", .element("viewControllers")),
        .object("tabBar", key: "UITabBar"),
      ]),
    .object(
      "splitViewController", class: "UISplitViewController", inherits: "viewController",
      [.rule(Compilation.writeViewControllers, key: "UIViewControllers", .element("viewControllers"))]),
    .object(
      "searchDisplayController", class: "UISearchDisplayController", inherits: "object"),
    .container("viewControllers"),
    .container("toolbarItems"),
    .container("layoutGuides"),
    .part("viewControllerLayoutGuide", attributes: "id", "type"),
  ]
}
