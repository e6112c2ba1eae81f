/// A sum of terms and a constant.
public struct LinearExpression: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The terms; a variable may occur several times.
  public var terms: [Term]
  /// The part without a variable.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is just `variable`.
  public init(_ variable: Variable) {
    self.init([Term(1, variable)])
  }

  /// Makes a constant expression.
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  /// Makes a constant expression.
  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }

  /// The sum of two expressions.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: Self) -> Self {
    left + -1 * right
  }

  /// An expression multiplied by a number.
  public static func * (factor: Double, expression: Self) -> Self {
    Self(
      expression.terms.map { Term(factor * $0.coefficient, $0.variable) },
      constant: factor * expression.constant)
  }
}

extension Variable {
  /// A multiple of the variable.
  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression([Term(factor, variable)])
  }

  /// The sum of a variable and an expression.
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression([Term(1, left), Term(1, right)])
  }

  /// A variable less an expression.
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression([Term(1, left), Term(-1, right)])
  }
}
