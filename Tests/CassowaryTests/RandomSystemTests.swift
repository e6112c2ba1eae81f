import Cassowary
import Testing

@Suite struct RandomSystemTests {
  /// A solver and the reference system it should agree with, changed in step.
  private struct Pair {
    let solver = Solver()
    var variables: [Variable]
    var ids: [ConstraintID] = []
    var reference: ReferenceSystem

    init(variableCount: Int) {
      let solver = solver
      variables = (0..<variableCount).map { _ in solver.makeVariable() }
      reference = ReferenceSystem(variableCount: variableCount, items: [])
    }

    /// Adds to both unless the reference says that the constraint contradicts others, and compares verdicts.
    mutating func add(_ item: ReferenceSystem.Item) -> Bool {
      var extended = reference
      extended.items.append(item)
      let isPossible = extended.leastViolations() != nil
      let terms = zip(item.coefficients, variables).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
      let constraint = LinearConstraint(
        LinearExpression(terms, constant: item.constant), item.relation, priority: Priority(item.priority))
      do throws(SolverError) {
        ids.append(try solver.add(constraint))
        reference = extended
        return isPossible
      } catch {
        return !isPossible && error.kind == .unsatisfiable && conflictIsReal(error, with: item)
      }
    }

    /// Whether the named constraints alone contradict the new one, and all of them are needed for that.
    private func conflictIsReal(_ error: SolverError, with item: ReferenceSystem.Item) -> Bool {
      let named = error.constraints.compactMap { ids.firstIndex(of: $0) }.map { reference.items[$0] }
      guard named.count == error.constraints.count else { return false }
      let all = ReferenceSystem(variableCount: variables.count, items: named + [item])
      guard all.leastViolations() == nil else { return false }
      return named.indices.allSatisfy { index in
        var fewer = all
        fewer.items.remove(at: index)
        return fewer.leastViolations() != nil
      }
    }

    mutating func remove(at index: Int) {
      solver.remove(ids.remove(at: index))
      reference.items.remove(at: index)
    }

    /// Changes a constant in both, and compares verdicts; takes the change back if it is impossible.
    mutating func setConstant(_ constant: Double, at index: Int) throws -> Bool {
      let old = reference.items[index].constant
      reference.items[index].constant = constant
      let isPossible = reference.leastViolations() != nil
      try solver.setConstant(constant, of: ids[index])
      do throws(SolverError) {
        try solver.solve()
        return isPossible
      } catch {
        reference.items[index].constant = old
        try solver.setConstant(old, of: ids[index])
        try solver.solve()
        return !isPossible
      }
    }

    /// Whether the solver's values are as good as the reference's.
    func agrees() -> Bool {
      let found = reference.violations(of: variables.map(solver.value(of:)))
      guard let best = reference.leastViolations(), found.required < 1e-5 else { return false }
      return zip(found.optional, best).allSatisfy { abs($0 - $1) < 1e-4 }
    }
  }

  private static func item(
    _ generator: inout SeededGenerator, variableCount: Int, requiredShare: Int
  ) -> ReferenceSystem.Item {
    var coefficients = Array(repeating: 0.0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<variableCount, using: &generator)
      coefficients[index] = [-2, -1, -1, 1, 1, 0.5].randomElement(using: &generator) ?? 1
    }
    let isRequired = Int.random(in: 0..<10, using: &generator) < requiredShare
    return ReferenceSystem.Item(
      coefficients: coefficients, constant: Double(Int.random(in: -20...20, using: &generator)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
      priority: isRequired ? 1000 : [750, 500, 250, 249].randomElement(using: &generator) ?? 250)
  }

  @Test(arguments: 1...200)
  func addingReachesTheReferenceOptimum(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let variableCount = Int.random(in: 2...6, using: &generator)
    var pair = Pair(variableCount: variableCount)
    for step in 0..<12 {
      let item = Self.item(&generator, variableCount: variableCount, requiredShare: seed % 8)
      let sameVerdict = pair.add(item)
      let isOptimal = pair.agrees()
      #expect(sameVerdict && isOptimal, "step \(step)")
    }
  }

  @Test(arguments: 1...200)
  func removingAndChangingConstantsKeepTheOptimum(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1000 + seed))
    let variableCount = Int.random(in: 2...6, using: &generator)
    var pair = Pair(variableCount: variableCount)
    for step in 0..<30 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...4 where pair.ids.count < 12:
        let item = Self.item(&generator, variableCount: variableCount, requiredShare: seed % 9)
        let sameVerdict = pair.add(item)
        #expect(sameVerdict, "adding in step \(step)")
      case 5...6 where !pair.ids.isEmpty:
        pair.remove(at: Int.random(in: 0..<pair.ids.count, using: &generator))
      case 7...9 where !pair.ids.isEmpty:
        let constant = Double(Int.random(in: -30...30, using: &generator))
        let index = Int.random(in: 0..<pair.ids.count, using: &generator)
        let sameVerdict = try pair.setConstant(constant, at: index)
        #expect(sameVerdict, "changing in step \(step)")
      default: continue
      }
      let isOptimal = pair.agrees()
      #expect(isOptimal, "step \(step)")
    }
  }
}
