extension Row {
  /// What a special row does. Each case names the code in `Compilation` that reads and writes it.
  enum Special: String, Sendable {
    /// Attributes and children that the reader of the enclosing part knows.
    case part
    /// The object's own identity: id, key and custom class.
    case identity
    /// `rect key="frame"`: bounds and centre.
    case frame
    /// A list of objects that becomes a mutable array.
    case objectList
    /// A list of objects that becomes an array.
    case immutableObjectList
    case autoresizingMask
    /// The two hugging priorities, written together unless they are the class's own.
    case hugging
    /// The two compression-resistance priorities.
    case compression
    case constraints
    case layoutGuides
    case insetsFromSafeArea
    case preservedMargins
    case connections
    case runtimeAttributes
    case accessibility
    case variation
    case labelText
    case labelFont
    case labelTextColor
    case labelFontScaling
    case attributedText
    case textColorFlag
    case buttonStates
    case buttonFont
    case textViewText
    case textViewAttributedText
    case textViewTextColor
    case translatesMask
    case arrangedSubviews
    case stackMargins
    case marginsRelative
    case stackSpacing
    case segments
    case selectedSegment
    case activityStyle
    case date
    case dataDetectors
    case tableStyle
    case separatorStyle
    case separatorInset
    case tableData
    case prototypes
    case tableCellSubviews
    case cellLabels
    case cellBackground
    case selectionFollowsFocus
    case tableBackground
    case itemSize
    case webDataStore
    case userAgent
    case mediaTypes
    case dataDetectorNumber
    case visualEffect
    case visualEffectContent
    case tapRecognizer
    case barTranslucence
    case systemItem
    case edges
    case labelTextAlignment
    case shadowOffset
    case buttonConfiguration
    case textFieldFont
    case textFieldTextColor
    case attributedLine
    case locale
    case titleTextAttributes
    case searchBarText
    case searchBarTraits
    case scopeButtons
    case navigationItems
    case navigationBarReference
    case tabBarSystemItem
    case viewControllers
    case collectionPrototypes
    case collectionCellSubviews
  }

  static func special(_ special: Special, key: String = "", sources: [Source]) -> Row {
    Row(sources: sources, key: key, kind: .special(special))
  }
}
