extension Tableau {
  /// The symbols that a constraint has in the tableau.
  struct Markers: BitwiseCopyable {
    /// The symbol that tells the constraint's share in each row.
    var marker: Int32
    /// A second symbol, or -1.
    var other: Int32
  }

  // MARK: The expression being put together

  mutating func beginExpression(constant: Double) {
    accumulatedConstant = constant
  }

  /// Adds a multiple of a symbol, which may be basic.
  mutating func accumulate(_ coefficient: Double, _ symbol: Int32) {
    let row = symbols[symbol].row
    guard row >= 0 else { return accumulateParameter(coefficient, symbol) }
    accumulatedConstant += coefficient * rows[row].constant
    for index in rows[row].start..<rows[row].start + rows[row].count {
      accumulateParameter(coefficient * cells[index].coefficient, cells[index].symbol)
    }
  }

  private mutating func accumulateParameter(_ coefficient: Double, _ symbol: Int32) {
    if accumulator[symbol] == 0 { touched.append(symbol) }
    let sum = accumulator[symbol] + coefficient
    // Zero marks an untouched entry; a sum that cancels stays in the list with a trace below epsilon.
    accumulator[symbol] = sum == 0 ? .leastNonzeroMagnitude : sum
  }

  /// Moves the expression into the cells of a row and forgets it.
  private mutating func takeExpression(into row: Int32, times sign: Double) {
    for index in 0..<touched.count {
      let symbol = touched[index]
      let coefficient = accumulator[symbol]
      accumulator[symbol] = 0
      if abs(coefficient) >= Self.epsilon { appendCell(sign * coefficient, symbol, to: row) }
    }
    touched.removeAll()
  }

  // MARK: Adding

  /// Adds the constraint `expression relation 0` for the accumulated expression.
  ///
  /// - Returns: the constraint's symbols and -1, or a row that can't be made zero; then the tableau has to be
  ///   told to ``abandon(_:_:)`` it once the conflict has been read off.
  mutating func insert(_ relation: Relation, priority: Float, owner: Int32) -> (Markers, failedRow: Int32) {
    let isRequired = priority >= 1000
    var markers = Markers(marker: -1, other: -1)
    var markerSign = relation == .lessThanOrEqual ? 1.0 : -1.0
    if relation == .equal && isRequired {
      markers.marker = makeSymbol(.dummy, owner: owner)
      markerSign = 1
    } else if relation == .equal {
      markers.marker = makeSymbol(.error, owner: owner)
      markers.other = makeSymbol(.error, owner: owner)
    } else {
      markers.marker = makeSymbol(.slack, owner: owner)
      if !isRequired { markers.other = makeSymbol(.error, owner: owner) }
    }
    if !isRequired {
      let level = level(of: priority)
      addCost(1, level: level, to: markers.other)
      if relation == .equal { addCost(1, level: level, to: markers.marker) }
    }

    if abs(accumulatedConstant) < Self.epsilon { accumulatedConstant = 0 }
    let negate = accumulatedConstant < 0 || (accumulatedConstant == 0 && markerSign > 0)
    let sign = negate ? -1.0 : 1.0
    let row = makeRow(basic: -1, constant: sign * accumulatedConstant, capacity: touched.count + 2)
    takeExpression(into: row, times: sign)
    appendCell(sign * markerSign, markers.marker, to: row)
    if markers.other >= 0 { appendCell(-sign * markerSign, markers.other, to: row) }

    let subject = chooseSubject(in: row, markers)
    if subject >= 0 {
      solve(row, for: subject)
      if symbols[subject].kind == .dummy, abs(rows[row].constant) > Self.tolerance { return (markers, row) }
    } else if !insertArtificially(row) {
      return (markers, row)
    }
    optimize()
    return (markers, -1)
  }

  /// A symbol for which the row can be solved without harm to feasibility, or -1.
  private func chooseSubject(in row: Int32, _ markers: Markers) -> Int32 {
    var external: Int32 = -1
    var onlyDummies = true
    for index in rows[row].start..<rows[row].start + rows[row].count {
      let cell = cells[index]
      switch symbols[cell.symbol].kind {
      case .external:
        // Best is one that occurs in this row alone: then there is nothing to substitute.
        if links[symbols[cell.symbol].column].next < 0 { return cell.symbol }
        external = cell.symbol
      case .dummy: break
      default: onlyDummies = false
      }
    }
    if external >= 0 { return external }
    if onlyDummies { return markers.marker }
    for symbol in [markers.marker, markers.other] where symbol >= 0 && symbols[symbol].kind != .dummy {
      if cells[cell(of: symbol, in: row)].coefficient < 0 { return symbol }
    }
    return -1
  }

