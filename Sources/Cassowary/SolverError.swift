/// What a solver can't do.
public struct SolverError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable {
    /// The required constraints contradict each other.
    case unsatisfiable
    /// A coefficient or constant is infinite or not a number.
    case notFinite
  }

  /// The kind; errors are equal when their kinds are.
  public let kind: Kind

  /// The required constraints in the solver that contradict each other, none of which can be left out of the
  /// contradiction. When ``Solver/add(_:)`` throws, they contradict the constraint that was to be added, which
  /// isn't among them.
  public let constraints: [ConstraintID]

  /// One sentence that says what is wrong and what to do.
  public let description: String

  /// Whether two errors are of the same kind.
  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind
  }
}
