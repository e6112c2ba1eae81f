/// An incremental solver of linear equations and inequalities with priorities.
///
/// ```swift
/// let solver = Solver()
/// let (left, width) = (solver.makeVariable(named: "left"), solver.makeVariable(named: "width"))
/// try solver.add(LinearConstraint(left + width, .lessThanOrEqual, 320))
/// try solver.add(LinearConstraint(LinearExpression(left), .equal, 20))
/// try solver.add(LinearConstraint(LinearExpression(width), .equal, 400, priority: .high))
/// solver.value(of: width)  // 300
/// ```
///
/// Adding and removing keep the solution optimal step by step. Changed constants are collected and take effect
/// together in ``solve()``; a system that has reached its size is solved again without allocating memory.
///
/// Variables without a constraint are zero. Where constraints leave a choice, which of the best solutions
/// comes out is unspecified, but the same calls always give the same one; see ``isAmbiguous(_:)``.
public final class Solver {
  private var system: System
  private var names: [Variable: String] = [:]
  private var edits: [Variable: ConstraintID] = [:]

  /// Makes a solver without variables or constraints.
  ///
  /// - Parameter capacity: how many constraints to make room for at the beginning; more can be added.
  public init(capacity: Int = 16) {
    system = System(capacity: capacity)
  }

  /// Makes a new variable.
  ///
  /// - Parameter name: what errors call the variable; without it they use a number.
  public func makeVariable(named name: String? = nil) -> Variable {
    let variable = Variable(index: system.makeVariable())
    if let name { names[variable] = name }
    return variable
  }

  /// Adds a constraint and solves the system.
  ///
  /// - Throws: ``SolverError`` if a number isn't finite, or if a required constraint contradicts others; the
  ///   solver then is as it was before.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let expression = constraint.expression
    return try withTerms(expression.terms) { (terms) throws(SolverError) in
      try add(
        terms, constant: expression.constant, constraint.relation, priority: constraint.priority)
    }
  }

  /// Adds the constraint `terms + constant relation 0` and solves the system, without needing an array.
  ///
  /// - Throws: as ``add(_:)`` does.
  @discardableResult
  public func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    var isFinite = constant.isFinite
    for term in terms where !term.coefficient.isFinite { isFinite = false }
    guard isFinite else { throw notFinite }
    if system.needsRebuild || system.tableau.infeasible.count > 0 { try solve() }
    let slot = system.store(terms, constant, relation, priority.rawValue)
    do throws(System.Conflict) {
      try system.enact(slot)
    } catch {
      let failure = unsatisfiable(error, adding: slot)
      system.discard(slot)
      throw failure
    }
    return ConstraintID(slot: slot, serial: system.records[slot].serial)
  }

  /// Removes a constraint and solves the system; does nothing if the solver doesn't hold it.
  ///
  /// If constants have been changed before, call ``solve()`` first or afterwards.
  public func remove(_ id: ConstraintID) {
    guard contains(id) else { return }
    system.remove(id.slot)
  }

  /// Whether the solver holds a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    id.slot < system.records.count && system.records[id.slot].state != .free
      && system.records[id.slot].serial == id.serial
  }

  /// Changes the constant of a constraint's expression, `terms + constant relation 0`. Takes effect with
  /// ``solve()``. Does nothing if the solver doesn't hold the constraint.
  ///
  /// - Throws: ``SolverError`` if the number isn't finite.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard constant.isFinite else { throw notFinite }
    guard contains(id) else { return }
    system.setConstant(constant, of: id.slot)
  }

  /// Solves the system with the constants as they are now.
  ///
  /// - Throws: ``SolverError`` if required constraints contradict each other. Remove one of those it names, or
  ///   change a constant back, and solve again; until then, values are those of the other constraints.
  public func solve() throws(SolverError) {
    do throws(System.Conflict) {
      try system.solve()
    } catch {
      throw unsatisfiable(error, adding: nil)
    }
  }

  /// The value of a variable in the solution.
  public func value(of variable: Variable) -> Double {
    system.refreshValues()
    return system.externals[variable.index].value
  }

  /// Whether the constraints leave a choice for the value of a variable.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    system.isAmbiguous(variable.index)
  }

  /// Forgets all variables and constraints but keeps the memory for new ones.
  public func removeAll() {
    system.removeAll()
    names.removeAll()
    edits.removeAll()
  }
}

// MARK: - Editing

extension Solver {
  /// Makes a variable one whose value can be suggested: adds the constraint `variable = its present value`.
  ///
  /// - Parameter priority: how strongly suggestions count. A required suggestion may be impossible to meet.
  /// - Throws: as ``add(_:)`` does.
  public func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    endEditing(variable)
    edits[variable] = try add(
      LinearConstraint(
        LinearExpression([Term(1, variable)], constant: -value(of: variable)), .equal, priority: priority))
  }

  /// Suggests a value for a variable that is being edited; takes effect with ``solve()``.
  ///
  /// - Throws: ``SolverError`` if the number isn't finite.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else { return }
    try setConstant(-value, of: id)
  }

  /// Removes the constraint that ``beginEditing(_:priority:)`` added.
  public func endEditing(_ variable: Variable) {
    if let id = edits.removeValue(forKey: variable) { remove(id) }
  }
}

// MARK: - Errors

extension Solver {
  private var notFinite: SolverError {
    SolverError(
      kind: .notFinite, constraints: [],
      description: "A coefficient or constant is infinite or not a number; leave the constraint out.")
  }

  private func unsatisfiable(_ conflict: System.Conflict, adding slot: Int32?) -> SolverError {
    let others = conflict.constraints.filter { $0 != slot }
    let list = others.map { "\u{201C}\(text(of: $0))\u{201D}" }.joined(separator: ", ")
    let subject = slot.map { "The required constraint \u{201C}\(text(of: $0))\u{201D} contradicts " }
    let description =
      switch (subject, others.isEmpty) {
      case (let subject?, true): "\(subject)itself; leave it out."
      case (let subject?, false): "\(subject)\(list); remove one of them or lower its priority."
      case (nil, _): "The required constraints \(list) contradict each other; remove one of them."
      }
    return SolverError(
      kind: .unsatisfiable,
      constraints: others.map { ConstraintID(slot: $0, serial: system.records[$0].serial) },
      description: description)
  }

  private func text(of slot: Int32) -> String {
    let record = system.records[slot]
    var text = ""
    for place in record.start..<record.start + record.count {
      let term = system.terms[place]
      let variable = Variable(index: term.variable)
      let name = names[variable] ?? "x\(term.variable)"
      let size = abs(term.coefficient)
      text += term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += size == 1 ? name : "\(size)·\(name)"
    }
    let relation =
      switch record.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "\(text.isEmpty ? "0" : text) \(relation) \(-record.constant + 0)"
  }

  private func withTerms(
    _ terms: [Term], _ body: (UnsafeBufferPointer<Term>) throws(SolverError) -> ConstraintID
  ) throws(SolverError) -> ConstraintID {
    let result = terms.withUnsafeBufferPointer { buffer -> Result<ConstraintID, SolverError> in
      do throws(SolverError) {
        return .success(try body(buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
