extension System {
  /// The required constraints that contradict each other.
  struct Conflict: Error {
    var constraints: [Int32]
  }

  /// Makes a stored constraint take effect; if that can't be, it is left stored without effect.
  mutating func enact(_ slot: Int32) throws(Conflict) {
    let record = records[slot]
    valuesAreStale = true
    if record.relation == .equal, record.priority >= 1000, define(slot) { return }
    expand(slot)
    if tableau.touched.count == 0 {
      guard record.priority >= 1000 else {
        records[slot].state = .idle
        return
      }
      if !isMet(tableau.accumulatedConstant, record.relation) { throw constantConflict(slot) }
    }
    let (markers, failedRow) = tableau.insert(record.relation, priority: record.priority, owner: slot)
    if failedRow >= 0 {
      let conflict = conflict(in: failedRow)
      tableau.abandon(markers, failedRow)
      throw conflict
    }
    records[slot].markers = markers
    records[slot].state = .tableau
  }

  private func isMet(_ value: Double, _ relation: Relation) -> Bool {
    switch relation {
    case .equal: abs(value) <= Tableau.tolerance
    case .lessThanOrEqual: value <= Tableau.tolerance
    case .greaterThanOrEqual: value >= -Tableau.tolerance
    }
  }

  /// Takes the effect of a constraint back and forgets it.
  mutating func remove(_ slot: Int32) {
    if !needsRebuild {
      switch records[slot].state {
      case .definition: undefine(slot)
      case .tableau:
        tableau.remove(records[slot].markers, priority: records[slot].priority)
        valuesAreStale = true
      default: break
      }
    }
    discard(slot)
  }

  /// Changes a constraint's constant. The solution follows with ``solve()``.
  mutating func setConstant(_ constant: Double, of slot: Int32) {
    let record = records[slot]
    let change = constant - record.constant
    guard change != 0 else { return }
    records[slot].constant = constant
    valuesAreStale = true
    guard !needsRebuild else { return }
    switch record.state {
    case .tableau: tableau.shift(record.markers.marker, sign: record.markerSign, by: change)
    case .definition where externals[record.pivot].feedsTableau:
      propagate(change * record.scale, from: record.pivot)
      for index in 0..<shares.count {
        let target = records[shares[index].constraint]
        tableau.shift(target.markers.marker, sign: target.markerSign, by: shares[index].amount)
      }
      shares.removeAll()
    default: break
    }
  }

  /// Brings the solution up to date with changed constants.
  mutating func solve() throws(Conflict) {
    if needsRebuild { return try rebuild() }
    guard tableau.infeasible.count > 0 else { return }
    valuesAreStale = true
    let row = tableau.restoreFeasibility()
    if row >= 0 {
      needsRebuild = true
      throw conflict(in: row)
    }
    tableau.optimize()
  }

  /// Solves the stored constraints from nothing; those that can't be met are left without effect.
  private mutating func rebuild() throws(Conflict) {
    tableau.removeAll()
    order.removeAll()
    removedFromOrder = 0
    isOrderSorted = true
    nextPosition = 1
    for index in 0..<externals.count {
      externals[index].definition = -1
      externals[index].symbol = -1
      externals[index].feedsTableau = false
    }
    for index in 0..<records.count where records[index].state != .free { records[index].state = .inert }
    var conflict: Conflict?
    for pass in 0..<2 {
      for index in 0..<records.count where records[index].state != .free {
        let record = records[index]
        guard (record.priority >= 1000 && record.relation == .equal) == (pass == 0) else { continue }
        do throws(Conflict) {
          try enact(Int32(index))
        } catch {
          records[index].state = .rejected
          if conflict == nil { conflict = Conflict(constraints: error.constraints + [Int32(index)]) }
        }
      }
    }
    needsRebuild = conflict != nil
    if let conflict { throw conflict }
  }

  /// Computes the values of all variables from the tableau and the definitions.
  mutating func refreshValues() {
    guard valuesAreStale else { return }
    valuesAreStale = false
    for index in 0..<tableau.symbols.count where tableau.symbols[index].kind == .external {
      let symbol = tableau.symbols[index]
      guard externals[symbol.owner].definition < 0 else { continue }
      externals[symbol.owner].value = symbol.row >= 0 ? tableau.rows[symbol.row].constant : 0
    }
    sortOrder()
    for index in 0..<order.count where order[index] >= 0 {
      let variable = order[index]
      let record = records[externals[variable].definition]
      var sum = record.constant
      for place in record.start..<record.start + record.count where terms[place].variable != variable {
        sum += terms[place].coefficient * externals[terms[place].variable].value
      }
      externals[variable].value = sum * record.scale
    }
  }

  // MARK: Ambiguity

  /// Whether the constraints leave a choice for a variable.
  mutating func isAmbiguous(_ variable: Int32) -> Bool {
    guard externals[variable].definition >= 0 || externals[variable].uses >= 0 else { return true }
    let probe = Term(1, Variable(index: variable))
    let slot = withUnsafePointer(to: probe) {
      store(UnsafeBufferPointer(start: $0, count: 1), 0, .equal, 1)
    }
    defer { discard(slot) }
    expand(slot)
    var isAmbiguous = false
    for index in 0..<tableau.touched.count {
      let symbol = tableau.touched[index]
      let weight = tableau.accumulator[symbol]
      tableau.accumulator[symbol] = 0
      if abs(weight) >= Tableau.epsilon, tableau.canMove(symbol) { isAmbiguous = true }
    }
    tableau.touched.removeAll()
    return isAmbiguous
  }
}

extension Tableau {
  /// Whether a parametric symbol can leave zero without making the solution worse.
  func canMove(_ symbol: Int32) -> Bool {
    switch symbols[symbol].kind {
    case .external: return true
    case .dummy, .free: return false
    case .slack, .error: break
    }
    guard costSign(symbol) == 0 else { return false }
    var index = symbols[symbol].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      guard rows[row].basic >= 0, isRestricted(rows[row].basic) else { continue }
      let place = cell(of: symbol, in: row)
      guard place >= 0, cells[place].coefficient < 0 else { continue }
      if rows[row].constant < Self.tolerance { return false }
    }
    return true
  }
}
