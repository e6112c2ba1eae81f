public import Foundation

/// A relation between attributes of one or two items: `first.attribute = multiplier × second.attribute + constant`.
///
/// Solving is the layout engine's; here it is data, and held by a view once active.
open class NSLayoutConstraint: NSObject, NSCoding, NibAwakening {
  // Items aren't owned: the views own the constraint. Unowned rather than unmanaged, so that looking at an item
  // that is gone stops the program instead of reading what isn't there.
  @exclusivity(unchecked) final unowned var first: AnyObject?
  @exclusivity(unchecked) final unowned var second: AnyObject?
  @exclusivity(unchecked) final var storedFirstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) final var storedSecondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) final var storedRelation = Relation.equal
  @exclusivity(unchecked) final var storedArchived = true
  /// What is known of the constant and the items, see `NSLayoutConstraint+Nib`.
  @exclusivity(unchecked) final var layoutFlags: UInt8 = 0
  @exclusivity(unchecked) final var storedPriority: Float = 1000
  @exclusivity(unchecked) final var storedMultiplier: CGFloat = 1
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) final var storedIdentifier: String?
  /// The view that holds the constraint, which is active then.
  @exclusivity(unchecked) final unowned(unsafe) var holder: UIView?
  /// The place of the constraint in the layout engine of its tree, -1 before.
  @exclusivity(unchecked) final var layoutIndex: Int32 = -1

  /// A constraint between attributes of two items; nothing happens until it is active.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first as AnyObject, firstAttribute, relation, second as AnyObject?, secondAttribute,
      multiplier: multiplier,
      constant: constant)
  }

  init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = secondAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    super.init()
  }

  /// A constraint without items.
  public override init() { super.init() }

  /// A constraint from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    if NibCoder.decodes(coder) { decode(unsafeDowncast(coder, to: NibCoder.self)) }
  }

  /// Constraints aren't encoded here.
  open func encode(with coder: NSCoder) {}

  /// The item on the left-hand side.
  public final var firstItem: AnyObject? { first }
  /// The item on the right-hand side, nil if there is none.
  public final var secondItem: AnyObject? { second }
  /// What of the first item is meant.
  public final var firstAttribute: Attribute { storedFirstAttribute }
  /// What of the second item is meant.
  public final var secondAttribute: Attribute { storedSecondAttribute }
  /// How both sides relate.
  public final var relation: Relation { storedRelation }
  /// What the second attribute is multiplied with.
  public final var multiplier: CGFloat { storedMultiplier }

  /// What is added, in points. May be changed at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      if holder != nil { constantDidChange() }
    }
  }

  /// How much the constraint matters. An active constraint can't become required, or stop being it.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(storedPriority) }
    set {
      guard newValue.rawValue != storedPriority else { return }
      precondition(
        holder == nil || (newValue.rawValue < 1000) == (storedPriority < 1000),
        "NSInternalInconsistencyException: the priority of an active constraint can't change from or to required"
      )
      storedPriority = newValue.rawValue
      if holder != nil { priorityDidChange() }
    }
  }

  /// Whether the constraint takes part in layout. Activating adds it to the nearest common ancestor of its items;
  /// without one it is an error.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Whether owners should encode the constraint.
  open var shouldBeArchived: Bool {
    get { storedArchived }
    set { storedArchived = newValue }
  }

  /// A name for debugging.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
