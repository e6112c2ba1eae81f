/// An unknown of a ``Solver``: any real number, positive or negative.
///
/// Made by ``Solver/makeVariable(named:)`` and of use only with the solver that made it.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
}

/// A multiple of a variable.
public struct Term: Equatable, Sendable, BitwiseCopyable {
  /// The factor in front of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  /// Makes the term `coefficient · variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
