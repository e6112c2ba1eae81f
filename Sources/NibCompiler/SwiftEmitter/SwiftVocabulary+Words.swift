/// Case names by raw value, as nibs store them.
enum SwiftWords {
  static let contentMode = [
    0: "scaleToFill", 1: "scaleAspectFit", 2: "scaleAspectFill", 3: "redraw", 4: "center", 5: "top",
    6: "bottom",
    7: "left", 8: "right", 9: "topLeft", 10: "topRight", 11: "bottomLeft", 12: "bottomRight",
  ]
  static let semantics = [
    0: "unspecified", 1: "playback", 2: "spatial", 3: "forceLeftToRight", 4: "forceRightToLeft",
  ]
  static let horizontalAlignment = [
    0: "center", 1: "left", 2: "right", 3: "fill", 4: "leading", 5: "trailing",
  ]
  static let verticalAlignment = [0: "center", 1: "top", 2: "bottom", 3: "fill"]
  static let textAlignment = [0: "left", 1: "center", 2: "right", 3: "justified", 4: "natural"]
  static let lineBreakMode = [
    0: "byWordWrapping", 1: "byCharWrapping", 2: "byClipping", 3: "byTruncatingHead", 4: "byTruncatingTail",
    5: "byTruncatingMiddle",
  ]
  static let baselineAdjustment = [0: "alignBaselines", 1: "alignCenters", 2: "none"]
  static let buttonType = [
    0: "custom", 1: "system", 2: "detailDisclosure", 3: "infoLight", 4: "infoDark", 5: "contactAdd",
    7: "close",
  ]
  static let borderStyle = [0: "none", 1: "line", 2: "bezel", 3: "roundedRect"]
  static let viewMode = [0: "never", 1: "whileEditing", 2: "unlessEditing", 3: "always"]
  static let capitalization = [0: "none", 1: "words", 2: "sentences", 3: "allCharacters"]
  static let checking = [0: "default", 1: "no", 2: "yes"]
  static let keyboardType = [
    0: "default", 1: "asciiCapable", 2: "numbersAndPunctuation", 3: "URL", 4: "numberPad", 5: "phonePad",
    6: "namePhonePad", 7: "emailAddress", 8: "decimalPad", 9: "twitter", 10: "webSearch",
    11: "asciiCapableNumberPad",
  ]
  static let keyboardAppearance = [0: "default", 1: "dark", 2: "light"]
  static let returnKey = [
    0: "default", 1: "go", 2: "google", 3: "join", 4: "next", 5: "route", 6: "search", 7: "send", 8: "yahoo",
    9: "done", 10: "emergencyCall", 11: "continue",
  ]
  static let indicatorStyle = [0: "whiteLarge", 1: "white", 2: "gray", 100: "medium", 101: "large"]
  static let axis = [0: "horizontal", 1: "vertical"]
  static let distribution = [
    0: "fill", 1: "fillEqually", 2: "fillProportionally", 3: "equalSpacing", 4: "equalCentering",
  ]
  static let stackAlignment = [
    0: "fill", 1: "leading", 2: "firstBaseline", 3: "center", 4: "trailing", 5: "lastBaseline",
  ]
  static let scrollIndicatorStyle = [0: "default", 1: "black", 2: "white"]
  static let keyboardDismissMode = [0: "none", 1: "onDrag", 2: "interactive"]
  static let insetAdjustment = [0: "automatic", 1: "scrollableAxes", 2: "never", 3: "always"]
  static let tableStyle = [0: "plain", 1: "grouped", 2: "insetGrouped"]
  static let separatorStyle = [0: "none", 1: "singleLine"]
  static let cellStyle = [0: "default", 1: "value1", 2: "value2", 3: "subtitle"]
  static let selectionStyle = [0: "none", 1: "blue", 2: "gray", 3: "default"]
  static let accessoryType = [
    0: "none", 1: "disclosureIndicator", 2: "detailDisclosureButton", 3: "checkmark", 4: "detailButton",
  ]
  static let scrollDirection = [0: "vertical", 1: "horizontal"]
  static let datePickerMode = [0: "time", 1: "date", 2: "dateAndTime", 3: "countDownTimer"]
  static let datePickerStyle = [0: "automatic", 1: "wheels", 2: "compact", 3: "inline"]
  static let barStyle = [0: "default", 1: "black"]
  static let barItemStyle = [0: "plain", 1: "plain", 2: "done"]
  static let systemItem = [
    0: "done", 1: "cancel", 2: "edit", 3: "save", 4: "add", 5: "flexibleSpace", 6: "fixedSpace", 7: "compose",
    8: "reply", 9: "action", 10: "organize", 11: "bookmarks", 12: "search", 13: "refresh", 14: "stop",
    15: "camera", 16: "trash", 17: "play", 18: "pause", 19: "rewind", 20: "fastForward", 21: "undo",
    22: "redo",
  ]
  static let searchBarStyle = [0: "default", 1: "prominent", 2: "minimal"]
  static let blurStyle = [
    0: "extraLight", 1: "light", 2: "dark", 4: "regular", 5: "prominent", 6: "systemUltraThinMaterial",
    7: "systemThinMaterial", 8: "systemMaterial", 9: "systemThickMaterial", 10: "systemChromeMaterial",
  ]
  static let mask: KeyValuePairs = [
    1: "flexibleLeftMargin", 2: "flexibleWidth", 4: "flexibleRightMargin", 8: "flexibleTopMargin",
    16: "flexibleHeight", 32: "flexibleBottomMargin",
  ]
  static let dataDetectors: KeyValuePairs = [1: "phoneNumber", 2: "link", 4: "address", 8: "calendarEvent"]
  static let swipeDirection: KeyValuePairs = [1: "right", 2: "left", 4: "up", 8: "down"]
  static let edges: KeyValuePairs = [1: "top", 2: "left", 4: "bottom", 8: "right"]
  static let events: KeyValuePairs = [
    1: "touchDown", 2: "touchDownRepeat", 4: "touchDragInside", 8: "touchDragOutside", 16: "touchDragEnter",
    32: "touchDragExit", 64: "touchUpInside", 128: "touchUpOutside", 256: "touchCancel", 4096: "valueChanged",
    8192: "primaryActionTriggered", 65536: "editingDidBegin", 131072: "editingChanged",
    262144: "editingDidEnd",
    524288: "editingDidEndOnExit",
  ]
  static let weights = [
    "CTFontUltraLightUsage": "ultraLight", "CTFontThinUsage": "thin", "CTFontLightUsage": "light",
    "CTFontRegularUsage": "regular", "CTFontMediumUsage": "medium", "CTFontDemiUsage": "semibold",
    "CTFontEmphasizedUsage": "bold", "CTFontBoldUsage": "bold", "CTFontHeavyUsage": "heavy",
    "CTFontBlackUsage": "black",
  ]
  static let textStyles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
  /// Names of the system's colours as nibs store them, less the ending `Color`.
  static let systemColors: Set<String> = [
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText", "groupTableViewBackground",
  ]
}
