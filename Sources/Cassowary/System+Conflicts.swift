extension System {
  /// The constraints behind a row that can't be made zero.
  ///
  /// The markers in the row tell which multiples of the tableau's constraints add up to a contradiction
  /// (Farkas' lemma). What their sum leaves over of defined variables is the share of the definitions.
  mutating func conflict(in row: Int32) -> Conflict {
    var involved: [Int32] = []
    let start = tableau.rows[row].start
    for index in start..<start + tableau.rows[row].count {
      let cell = tableau.cells[index]
      addShare(of: cell.symbol, cell.coefficient, to: &involved)
    }
    addShare(of: tableau.rows[row].basic, -1, to: &involved)
    return Conflict(constraints: involved + definitionsBehindWeights())
  }

  /// The conflict of a constraint in which all variables have known values.
  mutating func constantConflict(_ slot: Int32) -> Conflict {
    weighTerms(of: slot, 1)
    return Conflict(constraints: [slot] + definitionsBehindWeights())
  }

  private mutating func addShare(of symbol: Int32, _ coefficient: Double, to involved: inout [Int32]) {
    let entry = tableau.symbols[symbol]
    guard entry.owner >= 0, entry.kind == .slack || entry.kind == .dummy else { return }
    let record = records[entry.owner]
    guard record.priority >= 1000, abs(coefficient) > Tableau.epsilon else { return }
    if !involved.contains(entry.owner) { involved.append(entry.owner) }
    weighTerms(of: entry.owner, coefficient / record.markerSign)
  }

  private mutating func weighTerms(of slot: Int32, _ factor: Double) {
    let record = records[slot]
    for place in record.start..<record.start + record.count {
      let variable = terms[place].variable
      externals[variable].weight += factor * terms[place].coefficient
      guard !externals[variable].isQueued else { continue }
      externals[variable].isQueued = true
      if externals[variable].definition >= 0 {
        push(variable, latestFirst: true)
      } else {
        reached.append(variable)
      }
    }
  }

  private mutating func definitionsBehindWeights() -> [Int32] {
    var involved: [Int32] = []
    while let variable = pop(latestFirst: true) {
      let weight = externals[variable].weight
      externals[variable].weight = 0
      guard abs(weight) > Tableau.tolerance else { continue }
      let definition = externals[variable].definition
      involved.append(definition)
      weighTerms(of: definition, weight * records[definition].scale)
      externals[variable].weight = 0
      // Adding the definition has put the variable itself back into the queue with a weight that cancels.
    }
    for index in 0..<reached.count {
      externals[reached[index]].weight = 0
      externals[reached[index]].isQueued = false
    }
    reached.removeAll()
    return involved
  }
}
