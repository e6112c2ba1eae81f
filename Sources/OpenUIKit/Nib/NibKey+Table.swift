import NibArchive

extension NibKey {
  private static let all = allCases
  private static let names = ByteNameTable(allCases.map(\.rawValue))

  /// The keys of an archive's key table, ``unknown`` for those that this toolkit doesn't know.
  static func table(for archive: NibArchive) -> [NibKey] {
    archive.keys.map { range in
      archive.withBytes(of: range) { bytes in names.index(of: bytes).map { all[$0] } ?? .unknown }
    }
  }

  /// Which class between UIView and its leaves decodes the key, for objects that are views.
  var level: NibTemplate.Level {
    switch self {
    case .bounds, .center, .subviews, .backgroundColor, .deepDrawRect, .hidden, .opaque,
      .userInteractionDisabled,
      .multipleTouchEnabled, .autoresizeSubviews, .autoresizingMask, .contentMode, .clipsToBounds,
      .clearsContextBeforeDrawing, .tag, .alpha, .tintColor,
      .viewDoesNotTranslateAutoresizingMaskIntoConstraints,
      .viewAutolayoutConstraints, .viewLayoutGuides, .viewContentHuggingPriority,
      .viewContentCompressionResistancePriority, .viewLayoutMargins, .viewPreservesSuperviewMargins,
      .viewPreservesSpecificSuperviewMargins, .viewInsetsLayoutMarginsFromSafeArea,
      .viewSemanticContentAttribute, .viewLargeContentStoredProperties, .viewLocalOverrideTraitCollection,
      .contentStretch, .restorationIdentifier, .scrollViewFrameLayoutGuide, .scrollViewContentLayoutGuide:
      .view
    case .disabled, .selected, .highlighted, .contentHorizontalAlignment, .contentVerticalAlignment,
      .bouncesZoom,
      .bounceEnabled, .scrollDisabled, .pagingEnabled, .directionalLockEnabled, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .showsHorizontalScrollIndicator, .showsVerticalScrollIndicator,
      .indicatorStyle,
      .keyboardDismissMode, .delaysContentTouches, .canCancelContentTouches, .minimumZoomScale,
      .maximumZoomScale,
      .contentInset, .scrollIndicatorInsets, .contentSize, .contentOffset,
      .scrollViewContentInsetAdjustmentBehavior, .scrollViewIndicatorInsetAdjustmentBehavior,
      .verticalScrollIndicatorInsets,
      .horizontalScrollIndicatorInsets, .refreshControl:
      .middle
    default: .own
    }
  }
}
