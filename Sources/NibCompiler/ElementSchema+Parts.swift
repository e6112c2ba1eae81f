extension ElementSchema {
  /// The elements that describe values, lists, connections and the document itself.
  static let parts: [ElementSchema] = [
    .part(
      "document",
      [
        .part(
          .attribute("type"), .attribute("version"), .attribute("targetRuntime"),
          .attribute("useAutolayout"), .attribute("useTraitCollections"), .attribute("useSafeAreas"),
          .attribute("colorMatched"), .element("objects"), .element("resources"), .child("customFonts")),
        .designTime(
          .attribute("toolsVersion"), .attribute("systemVersion"), .attribute("propertyAccessControl"),
          .attribute("launchScreen"), .attribute("variant"), .attribute("promptedForUpgradeToXcode5"),
          .attribute("initialViewController"), .attribute("defaultVersion")),
        .designTime(
          .element("device"), .element("dependencies"), .element("designables"), .element("classes"),
          .child("defaultSimulatedMetrics"), .element("inferredMetricsTieBreakers"), .child("tintColor"),
          .element("accessibilityOverrides"), .element("scenes")),
      ]),
    .container("objects"),
    .part(
      "placeholder", inherits: "object", [.part(.attribute("placeholderIdentifier"))]),
    .container("resources"),
    .part("namedColor", attributes: "name", children: [.part(.element("color"))]),
    .part("systemColor", attributes: "name", children: [.part(.element("color"))]),
    .part(
      "image",
      [
        .part(.attribute("name"), .attribute("catalog")),
        .designTime(.attribute("width"), .attribute("height"), .child("keyedArchiveRepresentation")),
      ]),
    .part("customFonts", [.part(.attribute("key"), .element("array"), .element("mutableArray"))]),
    .part("array", [.part(.attribute("key"), .element("string"))]),
    .part("mutableArray", [.part(.attribute("key"), .element("string"))]),

    .container("subviews"),
    .container("constraints"),
    .container("connections"),
    .container("userDefinedRuntimeAttributes"),
    .part(
      "constraint",
      [
        .part(
          .attribute("id"), .attribute("firstItem"), .attribute("firstAttribute"),
          .attribute("relation"), .attribute("secondItem"), .attribute("secondAttribute"),
          .attribute("multiplier"), .attribute("constant"), .attribute("priority"), .attribute("symbolic"),
          .attribute("symbolType"), .attribute("identifier"), .attribute("placeholder"),
          .attribute("customClass"), .attribute("customModule"), .attribute("customModuleProvider"),
          .element("variation"), .element("connections"), .element("userDefinedRuntimeAttributes")),
        .designTime(.attribute("userLabel"), .child("userComments")),
      ]),
    .part("viewLayoutGuide", attributes: "key", "id"),
    .part("outlet", attributes: "property", "destination", "id"),
    .part("outletCollection", attributes: "property", "destination", "id", "collectionClass", "appends"),
    .part("action", attributes: "selector", "destination", "eventType", "id"),
    .part(
      "variation",
      [
        .part(
          .attribute("key"), .attribute("constant"), .attribute("spacing"), .attribute("hidden"),
          .attribute("axis"), .attribute("distribution"), .attribute("alignment"), .element("mask"),
          .child("fontDescription")),
        .designTime(
          .attribute("misplaced"), .attribute("ambiguous"), .attribute("fixedFrame"), .child("frame")),
      ]),
    .part(
      "mask", [.part(.attribute("key"), .element("include"), .element("exclude"))]),
    .part("include", attributes: "reference"),
    .part("exclude", attributes: "reference"),
    .part(
      "userDefinedRuntimeAttribute",
      [
        .part(
          .attribute("type"), .attribute("keyPath"), .attribute("value"), .attribute("catalog"),
          .child("value"))
      ]),
    .part("integer", attributes: "key", "value"),
    .part("real", attributes: "key", "value"),
    .part("range", attributes: "key", "location", "length"),
    .part("bool", attributes: "key", "value"),
    .part(
      "accessibility",
      [
        .part(
          .attribute("key"), .attribute("label"), .attribute("hint"), .attribute("identifier"),
          .child("isElement"), .child("traits"), .child("label"), .child("hint"))
      ]),
    .part(
      "accessibilityTraits",
      attributes: "key", "none", "button", "link", "image", "selected", "playsSound", "keyboardKey",
      "staticText", "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header"),

    .part("rect", attributes: "key", "x", "y", "width", "height"),
    .part("point", attributes: "key", "x", "y"),
    .part("size", attributes: "key", "width", "height"),
    .part("inset", attributes: "key", "minX", "minY", "maxX", "maxY"),
    .part("edgeInsets", attributes: "key", "top", "left", "bottom", "right"),
    .part("directionalEdgeInsets", attributes: "key", "top", "leading", "bottom", "trailing"),
    .part(
      "autoresizingMask", attributes: "key", "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY",
      "heightSizable", "flexibleMaxY"),
    .part(
      "color", attributes: "key", "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace",
      "systemColor", "cocoaTouchSystemColor", "name", "catalog"),
    .part("nil", attributes: "key"),
    .part("null", attributes: "key"),
    .part("string", attributes: "key", "base64-UTF8"),
    .part("mutableString", attributes: "key", "base64-UTF8"),
    .part(
      "fontDescription", attributes: "key", "type", "weight", "pointSize", "style", "name", "family"),
    .part("font", attributes: "key", "name", "size", "metaFont"),
    .part("attributedString", attributes: "key", children: [.part(.element("fragment"))]),
    .part(
      "fragment",
      attributes: "content", children: [.part(.child("content"), .element("attributes"))]),
    .part(
      "attributes",
      [
        .part(
          .child("NSColor"), .child("NSFont"), .child("NSParagraphStyle"), .child("NSBackgroundColor"),
          .child("NSUnderline"), .child("NSKern"), .child("NSStrikethrough"))
      ]),
    .part(
      "paragraphStyle",
      [
        .part(
          .attribute("key"), .attribute("alignment"), .attribute("lineBreakMode"),
          .attribute("lineSpacing"), .attribute("minimumLineHeight"), .attribute("maximumLineHeight"),
          .attribute("lineHeightMultiple"), .attribute("paragraphSpacing"),
          .attribute("paragraphSpacingBefore"), .attribute("firstLineHeadIndent"), .attribute("headIndent"),
          .attribute("tailIndent"), .attribute("hyphenationFactor"), .attribute("baseWritingDirection"),
          .attribute("tighteningFactorForTruncation")),
        .designTime(.attribute("allowsDefaultTighteningForTruncation"), .element("tabStops")),
      ]),
    .part(
      "state",
      [
        .part(
          .attribute("key"), .attribute("title"), .attribute("image"), .attribute("backgroundImage"),
          .attribute("catalog"), .child("title"), .child("titleColor"), .child("titleShadowColor"),
          .child("attributedTitle"), .child("image"), .child("backgroundImage"),
          .child("preferredSymbolConfiguration"))
      ]),
    .part(
      "preferredSymbolConfiguration",
      attributes: "key", "configurationType", "scale", "weight", "pointSize", "renderingMode",
      children: [.part(.child("fontDescription"))]),
    .part(
      "dataDetectorType", attributes: "key", "phoneNumber", "link", "address", "calendarEvent",
      "shipmentTrackingNumber", "flightNumber", "lookupSuggestion", "none"),
    .part("imageReference", attributes: "key", "image", "catalog", "symbolScale", "renderingMode"),
    .part("date", attributes: "key", "timeIntervalSinceReferenceDate"),
    .part("locale", attributes: "key", "localeIdentifier"),
    .part("blurEffect", attributes: "style"),
    .part("vibrancyEffect", children: [.part(.element("blurEffect"))]),
    .part("extendedEdge", attributes: "key", "top", "left", "bottom", "right"),
    .part(
      "textAttributes", [.part(.attribute("key"), .child("fontDescription"), .child("textColor"))]),
    .container("scopeButtonTitles"),
  ]

  /// All elements that are known.
  static let catalog = views + controls + scrolling + others + parts
}
