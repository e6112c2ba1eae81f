public import Foundation

/// One attribute of an item, for making constraints by name and with checked types.
///
/// Generic over the kind of anchor, so that edges of different directions can't be mixed.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Strong, as UIKit's anchors hold their item: an anchor is short-lived.
  final let anchoredItem: AnyObject
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    anchoredItem = item
    self.attribute = attribute
    super.init()
  }

  /// The item's name for debugging.
  public final var name: String { "\(type(of: anchoredItem)).\(attribute)" }
  /// The item.
  public final var item: AnyObject? { anchoredItem }

  final func constrain(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      anchoredItem, attribute, relation, other?.anchoredItem, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// This anchor at the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constrain(.equal, anchor, constant: 0)
  }
  /// This anchor at or past the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constrain(.greaterThanOrEqual, anchor, constant: 0)
  }
  /// This anchor at or before the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constrain(.lessThanOrEqual, anchor, constant: 0)
  }
  /// This anchor `constant` points past the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    constrain(.equal, anchor, constant: constant)
  }
  /// This anchor at least `constant` points past the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { constrain(.greaterThanOrEqual, anchor, constant: constant) }
  /// This anchor at most `constant` points past the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { constrain(.lessThanOrEqual, anchor, constant: constant) }
}

/// A vertical line of an item: an edge or the middle.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This line a multiple of the standard space after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constrain(.equal, anchor, constant: 8 * multiplier) }
}

/// A horizontal line of an item: an edge, the middle or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This line a multiple of the standard space below the other.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constrain(.equal, anchor, constant: 8 * multiplier) }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This dimension with a fixed value, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constrain(.equal, nil, constant: constant)
  }
  /// This dimension with a least value, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constrain(.greaterThanOrEqual, nil, constant: constant)
  }
  /// This dimension with a largest value, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constrain(.lessThanOrEqual, nil, constant: constant)
  }
  /// This dimension a multiple of the other, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constrain(.equal, anchor, multiplier: multiplier, constant: constant) }
  /// This dimension at least a multiple of the other, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constrain(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
  /// This dimension at most a multiple of the other, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constrain(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}