  /// Solves a row that states zero for one of its symbols, which becomes basic.
  private mutating func solve(_ row: Int32, for subject: Int32) {
    let place = cell(of: subject, in: row)
    let factor = -1 / cells[place].coefficient
    removeCell(place, from: row)
    for index in rows[row].start..<rows[row].start + rows[row].count { cells[index].coefficient *= factor }
    rows[row].constant *= factor
    if rows[row].constant == 0 { rows[row].constant = 0 }
    rows[row].basic = subject
    symbols[subject].row = row
    substitute(row)
  }

  /// Makes a row zero by an artificial symbol that is then minimised (phase one of the simplex method).
  private mutating func insertArtificially(_ row: Int32) -> Bool {
    let artificial = makeSymbol(.slack, owner: -1)
    rows[row].basic = artificial
    symbols[artificial].row = row
    addCost(1, level: 0, to: artificial)
    substituteArtificialCost(row)
    optimize()

    let home = symbols[artificial].row
    if home >= 0 {
      if rows[home].constant > Self.tolerance { return false }
      rows[home].constant = 0
      clearArtificialCosts(home)
      let entering = pivotable(in: home)
      if entering >= 0 {
        pivot(entering, into: home)
      } else {
        deleteRow(home)
      }
    }
    clearCosts(of: artificial)
    dropColumn(artificial)
    freeSymbol(artificial)
    return true
  }

  private mutating func substituteArtificialCost(_ row: Int32) {
    let artificial = rows[row].basic
    costs[Int(artificial) * stride] = 0
    for index in rows[row].start..<rows[row].start + rows[row].count {
      addCost(cells[index].coefficient, level: 0, to: cells[index].symbol)
    }
  }

  /// While the artificial symbol is basic, its row is the artificial objective.
  private mutating func clearArtificialCosts(_ row: Int32) {
    for index in rows[row].start..<rows[row].start + rows[row].count {
      let symbol = cells[index].symbol
      costs[Int(symbol) * stride] = 0
      noteCandidate(symbol)
    }
  }

  private func pivotable(in row: Int32) -> Int32 {
    var dummy: Int32 = -1
    for index in rows[row].start..<rows[row].start + rows[row].count {
      if symbols[cells[index].symbol].kind != .dummy { return cells[index].symbol }
      dummy = cells[index].symbol
    }
    return dummy
  }

