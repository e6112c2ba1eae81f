extension ElementSchema {
  /// Scroll views and what is built upon them: text views, tables, collections, with their cells.
  static let scrolling: [ElementSchema] = [
    .object(
      "scrollView", class: "UIScrollView", inherits: "view",
      [
        .flag("bouncesZoom", key: "UIBouncesZoom", absent: true),
        .flag("bounces", key: "UIBounceEnabled", absent: true, omits: true),
        .inverted("scrollEnabled", key: "UIScrollDisabled"),
        .flag("pagingEnabled", key: "UIPagingEnabled"),
        .flag("directionalLockEnabled", key: "UIDirectionalLockEnabled"),
        .flag("alwaysBounceVertical", key: "UIAlwaysBounceVertical"),
        .flag("alwaysBounceHorizontal", key: "UIAlwaysBounceHorizontal"),
        .flag(
          "showsHorizontalScrollIndicator", key: "UIShowsHorizontalScrollIndicator", absent: true, omits: true
        ),
        .flag(
          "showsVerticalScrollIndicator", key: "UIShowsVerticalScrollIndicator", absent: true, omits: true),
        .word("indicatorStyle", key: "UIIndicatorStyle", .indicatorStyle, omits: 0),
        .word("keyboardDismissMode", key: "UIKeyboardDismissMode", .keyboardDismissMode, omits: 0),
        .flag("delaysContentTouches", key: "UIDelaysContentTouches", absent: true, omits: true),
        .flag("canCancelContentTouches", key: "UICanCancelContentTouches", absent: true, omits: true),
        .float("minimumZoomScale", key: "UIMinimumZoomScale", omits: 1),
        .float("maximumZoomScale", key: "UIMaximumZoomScale", omits: 1),
        .inset("contentInset", key: "UIContentInset"),
        .inset("scrollIndicatorInsets", key: "UIScrollIndicatorInsets"),
        .size("contentSize", key: "UIContentSize"),
        .word(
          "contentInsetAdjustmentBehavior", key: "UIScrollViewContentInsetAdjustmentBehavior",
          .insetAdjustment, absent: 0),
        .constant(.integer(1), key: "UIScrollViewIndicatorInsetAdjustmentBehavior"),
        .object("refreshControl", key: "UIRefreshControl"),
      ]),
    // No compiled refresh control was ever seen: the two keys are what UIKit's naming suggests.
    .object(
      "refreshControl", class: "UIRefreshControl", inherits: "control",
      [
        .rule(Compilation.writeAttributedLine, key: "UIAttributedTitle", .child("attributedTitle"))
      ]),
    .object(
      "textView", class: "UITextView", inherits: "scrollView",
      [
        .rule(Compilation.writeTextViewText, key: "UIText", .attribute("text"), .child("text")),
        .rule(Compilation.writeTextFieldFont, key: "UIFont", .child("fontDescription")),
        .rule(Compilation.writeTextViewTextColor, key: "UITextColor", .child("textColor")),
        .rule(Compilation.writeTextAlignment, key: "UITextAlignment", .attribute("textAlignment")),
        .flag("editable", key: "UIEditable", absent: true, omits: true),
        .flag("selectable", key: "UISelectable", absent: true, omits: true),
        .rule(Compilation.writeDataDetectors, key: "UIDataDetectorTypes", .child("dataDetectorTypes")),
        .flag("allowsEditingTextAttributes", key: "UIAllowsEditingTextAttributes"),
        .flag("adjustsFontForContentSizeCategory", key: "UIAdjustsFontForContentSizeCategory"),
        .inline("textInputTraits"),
        .rule(
          Compilation.writeTextViewAttributedText, key: "UIAttributedText", .child("attributedText"),
          .attribute("usesAttributedText")),
      ]),
    .object(
      "tableView", class: "UITableView", inherits: "scrollView",
      overriding: [
        .rule(Compilation.writeTableBackground, key: "UIBackgroundColor", .child("backgroundColor"))
      ],
      [
        .rule(Compilation.writeTableStyle, key: "UIStyle", .attribute("style")),
        .rule(Compilation.writeSeparatorStyle, key: "UISeparatorStyle", .attribute("separatorStyle")),
        .color("separatorColor", key: "UISeparatorColor"),
        .rule(Compilation.writeSeparatorInset, key: "UISeparatorInset", .child("separatorInset")),
        .word(
          "separatorInsetReference", key: "UISeparatorInsetReference", .separatorInsetReference, absent: 0),
        .float("sectionHeaderHeight", key: "UISectionHeaderHeight"),
        .float("sectionFooterHeight", key: "UISectionFooterHeight"),
        .float("rowHeight", key: "UIRowHeight"),
        .float("estimatedRowHeight", key: "UIEstimatedRowHeight", absent: 0),
        .float("estimatedSectionHeaderHeight", key: "UIEstimatedSectionHeaderHeight", absent: 0),
        .float("estimatedSectionFooterHeight", key: "UIEstimatedSectionFooterHeight", absent: 0),
        .flag("contentViewInsetsToSafeArea", key: "UIInsetsContentViewsToSafeArea", absent: true),
        .flag("allowsSelection", key: "UIAllowsSelection", absent: true, omits: true),
        .flag("allowsSelectionDuringEditing", key: "UIAllowsSelectionDuringEditing"),
        .flag("allowsMultipleSelection", key: "UIAllowsMultipleSelection"),
        .flag(
          "allowsMultipleSelectionDuringEditing", key: "UIAllowsMultipleSelectionDuringEditing"),
        .integer("sectionIndexMinimumDisplayRowCount", key: "UISectionIndexMinimumDisplayRowCount", omits: 0),
        .color("sectionIndexColor", key: "UISectionIndexColor"),
        .color("sectionIndexBackgroundColor", key: "UISectionIndexBackgroundColor"),
        .color("sectionIndexTrackingBackgroundColor", key: "UISectionIndexTrackingBackgroundColor"),
        .flag("springLoaded", key: "UISpringLoaded"),
        .object("backgroundView", key: "UIBackgroundView"),
        .object("tableHeaderView", key: "UITableHeaderView"),
        .object("tableFooterView", key: "UITableFooterView"),
        .rule(Compilation.writeStaticContent, .attribute("dataMode"), .element("sections")),
        .rule(Compilation.writeTablePrototypes, key: "UITableViewCellPrototypeNibs", .element("prototypes")),
        .rule(Compilation.writeSelectionFollowsFocus, key: "UIViewLocalOverrideTraitCollection"),
        .constant(.bool(true), key: "UIPrefetchingEnabled"),
        .constant(.double(0), key: "UIFillerRowHeight"),
        .constant(.double(-1), key: "UISectionHeaderTopPadding"),
      ]),
    .container("sections"),
    .part(
      "tableViewSection",
      [
        .part(
          .attribute("id"), .attribute("headerTitle"), .attribute("footerTitle"),
          .child("headerTitle"),
          .child("footerTitle"), .attribute("colorLabel"), .attribute("userLabel")),
        .rule(Compilation.writeItems, .element("cells")),
      ]),
    .object(
      "tableViewCell", class: "UITableViewCell", inherits: "view",
      overriding: [.rule(Compilation.writeTableCellSubviews, key: "UISubviews", .element("subviews"))],
      [
        .identifier("reuseIdentifier", key: "UIReuseIdentifier"),
        .float("indentationWidth", key: "UIIndentationWidth"),
        .integer("indentationLevel", key: "UIIndentationLevel", omits: 0),
        .word("selectionStyle", key: "UISelectionStyle", .selectionStyle, omits: 3),
        .word("accessoryType", key: "UIAccessoryType", .accessoryType, omits: 0),
        .word("editingAccessoryType", key: "UIEditingAccessoryType", .accessoryType, omits: 0),
        .flag("showsReorderControl", key: "UIShowsReorderControl"),
        .flag("shouldIndentWhileEditing", key: "UIShouldIndentWhileEditing", absent: true, omits: true),
        .word("style", key: "UITableViewCellStyle", .cellStyle, omits: 0),
        .inset("separatorInset", key: "UISeparatorInset"),
        .rule(Compilation.writeCellBackground, key: "UISystemBackgroundView"),
        .constant(.null, key: "UIContentConfigurationIdentifier"),
        .constant(.null, key: "UIContentConfigurationView"),
        .object("contentView", key: "UIContentView"),
        .rule(
          Compilation.writeCellLabels, .attribute("textLabel"), .attribute("detailTextLabel"),
          .attribute("imageView")),
        .object("accessoryView", key: "UIAccessoryView"),
        .object("backgroundView", key: "UIBackgroundView"),
        .object("selectedBackgroundView", key: "UISelectedBackgroundView"),
        // The row's height belongs to the table; a cell of its own nib leaves it to the delegate. The other has no
        // key in any nib.
        .designTime(.attribute("rowHeight"), .attribute("hidesAccessoryWhenEditing")),
      ]),
    .object(
      "tableViewCellContentView", class: "UITableViewCellContentView", inherits: "view", listed: false,
      [.designTime(.attribute("tableViewCell"))]),
    .object(
      "collectionView", class: "UICollectionView", inherits: "scrollView",
      [
        .object("collectionViewLayout", key: "UICollectionLayout"),
        .rule(Compilation.writeCollectionPrototypes, .attribute("dataMode"), .element("cells")),
        .object("sectionHeaderView", key: "UICollectionViewSectionHeader"),
        .object("sectionFooterView", key: "UICollectionViewSectionFooter"),
        .flag("prefetchingEnabled", key: "UICollectionViewPrefetchingEnabled", absent: true),
        .flag("allowsMultipleSelection", key: "UIAllowsMultipleSelection"),
        .flag("allowsSelection", key: "UIAllowsSelection", absent: true, omits: true),
        .rule(Compilation.writeSelectionFollowsFocus, key: "UIViewLocalOverrideTraitCollection"),
        .constant(.bool(true), key: "UIAllowsUserInitiatedMultipleSelection"),
      ]),
    .container("cells"),
    .container("prototypes"),
    .object(
      "collectionReusableView", class: "UICollectionReusableView", inherits: "view",
      [
        .identifier("reuseIdentifier", key: "UIReuseIdentifier"),
        .designTime(.child("customSize")),
      ]),
    .object(
      "collectionViewCell", class: "UICollectionViewCell", inherits: "collectionReusableView",
      overriding: [.rule(Compilation.writeCollectionCellSubviews, key: "UISubviews", .element("subviews"))],
      [
        .rule(Compilation.writeCellBackground, key: "UISystemBackgroundView"),
        .constant(.null, key: "UIContentConfigurationIdentifier"),
        .constant(.null, key: "UIContentConfigurationView"),
        .object("contentView", key: "UIContentView"),
        .object("backgroundView", key: "UIBackgroundView"),
        .object("selectedBackgroundView", key: "UISelectedBackgroundView"),
      ]),
    .object("collectionViewCellContentView", class: "UIView", inherits: "view", listed: false),
    .object("collectionViewLayout", class: "UICollectionViewLayout", inherits: "object"),
    .object(
      "collectionViewFlowLayout", class: "UICollectionViewFlowLayout", inherits: "object",
      [
        .float("minimumInteritemSpacing", key: "UIInteritemSpacing", omits: 10),
        .float("minimumLineSpacing", key: "UILineSpacing", omits: 10),
        .rule(Compilation.writeItemSize, key: "UIItemSize", .child("itemSize")),
        // Set by a runtime attribute.
        .part(.child("estimatedItemSize")),
        .size("headerReferenceSize", key: "UIHeaderReferenceSize"),
        .size("footerReferenceSize", key: "UIFooterReferenceSize"),
        .inset("sectionInset", key: "UISectionInset"),
        .word("scrollDirection", key: "UIScrollDirection", .scrollDirection, omits: 0),
        .word("sectionInsetReference", key: "UISectionInsetReference", .sectionInsetReference, omits: 0),
        .designTime(.attribute("automaticEstimatedItemSize")),
      ]),
  ]
}
