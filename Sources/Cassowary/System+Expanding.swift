extension System {
  /// Starts an expression in the tableau with a constraint's expression, defined variables replaced by what
  /// defines them.
  ///
  /// - Parameters:
  ///   - exception: a variable to leave out, or -1.
  ///   - factor: what to multiply the expression by.
  mutating func expand(_ slot: Int32, except exception: Int32 = -1, times factor: Double = 1) {
    let record = records[slot]
    tableau.beginExpression(constant: factor * record.constant)
    for place in record.start..<record.start + record.count where terms[place].variable != exception {
      weigh(terms[place].variable, factor * terms[place].coefficient)
    }
    while let variable = popLast() {
      let weight = externals[variable].weight
      externals[variable].weight = 0
      guard abs(weight) >= Tableau.epsilon else { continue }
      externals[variable].feedsTableau = true
      let definition = records[externals[variable].definition]
      let share = weight * definition.scale
      tableau.accumulatedConstant += share * definition.constant
      for place in definition.start..<definition.start + definition.count
      where terms[place].variable != variable {
        weigh(terms[place].variable, share * terms[place].coefficient)
      }
    }
    for index in 0..<reached.count {
      let variable = reached[index]
      let weight = externals[variable].weight
      externals[variable].weight = 0
      externals[variable].isQueued = false
      guard abs(weight) >= Tableau.epsilon else { continue }
      if externals[variable].symbol < 0 {
        externals[variable].symbol = tableau.makeSymbol(.external, owner: variable)
      }
      tableau.accumulate(weight, externals[variable].symbol)
    }
    reached.removeAll()
  }

  private mutating func weigh(_ variable: Int32, _ amount: Double) {
    externals[variable].weight += amount
    guard !externals[variable].isQueued else { return }
    externals[variable].isQueued = true
    if externals[variable].definition >= 0 {
      push(variable, latestFirst: true)
    } else {
      reached.append(variable)
    }
  }

  private mutating func popLast() -> Int32? {
    pop(latestFirst: true)
  }

  /// Finds the constraints of the tableau that a change of a defined variable reaches, and its share in each.
  mutating func propagate(_ change: Double, from variable: Int32) {
    shares.removeAll()
    awakened.removeAll()
    externals[variable].weight = change
    externals[variable].isQueued = true
    push(variable, latestFirst: false)
    while let next = pop(latestFirst: false) {
      let weight = externals[next].weight
      externals[next].weight = 0
      guard abs(weight) >= Tableau.epsilon else { continue }
      var use = externals[next].uses
      while use >= 0 {
        let term = terms[use]
        use = term.next
        pass(weight * term.coefficient, to: term.constraint, from: next)
      }
    }
    var kept = 0
    for index in 0..<shares.count {
      let constraint = shares[index].constraint
      let amount = shareOf[constraint]
      shareOf[constraint] = 0
      guard abs(amount) >= Tableau.epsilon else { continue }
      shares[kept] = Share(constraint: constraint, amount: amount)
      kept += 1
    }
    while shares.count > kept { _ = shares.popLast() }
  }

  private mutating func pass(_ amount: Double, to constraint: Int32, from variable: Int32) {
    let record = records[constraint]
    switch record.state {
    case .tableau:
      if shareOf[constraint] == 0 { shares.append(Share(constraint: constraint, amount: 0)) }
      let sum = shareOf[constraint] + amount
      shareOf[constraint] = sum == 0 ? .leastNonzeroMagnitude : sum
    case .idle: awakened.append(constraint)
    case .definition where record.pivot != variable && externals[record.pivot].feedsTableau:
      externals[record.pivot].weight += amount * record.scale
      if !externals[record.pivot].isQueued {
        externals[record.pivot].isQueued = true
        push(record.pivot, latestFirst: false)
      }
    default: break
    }
  }

  // MARK: The heap

  private func precedes(_ left: Int32, _ right: Int32, latestFirst: Bool) -> Bool {
    let (first, second) = (externals[left].position, externals[right].position)
    return latestFirst ? first > second : first < second
  }

  mutating func push(_ variable: Int32, latestFirst: Bool) {
    queue.append(variable)
    var child = queue.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(variable, queue[parent], latestFirst: latestFirst) else { break }
      queue[child] = queue[parent]
      child = parent
    }
    queue[child] = variable
  }

  mutating func pop(latestFirst: Bool) -> Int32? {
    guard let last = queue.popLast() else { return nil }
    guard queue.count > 0 else {
      externals[last].isQueued = false
      return last
    }
    let top = queue[0]
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < queue.count else { break }
      if child + 1 < queue.count, precedes(queue[child + 1], queue[child], latestFirst: latestFirst) {
        child += 1
      }
      guard precedes(queue[child], last, latestFirst: latestFirst) else { break }
      queue[parent] = queue[child]
      parent = child
    }
    queue[parent] = last
    externals[top].isQueued = false
    return top
  }
}