  private mutating func dropColumn(_ symbol: Int32) {
    var index = symbols[symbol].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      guard rows[row].basic >= 0 else { continue }
      let place = cell(of: symbol, in: row)
      if place >= 0 { removeCell(place, from: row) }
    }
  }

  /// Takes back a constraint that ``insert(_:priority:owner:)`` couldn't meet.
  mutating func abandon(_ markers: Markers, _ row: Int32) {
    let basic = rows[row].basic
    clearArtificialCosts(row)
    deleteRow(row)
    if basic != markers.marker { freeSymbol(basic) }
    freeSymbol(markers.marker)
    if markers.other >= 0 { freeSymbol(markers.other) }
    optimize()
  }

  // MARK: Removing

  /// Removes a constraint by its symbols.
  mutating func remove(_ markers: Markers, priority: Float) {
    if priority < 1000 {
      let level = level(of: priority)
      if symbols[markers.marker].kind == .error { withdrawCost(of: markers.marker, level: level) }
      withdrawCost(of: markers.other, level: level)
    }
    if symbols[markers.marker].row < 0 {
      let row = exitRow(for: markers.marker)
      if row >= 0 { pivot(markers.marker, into: row) }
    }
    if symbols[markers.marker].row >= 0 { deleteRow(symbols[markers.marker].row) }
    freeSymbol(markers.marker)
    if markers.other >= 0 { freeSymbol(markers.other) }
    optimize()
  }

  private mutating func withdrawCost(of error: Int32, level: Int) {
    let row = symbols[error].row
    guard row >= 0 else { return addCost(-1, level: level, to: error) }
    for index in rows[row].start..<rows[row].start + rows[row].count {
      addCost(-cells[index].coefficient, level: level, to: cells[index].symbol)
    }
  }

  /// The row that a symbol which no longer counts can take over while all others stay feasible, or -1.
  func exitRow(for symbol: Int32) -> Int32 {
    var (falling, rising, unrestricted): (Int32, Int32, Int32) = (-1, -1, -1)
    var (fallingRatio, risingRatio) = (Double.infinity, Double.infinity)
    var index = symbols[symbol].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      guard rows[row].basic >= 0 else { continue }
      let place = cell(of: symbol, in: row)
      guard place >= 0 else { continue }
      let coefficient = cells[place].coefficient
      switch symbols[rows[row].basic].kind {
      case .external: unrestricted = row
      case .dummy: return row
      default:
        let ratio = rows[row].constant / abs(coefficient)
        if coefficient < 0, ratio < fallingRatio {
          (falling, fallingRatio) = (row, ratio)
        } else if coefficient > 0, ratio < risingRatio {
          (rising, risingRatio) = (row, ratio)
        }
      }
    }
    return falling >= 0 ? falling : rising >= 0 ? rising : unrestricted
  }

  // MARK: Changing

  /// Adds `change` to the expression of a constraint; feasibility has to be restored afterwards.
  mutating func shift(_ marker: Int32, sign: Double, by change: Double) {
    let shift = change / sign
    let home = symbols[marker].row
    if home >= 0 { return moveConstant(of: home, by: -shift) }
    let mark = nextStamp()
    var index = symbols[marker].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      guard rows[row].basic >= 0 else { continue }
      let place = cell(of: marker, in: row)
      guard place >= 0 else { continue }
      // Columns may name a row twice; its basic symbol remembers that the row has been visited.
      guard stamps[rows[row].basic] != mark else { continue }
      stamps[rows[row].basic] = mark
      moveConstant(of: row, by: shift * cells[place].coefficient)
    }
  }

  private mutating func moveConstant(of row: Int32, by change: Double) {
    setConstant(rows[row].constant + change, of: row)
    if symbols[rows[row].basic].kind == .dummy { infeasible.append(row) }
  }

  /// Puts `share · symbol` into the expression of a constraint with the given priority.
  mutating func spreadSymbol(
    _ symbol: Int32, over marker: Int32, sign: Double, priority: Float, share: Double
  ) {
    let shift = share / sign
    // The objective counts an error itself, besides what equations have put in its place.
    if symbols[marker].kind == .error { addCost(-shift, level: level(of: priority), to: symbol) }
    let home = symbols[marker].row
    if home >= 0 { return addToCell(-shift, symbol, in: home) }
    for level in 0..<levels.count {
      let cost = costs[Int(marker) * stride + level]
      if cost != 0 { addCost(shift * cost, level: level, to: symbol) }
    }
    let mark = nextStamp()
    var index = symbols[marker].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      guard rows[row].basic >= 0 else { continue }
      let place = cell(of: marker, in: row)
      guard place >= 0, stamps[rows[row].basic] != mark else { continue }
      stamps[rows[row].basic] = mark
      addToCell(shift * cells[place].coefficient, symbol, in: row)
    }
  }

  private mutating func addToCell(_ coefficient: Double, _ symbol: Int32, in row: Int32) {
    let place = cell(of: symbol, in: row)
    guard place >= 0 else { return appendCell(coefficient, symbol, to: row) }
    let sum = cells[place].coefficient + coefficient
    if abs(sum) < Self.epsilon {
      removeCell(place, from: row)
    } else {
      cells[place].coefficient = sum
    }
  }

  /// Adds the accumulated expression to a row.
  mutating func addExpression(to row: Int32) {
    setConstant(rows[row].constant + accumulatedConstant, of: row)
    for index in 0..<touched.count {
      let symbol = touched[index]
      let coefficient = accumulator[symbol]
      accumulator[symbol] = 0
      if abs(coefficient) >= Self.epsilon { addToCell(coefficient, symbol, in: row) }
    }
    touched.removeAll()
  }
}
