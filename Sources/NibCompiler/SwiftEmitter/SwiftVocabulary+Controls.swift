extension SwiftVocabulary {
  /// Keyboard and text checking, for fields, text views and search bars.
  static let traits: [Property] = [
    .word("UIAutocapitalizationType", "autocapitalizationType", SwiftWords.capitalization, absent: 0),
    .word("UIAutocorrectionType", "autocorrectionType", SwiftWords.checking),
    .word("UISpellCheckingType", "spellCheckingType", SwiftWords.checking),
    .word("UIKeyboardType", "keyboardType", SwiftWords.keyboardType),
    .word("UIKeyboardAppearance", "keyboardAppearance", SwiftWords.keyboardAppearance),
    .word("UIReturnKeyType", "returnKeyType", SwiftWords.returnKey),
    .bool("UIEnablesReturnKeyAutomatically", "enablesReturnKeyAutomatically"),
    .bool("UISecureTextEntry", "isSecureTextEntry"),
    .word("UITextSmartDashesType", "smartDashesType", SwiftWords.checking),
    .word("UITextSmartQuotesType", "smartQuotesType", SwiftWords.checking),
    .word("UITextSmartInsertDeleteType", "smartInsertDeleteType", SwiftWords.checking),
  ]

  static let freshTraits = [
    "autocapitalizationType": ".sentences", "autocorrectionType": ".default", "spellCheckingType": ".default",
    "keyboardType": ".default", "keyboardAppearance": ".default", "returnKeyType": ".default",
    "smartDashesType": ".default", "smartQuotesType": ".default", "smartInsertDeleteType": ".default",
  ]

  /// Controls.
  static let controls: [String: Class] = [
    "UIControl": Class(
      "UIView",
      fresh: [
        "isEnabled": "true", "contentHorizontalAlignment": ".center", "contentVerticalAlignment": ".center",
      ],
      [
        .notBool("UIDisabled", "isEnabled"),
        .bool("UISelected", "isSelected"),
        .bool("UIHighlighted", "isHighlighted"),
        .word(
          "UIContentHorizontalAlignment", "contentHorizontalAlignment", SwiftWords.horizontalAlignment,
          absent: 0),
        .word(
          "UIContentVerticalAlignment", "contentVerticalAlignment", SwiftWords.verticalAlignment, absent: 0),
      ]),
    "UIButton": Class(
      "UIControl",
      fresh: [
        "isOpaque": "false", "adjustsImageWhenHighlighted": "true", "adjustsImageWhenDisabled": "true",
      ],
      others: [
        "UIButtonType", "UIButtonStatefulContent", "UIFont", "UILineBreakMode", "UIButtonConfiguration",
        "UITitleShadowOffset", "UISpringLoaded", "UIPointerInteractionEnabled",
        "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      ],
      [
        .insets("UIContentEdgeInsets", "contentEdgeInsets"),
        .insets("UITitleEdgeInsets", "titleEdgeInsets"),
        .insets("UIImageEdgeInsets", "imageEdgeInsets"),
        .bool("UIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted"),
        .bool("UIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled"),
        .bool("UIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted"),
        .bool("UIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted"),
      ]),
    "UITextField": Class(
      "UIControl",
      fresh: [
        "isOpaque": "false", "text": "\"\"", "font": ".systemFont(ofSize: 17)", "textColor": ".label",
        "textAlignment": ".natural", "borderStyle": ".none", "clearButtonMode": ".never",
      ].merging(freshTraits) { first, _ in first },
      others: [
        "UIAttributedText", "UIAttributedPlaceholder", "UIClearButtonOffset", "UITextContentType",
        "UIDisableTextColorUpdateOnTraitCollectionChange",
      ],
      [
        .string("UIText", "text"),
        .string("UIPlaceholder", "placeholder"),
        .font("UIFont", "font"),
        .color("UITextColor", "textColor"),
        .word("UITextAlignment", "textAlignment", SwiftWords.textAlignment, absent: 0),
        .word("UIBorderStyle", "borderStyle", SwiftWords.borderStyle, absent: 0),
        .image("UITextFieldBackground", "background"),
        .image("UITextFieldDisabledBackground", "disabledBackground"),
        .bool("UIAdjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
        .number("UIMinimumFontSize", "minimumFontSize", absent: "0"),
        .word("UIClearButtonMode", "clearButtonMode", SwiftWords.viewMode, absent: 0),
        .bool("UIClearsOnBeginEditing", "clearsOnBeginEditing"),
        .bool("UIAllowsEditingTextAttributes", "allowsEditingTextAttributes"),
        .bool("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
      ] + traits),
    "UISwitch": Class(
      "UIControl", fresh: ["isOpaque": "false", "contentHugging": "750 750"], others: ["UISwitchEnabled"],
      [
        .bool("UISwitchOn", "isOn"),
        .color("UISwitchOnTintColor", "onTintColor"),
        .color("UISwitchThumbTintColor", "thumbTintColor"),
        .string("UISwitchTitle", "title"),
        .word("UISwitchPreferredStyle", "preferredStyle", [0: "automatic", 1: "checkbox", 2: "sliding"]),
      ]),
    "UISlider": Class(
      "UIControl",
      fresh: ["isOpaque": "false", "contentHugging": "250 750", "isContinuous": "true", "maximumValue": "1"],
      others: ["UIBehavioralStyle"],
      [
        .number("UIMinValue", "minimumValue", absent: "0"),
        .number("UIMaxValue", "maximumValue", absent: "1"),
        .number("UIValue", "value", absent: "0"),
        .bool("UIContinuous", "isContinuous", absent: true),
        .color("UIMinimumTintColor", "minimumTrackTintColor"),
        .color("UIMaximumTintColor", "maximumTrackTintColor"),
        .color("UIThumbTintColor", "thumbTintColor"),
        .image("UIMinimumValueImage", "minimumValueImage"),
        .image("UIMaximumValueImage", "maximumValueImage"),
      ]),
    "UIStepper": Class(
      "UIControl",
      fresh: [
        "isOpaque": "false", "contentHugging": "750 750", "maximumValue": "100", "stepValue": "1",
        "isContinuous": "true", "autorepeat": "true",
      ],
      [
        .number("UIMinimumValue", "minimumValue", absent: "0"),
        .number("UIMaximumValue", "maximumValue", absent: "100"),
        .number("UIStepValue", "stepValue", absent: "1"),
        .number("UIValue", "value", absent: "0"),
        .bool("UIWraps", "wraps"),
        .bool("UIAutorepeat", "autorepeat", absent: true),
        .bool("UIContinuous", "isContinuous", absent: true),
      ]),
    "UISegmentedControl": Class(
      "UIControl", fresh: ["isOpaque": "false", "contentHugging": "250 750", "selectedSegmentIndex": "-1"],
      others: ["UISegments", "UISegmentedControlStyle", "UISegmentControlStyle"],
      [
        .bool("UIMomentary", "isMomentary"),
        .number("UISelectedSegmentIndex", "selectedSegmentIndex", absent: "-1"),
        .color("UISelectedSegmentTintColor", "selectedSegmentTintColor"),
        .color("UISegmentedControlTintColor", "selectedSegmentTintColor"),
        .bool(
          "UISegmentedControlApportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent",
          absent: nil),
      ]),
    "UIPageControl": Class(
      "UIControl", fresh: ["isOpaque": "false", "contentHugging": "250 750"],
      others: ["UIDefersCurrentPageDisplay"],
      [
        .number("UINumberOfPages", "numberOfPages", absent: "0"),
        .number("UICurrentPage", "currentPage", absent: "0"),
        .bool("UIHideForSinglePage", "hidesForSinglePage"),
        .color("UIPageIndicatorTintColor", "pageIndicatorTintColor"),
        .color("UICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
      ]),
    "UIDatePicker": Class(
      "UIControl",
      fresh: [
        "contentHugging": "250 750", "datePickerMode": ".dateAndTime", "minuteInterval": "1",
        "preferredDatePickerStyle": ".automatic",
      ],
      others: [
        "UIDate", "UIMinimumDate", "UIMaximumDate", "UIDatePickerUseCurrentDateDuringDecoding", "UILocale",
      ],
      [
        .word("UIDatePickerMode", "datePickerMode", SwiftWords.datePickerMode),
        .word("UIDatePickerStyle", "preferredDatePickerStyle", SwiftWords.datePickerStyle),
        .number("UIMinuteInterval", "minuteInterval"),
        .number("UICountDownDuration", "countDownDuration"),
      ]),
  ]
}
