import Foundation

/// The classes that archives name and this toolkit knows.
enum NibStandardClasses {
  /// What a class name stands for.
  enum Entry {
    /// A class whose objects are made, or a function that reads immutable objects of Foundation.
    case known(NibClass)
    /// Text.
    case string
    /// A number.
    case number
    /// An array, set or dictionary, read in place.
    case collection
    /// File's Owner, First Responder or an external object.
    case proxy
    /// An object whose class is named by its values.
    case swapper
    /// A custom object without a class of its own.
    case customObject
    /// A record that another class reads in place.
    case helper
  }

  /// What `name` stands for, nil if nobody knows it.
  static func entry(named name: UnsafeRawBufferPointer) -> Entry? {
    table.index(of: name).map { entries[$0].entry }
  }

  /// Reads the collection under `key` as one immutable object, for keys whose collections hold nothing else.
  static func reader(ofCollectionUnder key: NibKey) -> ((NibValue, NibCoder) -> AnyObject?)? {
    switch key {
    case .buttonStatefulContent: { value, nib in ButtonContents(value, nib) }
    default: nil
    }
  }

  private static let table = ByteNameTable(names)

  /// All class names that are known.
  static var names: [String] { entries.map(\.name) }

  // Made once, as asking what a class conforms to takes long.
  private static let entries: [(name: String, entry: Entry)] = {
    var all = foundation
    for (name, type) in core + more {
      guard let known = NibClass(decodable: type, name: name, isCustom: false) else { continue }
      all.append((name, .known(known)))
    }
    for name in records + helpers { all.append((name, .helper)) }
    return all
  }()

  private static var foundation: [(name: String, entry: Entry)] {
    [
      ("NSString", .string), ("NSMutableString", .string), ("NSLocalizableString", .string),
      ("NSNumber", .number),
      ("NSArray", .collection), ("NSMutableArray", .collection), ("NSSet", .collection),
      ("NSMutableSet", .collection), ("NSOrderedSet", .collection), ("NSMutableOrderedSet", .collection),
      ("NSDictionary", .collection), ("NSMutableDictionary", .collection),
      shared("NSData", NibFoundation.data), shared("NSMutableData", NibFoundation.data),
      shared("NSDate", NibFoundation.date),
      shared("NSAttributedString", NibFoundation.attributedString),
      shared("NSMutableAttributedString", NibFoundation.attributedString),
      ("UIProxyObject", .proxy), ("UIClassSwapper", .swapper), ("UICustomObject", .customObject),
    ]
  }

  private static func shared(_ name: String, _ read: @escaping (NibCoder) -> AnyObject?) -> (String, Entry) {
    (name, .known(NibClass(sharing: read, name: name)))
  }

  private static var core: [(name: String, type: any (NSObject & NSCoding).Type)] {
    [
      ("UIView", UIView.self), ("UIWindow", UIWindow.self), ("UIControl", UIControl.self),
      ("NSLayoutConstraint", NSLayoutConstraint.self),
      ("NSIBPrototypingLayoutConstraint", NSLayoutConstraint.self),
      ("_UILayoutSupportConstraint", NSLayoutConstraint.self),
      ("UILayoutGuide", UILayoutGuide.self), ("_UIScrollViewLayoutGuide", UILayoutGuide.self),
      ("_UILayoutGuide", UIView.self),
      ("UIGestureRecognizer", UIGestureRecognizer.self),
      ("UITapGestureRecognizer", UITapGestureRecognizer.self),
      ("UISwipeGestureRecognizer", UISwipeGestureRecognizer.self),
      ("UIPanGestureRecognizer", UIPanGestureRecognizer.self),
      ("UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self),
      ("UILongPressGestureRecognizer", UILongPressGestureRecognizer.self),
      ("UIPinchGestureRecognizer", UIPinchGestureRecognizer.self),
      ("UIRotationGestureRecognizer", UIRotationGestureRecognizer.self),
      ("UITraitCollection", UITraitCollection.self), ("UINib", UINib.self),
    ]
  }

  /// Records of the nib itself, and values that only runtime attributes have.
  private static var records: [String] {
    [
      "NSObject", "NSValue", "UIRuntimeOutletConnection", "UIRuntimeOutletCollectionConnection",
      "UIRuntimeEventConnection", "UINibKeyValuePair", "UIRuntimeAccessibilityConfiguration",
      "_UITraitStorageList", "_UIRelationshipTraitStorage", "_UIRelationshipTraitStorageRecord",
      "_UIAttributeTraitStorage", "_UIAttributeTraitStorageRecord", "_NSLayoutConstraintConstant",
      "UITapRecognizer", "_UITableViewCellSeparatorView",
    ]
  }
}
