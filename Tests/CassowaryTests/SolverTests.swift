import Cassowary
import Testing

@Suite struct SolverTests {
  private let solver = Solver()

  private func isNear(_ variable: Variable, _ value: Double) -> Bool {
    abs(solver.value(of: variable) - value) < 1e-6
  }

  /// The example of section 2.1 of Badros, Borning and Stuckey's paper: a point between two others, all on a
  /// line of length 100, at least 10 apart.
  @Test func solvesTheMidpointExampleOfThePaper() throws {
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(2 * middle, .equal, left + right))
    try solver.add(LinearConstraint(left + 10, .lessThanOrEqual, LinearExpression(right)))
    try solver.add(LinearConstraint(LinearExpression(right), .lessThanOrEqual, 100))
    try solver.add(LinearConstraint(LinearExpression(left), .greaterThanOrEqual, 0))
    try solver.beginEditing(middle, priority: 999)
    try solver.suggest(50, for: middle)
    try solver.solve()
    #expect(isNear(middle, 50))
    try solver.suggest(200, for: middle)
    try solver.solve()
    #expect(isNear(middle, 95) && isNear(left, 90) && isNear(right, 100))
  }

  @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() throws {
    let width = solver.makeVariable()
    for _ in 0..<300 { try solver.add(LinearConstraint(LinearExpression(width), .equal, 10, priority: 750)) }
    try solver.add(LinearConstraint(LinearExpression(width), .equal, 30, priority: Priority(750.5)))
    #expect(isNear(width, 30))
  }

  @Test func violatesAnInequalityOnlyAsFarAsNeeded() throws {
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(left + width, .lessThanOrEqual, 320))
    try solver.add(LinearConstraint(LinearExpression(left), .equal, 20))
    try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, 400, priority: .high))
    #expect(isNear(width, 300))
  }

  @Test func removingADefinitionThatOthersUseSetsItsVariableFree() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let definition = try solver.add(LinearConstraint(LinearExpression(first), .equal, 10))
    try solver.add(LinearConstraint(second - first, .equal, 5))
    try solver.add(LinearConstraint(LinearExpression(second), .greaterThanOrEqual, 12))
    try solver.add(LinearConstraint(LinearExpression(second), .equal, 40, priority: .low))
    #expect(isNear(second, 15))
    solver.remove(definition)
    #expect(isNear(second, 40) && isNear(first, 35))
    try solver.add(LinearConstraint(LinearExpression(first), .equal, 8))
    #expect(isNear(second, 13))
  }

  @Test func keepsARequiredEquationThatIsAlreadyImplied() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let one = try solver.add(LinearConstraint(first + second, .equal, 10))
    try solver.add(LinearConstraint(first - second, .equal, 2))
    try solver.add(LinearConstraint(LinearExpression(first), .equal, 6))
    solver.remove(one)
    #expect(isNear(first, 6) && isNear(second, 4))
  }

  @Test func namesTheConstraintsThatContradictANewOne() throws {
    let left = solver.makeVariable(named: "left")
    let width = solver.makeVariable(named: "width")
    let unrelated = solver.makeVariable(named: "height")
    let first = try solver.add(LinearConstraint(LinearExpression(left), .greaterThanOrEqual, 20))
    try solver.add(LinearConstraint(LinearExpression(unrelated), .equal, 44))
    let second = try solver.add(LinearConstraint(left + width, .lessThanOrEqual, 100))
    #expect {
      try solver.add(LinearConstraint(LinearExpression(width), .equal, 90))
    } throws: { error in
      guard let error = error as? SolverError else { return false }
      return error.kind == .unsatisfiable && Set(error.constraints) == [first, second]
        && error.description.contains("“width = 90.0” contradicts")
        && error.description.contains("“left >= 20.0”")
    }
    #expect(isNear(unrelated, 44))
  }

  @Test func aRefusedConstraintLeavesTheSolverAsItWas() throws {
    let width = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
    try solver.add(LinearConstraint(LinearExpression(width), .equal, 200, priority: .high))
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, 150))
    }
    #expect(isNear(width, 100))
    try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 80))
    #expect(isNear(width, 80))
  }

  @Test func recoversFromAnImpossibleConstantOnceAConstraintIsRemoved() throws {
    let width = solver.makeVariable()
    let upper = try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
    let lower = try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, 50))
    try solver.setConstant(-120, of: lower)
    #expect {
      try solver.solve()
    } throws: {
      ($0 as? SolverError).map { Set($0.constraints) == [upper, lower] } ?? false
    }
    solver.remove(upper)
    try solver.solve()
    #expect(isNear(width, 120))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func rejectsNumbersThatAreNotFinite(number: Double) {
    let width = solver.makeVariable()
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint(number * width, .equal, 1))
    }
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint(LinearExpression(width), .equal, LinearExpression(constant: number)))
    }
  }

  @Test func addsUpTermsOfTheSameVariable() throws {
    let width = solver.makeVariable()
    try solver.add(LinearConstraint(width + (2 * width - LinearExpression(width)), .equal, 30))
    #expect(isNear(width, 15))
  }

  @Test func aConstraintWithoutVariablesIsMetOrRefused() throws {
    try solver.add(LinearConstraint(3, .lessThanOrEqual, 4))
    try solver.add(LinearConstraint(5, .lessThanOrEqual, 4, priority: .low))
    #expect(throws: SolverError.self) { try solver.add(LinearConstraint(5, .lessThanOrEqual, 4)) }
  }

  @Test func tellsWhichVariablesAreAmbiguous() throws {
    let (fixed, free, bounded, hugged) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(LinearConstraint(LinearExpression(fixed), .equal, 10))
    try solver.add(LinearConstraint(LinearExpression(bounded), .greaterThanOrEqual, LinearExpression(fixed)))
    try solver.add(LinearConstraint(LinearExpression(hugged), .greaterThanOrEqual, LinearExpression(fixed)))
    try solver.add(LinearConstraint(LinearExpression(hugged), .lessThanOrEqual, 0, priority: .low))
    #expect(!solver.isAmbiguous(fixed) && !solver.isAmbiguous(hugged))
    #expect(solver.isAmbiguous(free) && solver.isAmbiguous(bounded))
  }

  @Test func forgetsHandlesOfRemovedConstraints() throws {
    let width = solver.makeVariable()
    let old = try solver.add(LinearConstraint(LinearExpression(width), .equal, 10))
    solver.remove(old)
    let new = try solver.add(LinearConstraint(LinearExpression(width), .equal, 20))
    solver.remove(old)
    #expect(!solver.contains(old) && solver.contains(new) && isNear(width, 20))
  }

  /// Whichever order constraints come in, chains of definitions are put into an order that can be evaluated.
  @Test(arguments: 1...40) func theOrderOfAddingDoesNotMatter(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let edges = (0..<60).map { _ in solver.makeVariable() }
    var constraints = [LinearConstraint(LinearExpression(edges[0]), .equal, 8)]
    for index in 1..<edges.count {
      let other = Int.random(in: max(0, index - 5)..<index, using: &generator)
      constraints.append(
        LinearConstraint(edges[index] - edges[other], .equal, LinearExpression(constant: 10)))
    }
    var expected = [8.0]
    for index in 1..<edges.count {
      let other = constraints[index].expression.terms[1].variable
      expected.append(expected[edges.firstIndex(of: other) ?? 0] + 10)
    }
    for constraint in constraints.shuffled(using: &generator) { try solver.add(constraint) }
    for (edge, value) in zip(edges, expected) { #expect(isNear(edge, value)) }
  }
}
