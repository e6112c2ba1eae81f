import NibArchive

extension NibKey {
  /// What is known of a key: what resolving a value under it asks for.
  struct Meaning: BitwiseCopyable {
    /// How values under the key are read besides by their type.
    enum Use: UInt8 {
      case ordinary
      /// Data is bytes, even if they look like geometry.
      case rawData
      /// Text is two numbers in braces, if it spells them.
      case priorities
      /// Collections are read as one immutable object.
      case sharedCollection
    }

    let key: NibKey
    let level: NibTemplate.Level
    let use: Use

    init(_ key: NibKey) {
      self.key = key
      level = key.level
      use =
        switch key {
        case .nsBytes, .archiveData, .nsRGB, .nsWhite, .nsAttributeInfo: .rawData
        case .viewContentHuggingPriority, .viewContentCompressionResistancePriority: .priorities
        default: NibStandardClasses.reader(ofCollectionUnder: key) == nil ? .ordinary : .sharedCollection
        }
    }
  }

  // Never freed.
  nonisolated(unsafe) private static let meanings: UnsafePointer<Meaning> = {
    let all = UnsafeMutablePointer<Meaning>.allocate(capacity: allCases.count)
    for (index, key) in allCases.enumerated() { (all + index).initialize(to: Meaning(key)) }
    return UnsafePointer(all)
  }()

  private static let names = ByteNameTable(allCases.map(\.rawValue))
  private static let unknownMeaning = Meaning(.unknown)

  /// Fills `table` with what the keys of an archive mean, whose names are in `bytes`: ``unknown`` for those that this
  /// toolkit doesn't know.
  static func fill(
    _ table: UnsafeMutableBufferPointer<Meaning>, for keys: UnsafeBufferPointer<NibArchive.ByteRange>,
    in bytes: UnsafeRawBufferPointer
  ) {
    let names = names
    let meanings = meanings
    let unknown = unknownMeaning
    for (index, range) in keys.enumerated() {
      let name = UnsafeRawBufferPointer(rebasing: bytes[Int(range.start)..<range.end])
      table.initializeElement(at: index, to: names.index(of: name).map { meanings[$0] } ?? unknown)
    }
  }

  /// Which class between UIView and its leaves decodes the key, for objects that are views; of UIView's keys, whether
  /// the value makes or refers to something, or is plain.
  var level: NibTemplate.Level {
    switch self {
    case .subviews, .backgroundColor, .tintColor, .viewAutolayoutConstraints, .viewLayoutGuides,
      .viewLayoutMargins,
      .scrollViewContentLayoutGuide, .scrollViewFrameLayoutGuide, .restorationIdentifier:
      .parts
    case .bounds, .center, .deepDrawRect, .hidden, .opaque,
      .userInteractionDisabled,
      .multipleTouchEnabled, .autoresizeSubviews, .autoresizingMask, .contentMode, .clipsToBounds,
      .clearsContextBeforeDrawing, .tag, .alpha,
      .viewDoesNotTranslateAutoresizingMaskIntoConstraints,
      .viewContentHuggingPriority, .viewContentCompressionResistancePriority, .viewPreservesSuperviewMargins,
      .viewPreservesSpecificSuperviewMargins, .viewInsetsLayoutMarginsFromSafeArea,
      .viewSemanticContentAttribute, .viewLargeContentStoredProperties, .viewLocalOverrideTraitCollection,
      .contentStretch:
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
