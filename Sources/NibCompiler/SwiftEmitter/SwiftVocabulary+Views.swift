extension SwiftVocabulary {
  /// Views that aren't controls.
  static let views: [String: Class] = [
    "UIView": Class(
      nil,
      fresh: [
        "isOpaque": "true", "isUserInteractionEnabled": "true", "autoresizesSubviews": "true",
        "clearsContextBeforeDrawing": "true", "alpha": "1", "contentMode": ".scaleToFill",
        "semanticContentAttribute": ".unspecified", "translatesAutoresizingMaskIntoConstraints": "true",
        "insetsLayoutMarginsFromSafeArea": "true", "contentHugging": "250 250",
        "contentCompressionResistance": "750 750",
      ],
      others: [
        "UIBounds", "UICenter", "UISubviews", "UIAutoresizingMask", "UIDeepDrawRect",
        "UIViewAutolayoutConstraints",
        "UIViewLayoutGuides", "UIViewContentHuggingPriority", "UIViewContentCompressionResistancePriority",
        "UIViewLargeContentStoredProperties", "UIViewPreservesSpecificSuperviewMargins", "UIContentStretch",
        "UIClassName", "UIOriginalClassName", "UIDelegate",
      ],
      [
        .color("UIBackgroundColor", "backgroundColor"),
        .bool("UIHidden", "isHidden"),
        .bool("UIOpaque", "isOpaque"),
        .notBool("UIUserInteractionDisabled", "isUserInteractionEnabled"),
        .bool("UIMultipleTouchEnabled", "isMultipleTouchEnabled"),
        .bool("UIAutoresizeSubviews", "autoresizesSubviews"),
        .word("UIContentMode", "contentMode", SwiftWords.contentMode, absent: 0),
        .bool("UIClipsToBounds", "clipsToBounds"),
        .bool("UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", absent: true),
        .number("UITag", "tag", absent: "0"),
        .number("UIAlpha", "alpha", absent: "1"),
        .color("UITintColor", "tintColor"),
        .notBool(
          "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints"
        ),
        .insets("UIViewLayoutMargins", "layoutMargins"),
        .bool("UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins"),
        .bool("UIViewInsetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", absent: true),
        .word("UIViewSemanticContentAttribute", "semanticContentAttribute", SwiftWords.semantics, absent: 0),
        .string("UIRestorationIdentifier", "restorationIdentifier"),
      ]),
    "UILabel": Class(
      "UIView",
      fresh: [
        "isOpaque": "false", "isUserInteractionEnabled": "false", "contentMode": ".redraw",
        "font": ".systemFont(ofSize: 17)", "textColor": ".label", "textAlignment": ".natural",
        "lineBreakMode": ".byTruncatingTail", "numberOfLines": "1", "baselineAdjustment": ".alignBaselines",
        "shadowOffset": "CGSize(width: 0, height: -1)", "isEnabled": "true",
      ],
      others: [
        "UIAttributedText", "UIMinimumFontSize", "UIDisableUpdateTextColorOnTraitCollectionChange",
        "UIUsesAttributedText",
      ],
      [
        .string("UIText", "text"),
        .font("UIFont", "font"),
        .color("UITextColor", "textColor"),
        .word("UITextAlignment", "textAlignment", SwiftWords.textAlignment, absent: 0),
        .word("UILineBreakMode", "lineBreakMode", SwiftWords.lineBreakMode, absent: 4),
        .number("UINumberOfLines", "numberOfLines", absent: "1"),
        .color("UIShadowColor", "shadowColor"),
        .size("UIShadowOffset", "shadowOffset"),
        .color("UIHighlightedColor", "highlightedTextColor"),
        .bool("UIHighlighted", "isHighlighted"),
        .notBool("UIDisabled", "isEnabled"),
        .bool("UIEnabled", "isEnabled", absent: nil),
        .bool("UIAdjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
        .number("UIMinimumScaleFactor", "minimumScaleFactor", absent: "0"),
        .word("UIBaselineAdjustment", "baselineAdjustment", SwiftWords.baselineAdjustment, absent: 0),
        .bool("UIAdjustsLetterSpacingToFit", "allowsDefaultTighteningForTruncation"),
        .number("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", absent: "0"),
        .bool("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
      ]),
    "UITableViewLabel": Class("UILabel"),
    "UIImageView": Class(
      "UIView", fresh: ["isUserInteractionEnabled": "false"], others: ["UIImage", "UIAnimationImages"],
      [
        .image("UIImage", "image"),
        .image("UIHighlightedImage", "highlightedImage"),
        .bool("UIHighlighted", "isHighlighted"),
        .number("UIAnimationDuration", "animationDuration"),
        .number("UIAnimationRepeatCount", "animationRepeatCount"),
      ]),
    "UIStackView": Class(
      "UIView",
      fresh: [
        "isOpaque": "false", "axis": ".horizontal", "distribution": ".fill", "alignment": ".fill",
        "layoutMargins": ".zero",
      ],
      others: ["UIStackViewArrangedSubviews"],
      [
        .word("UIStackViewAxis", "axis", SwiftWords.axis, absent: 0),
        .word("UIStackViewDistribution", "distribution", SwiftWords.distribution, absent: 0),
        .word("UIStackViewAlignment", "alignment", SwiftWords.stackAlignment, absent: 0),
        .number("UIStackViewSpacing", "spacing", absent: "0"),
        .bool("UIStackViewBaselineRelative", "isBaselineRelativeArrangement"),
        .bool("UIStackViewLayoutMarginsRelative", "isLayoutMarginsRelativeArrangement"),
      ]),
    "UIActivityIndicatorView": Class(
      "UIView",
      fresh: [
        "isOpaque": "false", "isHidden": "true", "hidesWhenStopped": "true",
        "contentHugging": "750 750",
      ],
      // Style and animation are part of making it.
      others: [
        "UIActivityIndicatorViewStyle", "UIActivityIndicatorViewStyle-Modern", "UIAnimating", "UIHidden",
      ],
      [
        .bool("UIHidesWhenStopped", "hidesWhenStopped", absent: nil),
        .color("UIColor", "color"),
      ]),
    "UIProgressView": Class(
      "UIView", fresh: ["isOpaque": "false", "contentHugging": "250 750", "progressViewStyle": ".default"],
      [
        .number("UIProgress", "progress", absent: "0"),
        .word("UIProgressViewStyle", "progressViewStyle", [0: "default", 1: "bar"], absent: 0),
        .color("UIProgressProgressTintColor", "progressTintColor"),
        .color("UIProgressTrackTintColor", "trackTintColor"),
        .image("UIProgressImage", "progressImage"),
        .image("UITrackImage", "trackImage"),
      ]),
    "UIPickerView": Class(
      "UIView", fresh: ["contentHugging": "250 750"],
      others: ["UIAllowSelectingCells", "UIShowsSelectionBar"]),
    "UISearchBar": Class(
      "UIView",
      fresh: ["contentHugging": "250 750", "isTranslucent": "true", "searchBarStyle": ".default"].merging(
        freshTraits
      ) { first, _ in first },
      others: ["UISearchBarTranslucence", "UIScopeButtonTitles"],
      [
        .string("UIText", "text"),
        .string("UIPlaceholder", "placeholder"),
        .string("UIPrompt", "prompt"),
        .word("UIBarStyle", "barStyle", SwiftWords.barStyle),
        .word("UISearchBarStyle", "searchBarStyle", SwiftWords.searchBarStyle),
        .color("UIBarTintColor", "barTintColor"),
        .bool("UIShowsCancelButton", "showsCancelButton"),
        .bool("UIShowsBookmarkButton", "showsBookmarkButton"),
        .bool("UIShowSearchResultsButton", "showsSearchResultsButton"),
        .bool("UIShowsScopeBar", "showsScopeBar"),
      ] + traits),
    "UIVisualEffectView": Class(
      "UIView", fresh: ["isOpaque": "false"],
      others: ["UIVisualEffectViewEffect", "UIVisualEffectViewContentView"]),
  ]
}
