/// How an expression compares with zero.
public enum Relation: Sendable, BitwiseCopyable {
  /// At most.
  case lessThanOrEqual
  /// Exactly.
  case equal
  /// At least.
  case greaterThanOrEqual
}

/// A linear equation or inequality, `expression relation 0`, with a priority.
public struct LinearConstraint: Equatable, Sendable {
  /// The left side; the right side is zero.
  public var expression: LinearExpression
  /// How the expression compares with zero.
  public var relation: Relation
  /// How strongly the constraint holds.
  public var priority: Priority

  /// Makes the constraint `expression relation 0`.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Makes the constraint `left relation right`.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    self.init(left - right, relation, priority: priority)
  }
}

/// The handle of a constraint that a ``Solver`` holds.
///
/// Handles aren't used twice: one whose constraint was removed stays unknown for good.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let serial: UInt32
}
