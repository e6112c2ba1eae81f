extension System {
  /// Lets a required equation define one of its variables if that can be done without touching the tableau.
  mutating func define(_ slot: Int32) -> Bool {
    let record = records[slot]
    var fresh: Int32 = -1
    var size = 0.0
    for place in record.start..<record.start + record.count {
      let term = terms[place]
      let external = externals[term.variable]
      guard external.definition < 0, external.symbol < 0, external.uses == place, term.next < 0,
        abs(term.coefficient) > size
      else { continue }
      fresh = place
      size = abs(term.coefficient)
    }
    if fresh >= 0, size > Tableau.epsilon {
      makeDefinition(of: fresh, in: slot, at: nextPosition)
      nextPosition += 1
      return true
    }
    for place in record.start..<record.start + record.count where isLoose(terms[place].variable) {
      guard abs(terms[place].coefficient) > Tableau.epsilon else { continue }
      if let position = position(forDefining: place, in: slot) {
        makeDefinition(of: place, in: slot, at: position)
        return true
      }
    }
    return false
  }

  private mutating func makeDefinition(of place: Int32, in slot: Int32, at position: Double) {
    let variable = terms[place].variable
    if order.count > 0, position < nextPosition - 1 || !isOrderSorted { isOrderSorted = false }
    records[slot].state = .definition
    records[slot].pivot = variable
    records[slot].scale = -1 / terms[place].coefficient
    externals[variable].definition = slot
    externals[variable].position = position
    externals[variable].orderIndex = Int32(order.count)
    order.append(variable)
    valuesAreStale = true
  }

  /// Whether a variable is neither defined nor of any weight in the tableau.
  private mutating func isLoose(_ variable: Int32) -> Bool {
    guard externals[variable].definition < 0 else { return false }
    let symbol = externals[variable].symbol
    guard symbol >= 0 else { return true }
    guard tableau.symbols[symbol].row < 0, tableau.isColumnEmpty(symbol) else { return false }
    tableau.freeSymbol(symbol)
    externals[variable].symbol = -1
    return true
  }

  /// A position for a variable that other definitions may already name, if a definition of it by the rest of
  /// the constraint forms no circle.
  private mutating func position(forDefining place: Int32, in slot: Int32) -> Double? {
    let record = records[slot]
    var lower = -Double.infinity
    for other in record.start..<record.start + record.count where other != place {
      let external = externals[terms[other].variable]
      if external.definition >= 0 { lower = max(lower, external.position) }
    }
    var upper = Double.infinity
    var use = externals[terms[place].variable].uses
    while use >= 0 {
      let user = records[terms[use].constraint]
      if user.state == .definition { upper = min(upper, externals[user.pivot].position) }
      use = terms[use].next
    }
    if upper == .infinity {
      nextPosition += 1
      return nextPosition - 1
    }
    if lower == -.infinity { return upper - 1 }
    let middle = lower + (upper - lower) / 2
    if lower < middle, middle < upper { return middle }
    guard !depends(slot, on: terms[place].variable, except: place, above: upper) else { return nil }
    records[slot].state = .definition
    records[slot].pivot = terms[place].variable
    externals[terms[place].variable].definition = slot
    renumber()
    // `makeDefinition` puts the variable into the order itself.
    order[externals[terms[place].variable].orderIndex] = -1
    removedFromOrder += 1
    return externals[terms[place].variable].position
  }

  /// Whether the definitions behind a constraint's other terms lead to `variable`. Only definitions from
  /// position `lowest` on can.
  private mutating func depends(
    _ slot: Int32, on variable: Int32, except place: Int32, above lowest: Double
  ) -> Bool {
    let record = records[slot]
    var found = false
    reached.removeAll()
    for other in record.start..<record.start + record.count where other != place {
      visit(terms[other].variable, above: lowest)
    }
    var next = 0
    while next < reached.count, !found {
      let definition = records[externals[reached[next]].definition]
      next += 1
      for other in definition.start..<definition.start + definition.count {
        if terms[other].variable == variable { found = true }
        visit(terms[other].variable, above: lowest)
      }
    }
    for index in 0..<reached.count { externals[reached[index]].isQueued = false }
    reached.removeAll()
    return found
  }

  private mutating func visit(_ variable: Int32, above lowest: Double) {
    let external = externals[variable]
    guard external.definition >= 0, external.position >= lowest, !external.isQueued else { return }
    externals[variable].isQueued = true
    reached.append(variable)
  }

  /// Gives all defined variables new positions, each after those that its definition names.
  private mutating func renumber() {
    // Kahn's method; `orderIndex` counts the names in a definition that haven't got a position yet.
    queue.removeAll()
    for index in 0..<externals.count where externals[index].definition >= 0 {
      let variable = Int32(index)
      let record = records[externals[index].definition]
      var missing: Int32 = 0
      for place in record.start..<record.start + record.count
      where terms[place].variable != variable && externals[terms[place].variable].definition >= 0 {
        missing += 1
      }
      externals[index].orderIndex = missing
      if missing == 0 { queue.append(variable) }
    }
    order.removeAll()
    removedFromOrder = 0
    nextPosition = 1
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      externals[variable].position = nextPosition
      nextPosition += 1
      var use = externals[variable].uses
      while use >= 0 {
        let user = records[terms[use].constraint]
        use = terms[use].next
        guard user.state == .definition, user.pivot != variable else { continue }
        externals[user.pivot].orderIndex -= 1
        if externals[user.pivot].orderIndex == 0 { queue.append(user.pivot) }
      }
    }
    queue.removeAll()
    for index in 0..<externals.count where externals[index].definition >= 0 {
      externals[index].orderIndex = Int32(order.count)
      order.append(Int32(index))
    }
    isOrderSorted = false
  }

  /// Takes the definition away from its variable, which thereby becomes free to move.
  mutating func undefine(_ slot: Int32) {
    let variable = records[slot].pivot
    let feeds = externals[variable].feedsTableau
    if feeds { propagate(1, from: variable) }
    order[externals[variable].orderIndex] = -1
    removedFromOrder += 1
    externals[variable].definition = -1
    externals[variable].feedsTableau = false
    valuesAreStale = true
    if feeds {
      release(variable, from: slot)
      wake()
    }
    if order.count > 32, removedFromOrder > order.count / 2 { compactOrder() }
  }

  /// Gives a variable that the tableau's constraints depend on, and that `slot` no longer defines, a row of
  /// its own: first its distance from the definition becomes a symbol, then the definition is added to it.
  private mutating func release(_ variable: Int32, from slot: Int32) {
    guard shares.count > 0 else { return }
    let symbol = tableau.makeSymbol(.external, owner: variable)
    for index in 0..<shares.count {
      let record = records[shares[index].constraint]
      tableau.spreadSymbol(
        symbol, over: record.markers.marker, sign: record.markerSign, priority: record.priority,
        share: shares[index].amount)
    }
    shares.removeAll()
    externals[variable].symbol = symbol
    let row = tableau.exitRow(for: symbol)
    guard row >= 0 else { return }
    tableau.pivot(symbol, into: row)
    let scale = records[slot].scale
    expand(slot, except: variable, times: scale)
    tableau.addExpression(to: row)
    tableau.optimize()
  }

  /// Makes the idle constraints take effect that `propagate` has found. They aren't required, so they can't fail.
  private mutating func wake() {
    for index in 0..<awakened.count where records[awakened[index]].state == .idle {
      try? enact(awakened[index])
    }
    awakened.removeAll()
  }

  private mutating func compactOrder() {
    var kept = 0
    for index in 0..<order.count where order[index] >= 0 {
      let variable = order[index]
      order[kept] = variable
      externals[variable].orderIndex = Int32(kept)
      kept += 1
    }
    while order.count > kept { _ = order.popLast() }
    removedFromOrder = 0
  }

  /// Sorts `order` by position if definitions have been put between others.
  mutating func sortOrder() {
    guard !isOrderSorted else { return }
    compactOrder()
    let externals = externals.base
    var variables = UnsafeMutableBufferPointer(start: order.base, count: order.count)
    variables.sort { externals[Int($0)].position < externals[Int($1)].position }
    for index in 0..<order.count { externals[Int(order[index])].orderIndex = Int32(index) }
    isOrderSorted = true
  }
}
