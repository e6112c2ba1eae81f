extension ElementSchema {
  /// Labels, controls and text.
  static let controls: [ElementSchema] = [
    .abstract(
      "control", inherits: "view",
      [
        Row(
          sources: [.attribute("enabled")], key: "UIDisabled",
          kind: .bool(absent: true, omits: true, inverted: true)),
        .flag("selected", key: "UISelected"),
        .flag("highlighted", key: "UIHighlighted"),
        .word(
          "contentHorizontalAlignment", key: "UIContentHorizontalAlignment", .horizontalAlignment, omits: 0),
        .word("contentVerticalAlignment", key: "UIContentVerticalAlignment", .verticalAlignment, omits: 0),
        .text("toolTip", key: "UIToolTip"),
      ]),
    .object(
      "label", class: "UILabel", inherits: "view",
      [
        .rule(Compilation.writePlainText, key: "UIText", .attribute("text"), .child("text")),
        .rule(Compilation.writeLabelFont, key: "UIFont", .child("fontDescription")),
        .rule(Compilation.writeTextColor, key: "UITextColor", .child("textColor")),
        .color("shadowColor", key: "UIShadowColor"),
        .color("highlightedColor", key: "UIHighlightedColor"),
        Row(
          sources: [.child("shadowOffset")], key: "UIShadowOffset", kind: .rule(Compilation.writeShadowOffset)
        ),
        .integer("numberOfLines", key: "UINumberOfLines", omits: 1),
        .rule(
          Compilation.writeFontScaling, .attribute("adjustsFontSizeToFit"), .attribute("minimumFontSize"),
          .attribute("minimumScaleFactor")),
        .word("lineBreakMode", key: "UILineBreakMode", .lineBreakMode, omits: 4),
        .rule(Compilation.writeTextAlignment, key: "UITextAlignment", .attribute("textAlignment")),
        .word("baselineAdjustment", key: "UIBaselineAdjustment", .baselineAdjustment, absent: 1, omits: 0),
        .flag("adjustsLetterSpacingToFitWidth", key: "UIAdjustsLetterSpacingToFit"),
        .float("preferredMaxLayoutWidth", key: "UIPreferredMaxLayoutWidth", omits: 0),
        .flag("adjustsFontForContentSizeCategory", key: "UIAdjustsFontForContentSizeCategory"),
        .flag("enabled", key: "UIEnabled", absent: true, omits: true),
        .flag("highlighted", key: "UIHighlighted"),
        .rule(
          Compilation.writeAttributedText, key: "UIAttributedText", .child("attributedText"),
          .attribute("usesAttributedText")),
        .rule(Compilation.writeTextColorFlag, key: "UIDisableUpdateTextColorOnTraitCollectionChange"),
      ]),
    .object(
      "button", class: "UIButton", inherits: "control",
      [
        .word("buttonType", key: "UIButtonType", .buttonType, omits: 0),
        .rule(Compilation.writeButtonStates, key: "UIButtonStatefulContent", .element("state")),
        .inset("contentEdgeInsets", key: "UIContentEdgeInsets"),
        .inset("titleEdgeInsets", key: "UITitleEdgeInsets"),
        .inset("imageEdgeInsets", key: "UIImageEdgeInsets"),
        .flag("reversesTitleShadowWhenHighlighted", key: "UIReversesTitleShadowWhenHighlighted"),
        .flag("showsTouchWhenHighlighted", key: "UIShowsTouchWhenHighlighted"),
        .flag("adjustsImageWhenHighlighted", key: "UIAdjustsImageWhenHighlighted", absent: true),
        .flag("adjustsImageWhenDisabled", key: "UIAdjustsImageWhenDisabled", absent: true),
        .flag(
          "adjustsImageSizeForAccessibilityContentSizeCategory",
          key: "UIAdjustsImageSizeForAccessibilityContentSizeCategory"),
        .word("lineBreakMode", key: "UILineBreakMode", .lineBreakMode, omits: 5),
        .rule(Compilation.writeButtonFont, key: "UIFont", .child("fontDescription")),
        .size("titleShadowOffset", key: "UITitleShadowOffset"),
        .flag("springLoaded", key: "UISpringLoaded"),
        .flag("pointerInteraction", key: "UIPointerInteractionEnabled"),
        .rule(Compilation.writeButtonConfiguration, key: "UIButtonConfiguration", .child("configuration")),
        .designTime(.attribute("hasAttributedTitle")),
      ]),
    .abstract(
      "textInput",
      [
        .word("autocapitalizationType", key: "UIAutocapitalizationType", .autocapitalization, omits: 2),
        .word("autocorrectionType", key: "UIAutocorrectionType", .textChecking, omits: 0),
        .word("spellCheckingType", key: "UISpellCheckingType", .textChecking, omits: 0),
        .word("keyboardType", key: "UIKeyboardType", .keyboardType, omits: 0),
        .word("keyboardAppearance", key: "UIKeyboardAppearance", .keyboardAppearance, omits: 0),
        .word("returnKeyType", key: "UIReturnKeyType", .returnKeyType, omits: 0),
        .flag("enablesReturnKeyAutomatically", key: "UIEnablesReturnKeyAutomatically"),
        .flag("secureTextEntry", key: "UISecureTextEntry"),
        .identifier("textContentType", key: "UITextContentType"),
        .word("smartDashesType", key: "UITextSmartDashesType", .textChecking, omits: 0),
        .word("smartQuotesType", key: "UITextSmartQuotesType", .textChecking, omits: 0),
        .word("smartInsertDeleteType", key: "UITextSmartInsertDeleteType", .textChecking, omits: 0),
      ]),
    .part(
      "textInputTraits", inherits: "textInput", [.part(.attribute("key"))]),
    .object(
      "textField", class: "UITextField", inherits: "control",
      [
        .text("text", key: "UIText"),
        .text("placeholder", key: "UIPlaceholder"),
        .word("borderStyle", key: "UIBorderStyle", .borderStyle, omits: 0),
        .rule(Compilation.writeTextFieldFont, key: "UIFont", .child("fontDescription")),
        .word("textAlignment", key: "UITextAlignment", .textAlignment, absent: 0),
        .rule(Compilation.writeTextColor, key: "UITextColor", .child("textColor")),
        .image("background", key: "UITextFieldBackground"),
        .image("disabledBackground", key: "UITextFieldDisabledBackground"),
        .flag("adjustsFontSizeToFit", key: "UIAdjustsFontSizeToFit", absent: true),
        .float("minimumFontSize", key: "UIMinimumFontSize"),
        .word("clearButtonMode", key: "UIClearButtonMode", .textFieldViewMode, omits: 0),
        .constant(.size(3, 1), key: "UIClearButtonOffset"),
        .flag("clearsOnBeginEditing", key: "UIClearsOnBeginEditing"),
        .flag("adjustsFontForContentSizeCategory", key: "UIAdjustsFontForContentSizeCategory"),
        .flag("allowsEditingTextAttributes", key: "UIAllowsEditingTextAttributes"),
        .inline("textInputTraits"),
        .rule(
          Compilation.writeAttributedText, key: "UIAttributedText", .child("attributedText"),
          .attribute("usesAttributedText")),
        .rule(
          Compilation.writeAttributedLine, key: "UIAttributedPlaceholder", .child("attributedPlaceholder")),
        .rule(Compilation.writeTextColorFlag, key: "UIDisableTextColorUpdateOnTraitCollectionChange"),
      ]),
    .object(
      "switch", class: "UISwitch", inherits: "control", hugging: (750, 750),
      [
        .flag("on", key: "UISwitchOn"),
        .flag("enabled", key: "UISwitchEnabled", absent: true),
        .color("onTintColor", key: "UISwitchOnTintColor"),
        .color("thumbTintColor", key: "UISwitchThumbTintColor"),
        .word(
          "preferredStyle", key: "UISwitchPreferredStyle", ["automatic": 0, "checkbox": 1, "sliding": 2],
          omits: 0),
        .text("title", key: "UISwitchTitle"),
      ]),
    .object(
      "slider", class: "UISlider", inherits: "control", hugging: (-1, -1),
      [
        .float("value", key: "UIValue", absent: 0.5, omits: 0),
        .float("minValue", key: "UIMinValue", omits: 0),
        .float("maxValue", key: "UIMaxValue", omits: 1),
        .flag("continuous", key: "UIContinuous", absent: true, omits: true),
        .color("minimumTrackTintColor", key: "UIMinimumTintColor"),
        .color("maximumTrackTintColor", key: "UIMaximumTintColor"),
        .color("thumbTintColor", key: "UIThumbTintColor"),
        .image("minimumValueImage", key: "UIMinimumValueImage"),
        .image("maximumValueImage", key: "UIMaximumValueImage"),
        .constant(.integer(0), key: "UIBehavioralStyle"),
      ]),
    .object(
      "stepper", class: "UIStepper", inherits: "control", hugging: (750, 750),
      [
        .double("value", key: "UIValue", omits: 0),
        .double("minimumValue", key: "UIMinimumValue", omits: 0),
        .double("maximumValue", key: "UIMaximumValue", omits: 100),
        .double("stepValue", key: "UIStepValue", omits: 1),
        .flag("wraps", key: "UIWraps"),
        .flag("autorepeat", key: "UIAutorepeat", absent: true, omits: true),
        .flag("continuous", key: "UIContinuous", absent: true, omits: true),
      ]),
    .object(
      "pageControl", class: "UIPageControl", inherits: "control", hugging: (-1, -1),
      [
        .integer("numberOfPages", key: "UINumberOfPages", omits: 0),
        .integer("currentPage", key: "UICurrentPage", omits: 0),
        .flag("hidesForSinglePage", key: "UIHideForSinglePage"),
        .flag("defersCurrentPageDisplay", key: "UIDefersCurrentPageDisplay"),
        .color("pageIndicatorTintColor", key: "UIPageIndicatorTintColor"),
        .color("currentPageIndicatorTintColor", key: "UICurrentPageIndicatorTintColor"),
      ]),
    .object(
      "segmentedControl", class: "UISegmentedControl", inherits: "control", hugging: (-1, -1),
      [
        .rule(Compilation.writeSegments, key: "UISegments", .element("segments")),
        .rule(
          Compilation.writeSelectedSegment, key: "UISelectedSegmentIndex", .attribute("selectedSegmentIndex")),
        .word("segmentControlStyle", key: "UISegmentedControlStyle", .segmentStyle, omits: 0),
        .flag("momentary", key: "UIMomentary"),
        .flag(
          "apportionsSegmentWidthsByContent", key: "UISegmentedControlApportionsSegmentWidthsByContent"),
        .color("selectedSegmentTintColor", key: "UISelectedSegmentTintColor"),
        .flag("springLoaded", key: "UISpringLoaded"),
      ]),
    .container("segments"),
    .part(
      "segment",
      [
        .part(
          .attribute("title"), .attribute("image"), .attribute("width"), .attribute("enabled"),
          .attribute("catalog"), .child("title"), .child("contentOffset"))
      ]),
    .object("colorWell", class: "UIColorWell", inherits: "control"),
    .object(
      "datePicker", class: "UIDatePicker", inherits: "control", hugging: (-1, -1),
      [
        .rule(Compilation.writeDate, key: "UIDate", .child("date")),
        .word("datePickerMode", key: "UIDatePickerMode", .datePickerMode, omits: 2),
        .word("style", key: "UIDatePickerStyle", .datePickerStyle, omits: 0),
        .integer("minuteInterval", key: "UIMinuteInterval", omits: 1),
        .rule(Compilation.writeDate, key: "UIMinimumDate", .child("minimumDate")),
        .rule(Compilation.writeDate, key: "UIMaximumDate", .child("maximumDate")),
        .double("countDownDuration", key: "UICountDownDuration", omits: 0),
        .flag("useCurrentDate", key: "UIDatePickerUseCurrentDateDuringDecoding", absent: true),
        .rule(Compilation.writeLocale, key: "UILocale", .child("locale")),
      ]),
  ]
}
