extension ElementSchema {
  /// Plain views and what all views share. Order of the rows is the order of the archived keys.
  static let views: [ElementSchema] = [
    .abstract(
      "object",
      [
        .part(
          .attribute("id"), .attribute("key"), .attribute("customClass"),
          .attribute("customModule"), .attribute("customModuleProvider")),
        .part(.element("connections")),
        .part(.element("userDefinedRuntimeAttributes")),
        .part(.child("accessibilityConfiguration")),
        .part(.element("variation")),
        .designTime(
          .attribute("userLabel"), .child("userLabel"), .attribute("sceneMemberID"), .child("userComments"),
          .attribute("explicitIdentifier")),
        .designTime(.child("canvasLocation")),
        .designTime(.element("extendedProperties"), .child("ibExternalUserDefinedRuntimeAttributes")),
      ]),
    .object(
      "view", class: "UIView", inherits: "object",
      [
        .rule(Compilation.writeFrame, .child("frame")),
        .rule(Compilation.writeSubviews, key: "UISubviews", .element("subviews")),
        .color("backgroundColor", key: "UIBackgroundColor"),
        .constant(.bool(true), key: "UIDeepDrawRect"),
        .flag("opaque", key: "UIOpaque", absent: true),
        .flag("hidden", key: "UIHidden"),
        .inverted("userInteractionEnabled", key: "UIUserInteractionDisabled"),
        .flag("multipleTouchEnabled", key: "UIMultipleTouchEnabled"),
        .flag("autoresizesSubviews", key: "UIAutoresizeSubviews", absent: true),
        .rule(Compilation.writeAutoresizingMask, key: "UIAutoresizingMask", .child("autoresizingMask")),
        .word("contentMode", key: "UIContentMode", .contentMode, omits: 0),
        .flag("clipsSubviews", key: "UIClipsToBounds"),
        .flag("clearsContextBeforeDrawing", key: "UIClearsContextBeforeDrawing", absent: true, omits: true),
        .integer("tag", key: "UITag", omits: 0),
        .float("alpha", key: "UIAlpha", omits: 1),
        .color("tintColor", key: "UITintColor"),
        .rule(
          Compilation.writeMaskTranslation, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
          .attribute("translatesAutoresizingMaskIntoConstraints"), .attribute("fixedFrame")),
        .rule(Compilation.writeConstraints, key: "UIViewAutolayoutConstraints", .element("constraints")),
        .rule(
          Compilation.writeLayoutGuides, key: "UIViewLayoutGuides", .child("safeArea"), .child("keyboard"),
          .child("contentLayoutGuide"), .child("frameLayoutGuide")),
        .rule(
          Compilation.writeHugging, key: "UIViewContentHuggingPriority",
          .attribute("horizontalHuggingPriority"),
          .attribute("verticalHuggingPriority")),
        .rule(
          Compilation.writeCompression, key: "UIViewContentCompressionResistancePriority",
          .attribute("horizontalCompressionResistancePriority"),
          .attribute("verticalCompressionResistancePriority")),
        Row(
          sources: [.child("layoutMargins"), .child("directionalLayoutMargins")], key: "UIViewLayoutMargins",
          kind: .edgeInsets),
        .rule(
          Compilation.writePreservedMargins, key: "UIViewPreservesSuperviewMargins",
          .attribute("preservesSuperviewLayoutMargins")),
        .flag("layoutMarginsFollowReadableWidth", key: "UIViewLayoutMarginsFollowReadableWidth"),
        .rule(
          Compilation.writeSafeAreaInsets, key: "UIViewInsetsLayoutMarginsFromSafeArea",
          .attribute("insetsLayoutMarginsFromSafeArea")),
        .word(
          "semanticContentAttribute", key: "UIViewSemanticContentAttribute", .semanticContent, absent: 0),
        .constant(.null, key: "UIViewLargeContentStoredProperties"),
        .identifier("restorationIdentifier", key: "UIRestorationIdentifier"),
        // The recognisers themselves are attached by an outlet collection.
        .designTime(.element("gestureRecognizers")),
        .designTime(
          .attribute("misplaced"), .attribute("ambiguous"), .attribute("verifyAmbiguity"),
          .attribute("placeholderIntrinsicWidth"), .attribute("placeholderIntrinsicHeight"),
          .attribute("customClassReference")),
        .designTime(
          .child("simulatedStatusBarMetrics"), .child("simulatedTopBarMetrics"),
          .child("simulatedBottomBarMetrics"), .child("simulatedOrientationMetrics"),
          .child("simulatedDestinationMetrics"), .child("simulatedScreenMetrics"),
          .child("freeformSimulatedSizeMetrics"), .child("contentStretch")),
        .designTime(.element("animations"), .element("userGuides"), .child("frameInset")),
      ]),
    .object("containerView", class: "UIView", inherits: "view"),
    .object(
      "window", class: "UIWindow", inherits: "view",
      [
        .flag("visibleAtLaunch", key: "UIVisibleAtLaunch"),
        .flag("resizesToFullScreen", key: "UIResizesToFullScreen"),
      ]),
    .object(
      "stackView", class: "UIStackView", inherits: "view",
      overriding: [
        Row(
          sources: [.child("layoutMargins"), .child("directionalLayoutMargins")], key: "UIViewLayoutMargins",
          kind: .rule(Compilation.writeStackMargins))
      ],
      [
        .rule(Compilation.writeArrangedSubviews, key: "UIStackViewArrangedSubviews"),
        .word("axis", key: "UIStackViewAxis", .axis, absent: 0),
        .word("distribution", key: "UIStackViewDistribution", .stackDistribution, absent: 0),
        .word("alignment", key: "UIStackViewAlignment", .stackAlignment, absent: 0),
        .rule(
          Compilation.writeStackSpacing, key: "UIStackViewSpacing", .attribute("spacing"),
          .attribute("spacingType")),
        .flag("baselineRelativeArrangement", key: "UIStackViewBaselineRelative", omits: nil),
        .rule(
          Compilation.writeMarginsRelative, key: "UIStackViewLayoutMarginsRelative",
          .attribute("layoutMarginsRelativeArrangement")),
      ]),
    .object(
      "visualEffectView", class: "UIVisualEffectView", inherits: "view",
      [
        .rule(
          Compilation.writeVisualEffect, key: "UIVisualEffectViewEffect", .element("blurEffect"),
          .element("vibrancyEffect")),
        .constant(.null, key: "UIVisualEffectViewGroupName"),
        .rule(
          Compilation.writeVisualEffectContent, key: "UIVisualEffectViewContentView", .child("contentView")),
      ]),
    .object(
      "imageView", class: "UIImageView", inherits: "view",
      [
        .image("image", key: "UIImage"),
        .image("highlightedImage", key: "UIHighlightedImage"),
        .flag("highlighted", key: "UIHighlighted"),
        .part(.attribute("catalog"), .child("preferredSymbolConfiguration"), .attribute("symbolType")),
        .flag(
          "adjustsImageSizeForAccessibilityContentSizeCategory",
          key: "UIAdjustsImageSizeForAccessibilityContentSizeCategory"),
      ]),
    .object(
      "activityIndicatorView", class: "UIActivityIndicatorView", inherits: "view", hugging: (750, 750),
      [
        .rule(Compilation.writeActivityStyle, key: "UIActivityIndicatorViewStyle", .attribute("style")),
        .flag("hidesWhenStopped", key: "UIHidesWhenStopped", absent: false, omits: true),
        .flag("animating", key: "UIAnimating"),
        .color("color", key: "UIColor"),
      ]),
    .object(
      "progressView", class: "UIProgressView", inherits: "view", hugging: (250, 750),
      [
        .word("progressViewStyle", key: "UIProgressViewStyle", .progressStyle, omits: 0),
        .float("progress", key: "UIProgress", omits: 0),
        .color("progressTintColor", key: "UIProgressProgressTintColor"),
        .color("trackTintColor", key: "UIProgressTrackTintColor"),
      ]),
    .object(
      "pickerView", class: "UIPickerView", inherits: "view", hugging: (-1, -1),
      [
        .constant(.bool(true), key: "UIAllowSelectingCells"),
        .flag("showsSelectionIndicator", key: "UIShowsSelectionBar"),
      ]),
    .object(
      "webView", class: "UIWebView", inherits: "view",
      [
        .rule(Compilation.writeDataDetectors, key: "UIDataDetectorTypes", .child("dataDetectorTypes")),
        .flag("scalesPageToFit", key: "UIScalesPageToFit"),
      ]),
    .object(
      "wkWebView", class: "WKWebView", inherits: "view",
      [
        .object("configuration", key: "configuration"),
        .flag("allowsBackForwardNavigationGestures", key: "allowsBackForwardNavigationGestures", omits: nil),
        .rule(Compilation.writeUserAgent, key: "customUserAgent", .attribute("customUserAgent")),
        .flag("allowsLinkPreview", key: "allowsLinkPreview", omits: nil),
      ]),
    .object(
      "wkWebViewConfiguration", class: "WKWebViewConfiguration", inherits: nil, listed: false,
      [
        .part(.attribute("key")),
        .constant(.object("WKProcessPool"), key: "processPool"),
        .object("preferences", key: "preferences"),
        .constant(.object("WKUserContentController"), key: "userContentController"),
        .rule(Compilation.writeWebDataStore, key: "websiteDataStore"),
        .flag("suppressesIncrementalRendering", key: "suppressesIncrementalRendering", omits: nil),
        .constant(.null, key: "applicationNameForUserAgent"),
        .flag(
          "allowsAirPlayForMediaPlayback", key: "allowsAirPlayForMediaPlayback", absent: true, omits: nil),
        .constant(.bool(true), key: "drawsBackground"),
        .rule(Compilation.writeAllDataDetectors, key: "dataDetectorTypes", .child("dataDetectorTypes")),
        .flag("allowsInlineMediaPlayback", key: "allowsInlineMediaPlayback", omits: nil),
        .constant(.bool(false), key: "allowsInlineMediaPlaybackAfterFullscreen"),
        .rule(
          Compilation.writeMediaTypes, key: "mediaTypesRequiringUserActionForPlayback",
          .child("mediaTypesRequiringUserActionForPlayback")),
        .word(
          "selectionGranularity", key: "selectionGranularity", ["dynamic": 0, "character": 1], absent: 0),
        .flag(
          "allowsPictureInPictureMediaPlayback", key: "allowsPictureInPictureMediaPlayback", absent: true,
          omits: nil),
        .constant(.bool(false), key: "ignoresViewportScaleLimits"),
        .constant(.integer(0), key: "dragLiftDelay"),
        .constant(.bool(true), key: "textInteractionGesturesEnabled"),
        .constant(.bool(true), key: "longPressActionsEnabled"),
        .constant(.bool(false), key: "systemPreviewEnabled"),
        .constant(.bool(true), key: "shouldDecidePolicyBeforeLoadingQuickLookPreview"),
      ]),
    .object(
      "wkPreferences", class: "WKPreferences", inherits: nil, listed: false,
      [
        .part(.attribute("key")),
        .double("minimumFontSize", key: "minimumFontSize", absent: 0),
        .flag(
          "javaScriptCanOpenWindowsAutomatically", key: "javaScriptCanOpenWindowsAutomatically", omits: nil),
        .flag("javaScriptEnabled", key: "javaScriptEnabled", absent: true, omits: nil),
        .constant(.bool(true), key: "textInteractionEnabled"),
      ]),
    .part("audiovisualMediaTypes", attributes: "key", "none", "audio", "video"),
    .object(
      "mapView", class: "MKMapView", inherits: "view",
      [
        .word("mapType", key: "MKMapType", .mapType, omits: 0),
        .flag("zoomEnabled", key: "MKZoomEnabled", absent: true, omits: nil),
        .flag("scrollEnabled", key: "MKScrollEnabled", absent: true, omits: nil),
        .flag("rotateEnabled", key: "MKRotateEnabled", absent: true, omits: nil),
        .flag("pitchEnabled", key: "MKPitchEnabled", absent: true, omits: nil),
        .flag("showsUserLocation", key: "MKShowsUserLocation"),
        .flag("showsBuildings", key: "MKShowsBuildings", absent: true, omits: true),
        .flag("showsCompass", key: "MKShowsCompass", absent: true, omits: true),
        .flag("showsScale", key: "MKShowsScaleKey"),
        .flag("showsTraffic", key: "MKShowsTraffic"),
        .flag("showsPointsOfInterest", key: "MKShowsPointsOfInterest", absent: true, omits: true),
      ]),
    .object("glkView", class: "GLKView", inherits: "view"),
    .object("mtkView", class: "MTKView", inherits: "view"),
    .object("skView", class: "SKView", inherits: "view"),
    .object("sceneKitView", class: "SCNView", inherits: "view"),
    .object("arscnView", class: "ARSCNView", inherits: "view"),
  ]
}
