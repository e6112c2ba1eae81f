extension SwiftVocabulary {
  /// Scroll views, tables, collections, their cells, and bars.
  static let containers: [String: Class] = [
    "UIScrollView": Class(
      "UIView",
      fresh: [
        "isMultipleTouchEnabled": "true", "clipsToBounds": "true", "isScrollEnabled": "true",
        "bounces": "true",
        "bouncesZoom": "true", "showsVerticalScrollIndicator": "true",
        "showsHorizontalScrollIndicator": "true",
        "delaysContentTouches": "true", "canCancelContentTouches": "true", "minimumZoomScale": "1",
        "maximumZoomScale": "1", "indicatorStyle": ".default", "keyboardDismissMode": ".none",
        "contentInsetAdjustmentBehavior": ".automatic", "contentSize": ".zero", "contentInset": ".zero",
        "scrollIndicatorInsets": ".zero",
      ],
      others: [
        // Tables and collections set the last one themselves.
        "UIScrollViewIndicatorInsetAdjustmentBehavior", "UIScrollView-contentLayoutGuide",
        "UIScrollView-frameLayoutGuide", "UIScrollViewContentLayoutGuide", "UIScrollViewFrameLayoutGuide",
        "UIViewLocalOverrideTraitCollection",
      ],
      [
        .size("UIContentSize", "contentSize"),
        .insets("UIContentInset", "contentInset"),
        .insets("UIScrollIndicatorInsets", "scrollIndicatorInsets"),
        .word(
          "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
          SwiftWords.insetAdjustment),
        .bool("UIBouncesZoom", "bouncesZoom", absent: nil),
        .bool("UIBounceEnabled", "bounces", absent: true),
        .notBool("UIScrollDisabled", "isScrollEnabled"),
        .bool("UIPagingEnabled", "isPagingEnabled"),
        .bool("UIDirectionalLockEnabled", "isDirectionalLockEnabled"),
        .bool("UIAlwaysBounceVertical", "alwaysBounceVertical", absent: nil),
        .bool("UIAlwaysBounceHorizontal", "alwaysBounceHorizontal", absent: nil),
        .bool("UIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator", absent: true),
        .bool("UIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", absent: true),
        .bool("UIDelaysContentTouches", "delaysContentTouches", absent: true),
        .bool("UICanCancelContentTouches", "canCancelContentTouches", absent: true),
        .number("UIMinimumZoomScale", "minimumZoomScale", absent: "1"),
        .number("UIMaximumZoomScale", "maximumZoomScale", absent: "1"),
        .word("UIIndicatorStyle", "indicatorStyle", SwiftWords.scrollIndicatorStyle, absent: 0),
        .word("UIKeyboardDismissMode", "keyboardDismissMode", SwiftWords.keyboardDismissMode, absent: 0),
      ]),
    "UITextView": Class(
      "UIScrollView",
      fresh: ["textAlignment": ".natural", "isEditable": "true", "isSelectable": "true"].merging(freshTraits)
      {
        first, _ in first
      },
      others: ["UIAttributedText", "UITextContentType", "UIDisableUpdateTextColorOnTraitCollectionChange"],
      [
        .string("UIText", "text"),
        .font("UIFont", "font"),
        .color("UITextColor", "textColor"),
        .word("UITextAlignment", "textAlignment", SwiftWords.textAlignment, absent: 0),
        .bool("UIEditable", "isEditable", absent: true),
        .bool("UISelectable", "isSelectable", absent: true),
        .options("UIDataDetectorTypes", "dataDetectorTypes", SwiftWords.dataDetectors),
        .bool("UIAllowsEditingTextAttributes", "allowsEditingTextAttributes"),
        .bool("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
      ]
        + traits.map { trait in
          trait.key == "UIAutocapitalizationType"
            ? .word("UIAutocapitalizationType", "autocapitalizationType", SwiftWords.capitalization) : trait
        }),
    "UITableView": Class(
      "UIScrollView",
      fresh: [
        "separatorStyle": ".singleLine", "allowsSelection": "true", "isPrefetchingEnabled": "true",
        "insetsContentViewsToSafeArea": "true",
      ],
      others: [
        "UIStyle", "UITableViewStyle", "UISeparatorStyleIOS5AndLater", "UISeparatorStyleIOS9AndLater",
        "UISeparatorInsetReference", "UIFillerRowHeight", "UITableHeaderView", "UITableFooterView",
        "UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects", "UITableViewDataSource",
        "UIShowsSelectionImmediatelyOnTouchBegin", "UISectionHeaderTopPadding", "UIPrefetchingEnabled",
        "UIDataSource",
      ],
      [
        .number("UIRowHeight", "rowHeight"),
        .number("UIEstimatedRowHeight", "estimatedRowHeight"),
        .number("UISectionHeaderHeight", "sectionHeaderHeight"),
        .number("UISectionFooterHeight", "sectionFooterHeight"),
        .number("UIEstimatedSectionHeaderHeight", "estimatedSectionHeaderHeight"),
        .number("UIEstimatedSectionFooterHeight", "estimatedSectionFooterHeight"),
        .word("UISeparatorStyle", "separatorStyle", SwiftWords.separatorStyle, absent: 0),
        .color("UISeparatorColor", "separatorColor"),
        .insets("UISeparatorInset", "separatorInset"),
        .bool("UIAllowsSelection", "allowsSelection", absent: true),
        .bool("UIAllowsMultipleSelection", "allowsMultipleSelection"),
        .bool("UIAllowsSelectionDuringEditing", "allowsSelectionDuringEditing"),
        .bool("UIAllowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing"),
        .number("UISectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount"),
        .bool("UIInsetsContentViewsToSafeArea", "insetsContentViewsToSafeArea", absent: nil),
      ]),
    "UITableViewCell": Class(
      "UIView",
      fresh: [
        "backgroundColor": ".systemBackground", "selectionStyle": ".default", "accessoryType": ".none",
        "editingAccessoryType": ".none", "indentationWidth": "10", "shouldIndentWhileEditing": "true",
      ],
      others: [
        "UIContentView", "UITextLabel", "UIDetailTextLabel", "UIImageView", "UITableViewCellStyle",
        "UIReuseIdentifier", "UISystemBackgroundView", "UIContentConfigurationIdentifier",
        "UIContentConfigurationView", "UITableCellBackgroundColorSet", "UISelectedBackgroundView",
        "UIBackgroundView", "UIAccessoryView", "UISeparatorStyle", "UISeparatorInset",
      ],
      [
        Property(key: "UIBackgroundColor", name: "backgroundColor", kind: .color, absent: "nil"),
        .word("UISelectionStyle", "selectionStyle", SwiftWords.selectionStyle, absent: 3),
        .word("UIAccessoryType", "accessoryType", SwiftWords.accessoryType, absent: 0),
        .word("UIEditingAccessoryType", "editingAccessoryType", SwiftWords.accessoryType),
        .number("UIIndentationWidth", "indentationWidth", absent: "10"),
        .number("UIIndentationLevel", "indentationLevel", absent: "0"),
        .bool("UIShowsReorderControl", "showsReorderControl"),
        .bool("UIShouldIndentWhileEditing", "shouldIndentWhileEditing", absent: nil),
      ]),
    "UITableViewCellContentView": Class("UIView"),
    // Views that come with a cell; what they are like isn't documented, so that all is said.
    "UITableViewCell.contentView": Class("UIView", fresh: unknownContentView),
    "UICollectionViewCell.contentView": Class("UIView", fresh: unknownContentView),
    "UITableViewCell.textLabel": Class("UILabel", fresh: ["font": "?", "textColor": "?"]),
    "UITableViewCell.detailTextLabel": Class("UILabel", fresh: ["font": "?", "textColor": "?"]),
    "UITableViewCell.imageView": Class("UIImageView"),
    "UICollectionView": Class(
      "UIScrollView", fresh: ["allowsSelection": "true", "isPrefetchingEnabled": "true"],
      others: [
        "UICollectionLayout", "UICollectionViewCellPrototypeNibExternalObjects",
        "UICollectionViewCellNibDict",
        "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
        "UICollectionViewSupplementaryViewNibDict", "UIAllowsUserInitiatedMultipleSelection",
      ],
      [
        .bool("UIAllowsSelection", "allowsSelection", absent: true),
        .bool("UIAllowsMultipleSelection", "allowsMultipleSelection"),
        .bool("UICollectionViewPrefetchingEnabled", "isPrefetchingEnabled"),
      ]),
    "UICollectionReusableView": Class("UIView", others: ["UIReuseIdentifier"]),
    "UICollectionViewCell": Class(
      "UICollectionReusableView",
      others: [
        "UIContentView", "UISystemBackgroundView", "UIContentConfigurationIdentifier",
        "UIContentConfigurationView",
        "UIBackgroundView", "UISelectedBackgroundView",
      ]),
    "UINavigationBar": Class(
      "UIView", others: ["UIItems", "UIBarPosition", "UIBarTranslucence", "UITitleTextAttributes"],
      [
        .word("UIBarStyle", "barStyle", SwiftWords.barStyle),
        .color("UIBarTintColor", "barTintColor"),
        .bool("UIBarPrefersLargeTitles", "prefersLargeTitles"),
      ]),
    "UIToolbar": Class(
      "UIView", others: ["UIItems", "UIBarPosition", "UIBarTranslucence"],
      [
        .word("UIBarStyle", "barStyle", SwiftWords.barStyle),
        .color("UIBarTintColor", "barTintColor"),
      ]),
    "UITabBar": Class(
      "UIView", others: ["UIItems", "UIBarTranslucence"],
      [
        .word("UIBarStyle", "barStyle", SwiftWords.barStyle),
        .color("UIBarTintColor", "barTintColor"),
      ]),
  ]

  private static let unknownContentView = [
    "isOpaque": "?", "isMultipleTouchEnabled": "?", "clipsToBounds": "?", "contentMode": "?",
  ]

  /// Objects that aren't views.
  static let others: [String: Class] = [
    "NSObject": Class(nil),
    "UIGestureRecognizer": Class(
      "NSObject",
      fresh: [
        "isEnabled": "true", "cancelsTouchesInView": "true", "delaysTouchesEnded": "true",
        "requiresExclusiveTouchType": "true",
      ],
      others: ["UIGestureRecognizer.allowedTouchTypes", "UIClassName", "UIOriginalClassName"],
      [
        .notBool("UIGestureRecognizer.disabled", "isEnabled"),
        .bool("UIGestureRecognizer.cancelsTouchesInView", "cancelsTouchesInView", absent: nil),
        .bool("UIGestureRecognizer.delaysTouchesBegan", "delaysTouchesBegan", absent: nil),
        .bool("UIGestureRecognizer.delaysTouchesEnded", "delaysTouchesEnded", absent: nil),
        .bool("UIGestureRecognizer.requiresExclusiveTouchType", "requiresExclusiveTouchType", absent: nil),
      ]),
    "UITapGestureRecognizer": Class("UIGestureRecognizer", others: ["UITapGestureRecognizer._imp"]),
    "UISwipeGestureRecognizer": Class(
      "UIGestureRecognizer", fresh: ["direction": ".right", "numberOfTouchesRequired": "1"],
      [
        .options("UISwipeGestureRecognizer.direction", "direction", SwiftWords.swipeDirection),
        .number("UISwipeGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired"),
      ]),
    "UIPanGestureRecognizer": Class(
      "UIGestureRecognizer", fresh: ["minimumNumberOfTouches": "1", "maximumNumberOfTouches": "4294967295"],
      [
        .number("UIPanGestureRecognizer.minimumNumberOfTouches", "minimumNumberOfTouches"),
        .number("UIPanGestureRecognizer.maximumNumberOfTouches", "maximumNumberOfTouches"),
      ]),
    "UIScreenEdgePanGestureRecognizer": Class(
      "UIPanGestureRecognizer",
      [.options("UIScreenEdgePanGestureRecognizer.edges", "edges", SwiftWords.edges)]),
    "UILongPressGestureRecognizer": Class(
      "UIGestureRecognizer",
      fresh: [
        "minimumPressDuration": "0.5", "allowableMovement": "10", "numberOfTouchesRequired": "1",
      ],
      [
        .number("UILongPressGestureRecognizer.minimumPressDuration", "minimumPressDuration"),
        .number("UILongPressGestureRecognizer.allowableMovement", "allowableMovement"),
        .number("UILongPressGestureRecognizer.numberOfTapsRequired", "numberOfTapsRequired"),
        .number("UILongPressGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired"),
      ]),
    "UIPinchGestureRecognizer": Class(
      "UIGestureRecognizer",
      others: ["UIPinchGestureRecognizer.scale", "UIPinchGestureRecognizer.hysteresis"]),
    "UIRotationGestureRecognizer": Class(
      "UIGestureRecognizer", others: ["UIRotationGestureRecognizer.rotation"]),
    "UIBarButtonItem": Class(
      "NSObject", fresh: ["isEnabled": "true"],
      others: [
        "UITitle", "UIImage", "UIStyle", "UIIsSystemItem", "UISystemItem", "UICustomView", "UIClassName",
        "UIOriginalClassName",
      ],
      [
        .bool("UIEnabled", "isEnabled"),
        .number("UIWidth", "width"),
        .number("UITag", "tag"),
        .color("UITintColor", "tintColor"),
        .insets("UIImageInsets", "imageInsets"),
      ]),
    "UINavigationItem": Class(
      "NSObject",
      others: [
        "UITitle", "UINavigationBar", "UILeftBarButtonItem", "UIRightBarButtonItem", "UIBackBarButtonItem",
        "UILeftBarButtonItems", "UIRightBarButtonItems", "UITitleView", "UILargeTitleDisplayMode",
      ],
      [.string("UIPrompt", "prompt")]),
    "UICollectionViewFlowLayout": Class(
      "NSObject",
      fresh: [
        "minimumInteritemSpacing": "10", "minimumLineSpacing": "10", "sectionInset": ".zero",
        "itemSize": "CGSize(width: 50, height: 50)", "scrollDirection": ".vertical",
        "headerReferenceSize": ".zero", "footerReferenceSize": ".zero", "estimatedItemSize": ".zero",
      ],
      others: ["UISectionInsetReference", "UIClassName", "UIOriginalClassName"],
      [
        .number("UIInteritemSpacing", "minimumInteritemSpacing"),
        .number("UILineSpacing", "minimumLineSpacing"),
        .size("UIItemSize", "itemSize"),
        .size("UIEstimatedItemSize", "estimatedItemSize"),
        .size("UIHeaderReferenceSize", "headerReferenceSize"),
        .size("UIFooterReferenceSize", "footerReferenceSize"),
        .insets("UISectionInset", "sectionInset"),
        .word("UIScrollDirection", "scrollDirection", SwiftWords.scrollDirection),
      ]),
  ]
}
