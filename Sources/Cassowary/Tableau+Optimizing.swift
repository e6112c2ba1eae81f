extension Tableau {
  /// Lowers the objective as far as it goes, by the primal simplex method from a feasible tableau.
  mutating func optimize() {
    var pivots = 0
    while let symbol = nextEntering(smallest: pivots > 100 + 4 * symbols.count) {
      let row = leavingRow(for: symbol)
      // Errors are never negative, so the objective can't fall without end; only rounding leads here.
      guard row >= 0 else { continue }
      pivot(symbol, into: row)
      pivots += 1
    }
  }

  /// A parametric symbol whose growth lowers the objective. Any will do until the method seems to go in
  /// circles; then it has to be the one with the smallest number (Bland's rule).
  private mutating func nextEntering(smallest: Bool) -> Int32? {
    if smallest {
      var symbol: Int32 = 0
      while symbol < symbols.count {
        if canEnter(symbol) { return symbol }
        symbol += 1
      }
    }
    while let symbol = candidates.popLast() {
      symbols[symbol].isCandidate = false
      if canEnter(symbol) { return symbol }
    }
    return nil
  }

  private func canEnter(_ symbol: Int32) -> Bool {
    let entry = symbols[symbol]
    return entry.row < 0 && (entry.kind == .slack || entry.kind == .error) && costSign(symbol) < 0
  }

  /// The row whose basic symbol is the first to reach zero when `entering` grows, or -1.
  private func leavingRow(for entering: Int32) -> Int32 {
    var best: Int32 = -1
    var bestRatio = Double.infinity
    var index = symbols[entering].column
    while index >= 0 {
      let row = links[index].row
      index = links[index].next
      let basic = rows[row].basic
      guard basic >= 0, isRestricted(basic) else { continue }
      let place = cell(of: entering, in: row)
      guard place >= 0, cells[place].coefficient < 0 else { continue }
      let ratio = -rows[row].constant / cells[place].coefficient
      if ratio < bestRatio || (ratio == bestRatio && basic < rows[best].basic) {
        best = row
        bestRatio = ratio
      }
    }
    return best
  }

  /// Makes all rows feasible again, by the dual simplex method from an optimal tableau.
  ///
  /// - Returns: -1, or a row that can't be made feasible: its basic symbol is negative, or a marker that isn't
  ///   zero, whatever the others are.
  mutating func restoreFeasibility() -> Int32 {
    var pivots = 0
    while let row = infeasible.popLast() {
      let basic = rows[row].basic
      guard basic >= 0, isRestricted(basic) else { continue }
      let constant = rows[row].constant
      if symbols[basic].kind == .dummy {
        if abs(constant) > Self.tolerance { return row }
        rows[row].constant = 0
        continue
      }
      guard constant < 0 else { continue }
      let entering = enteringSymbol(for: row)
      if entering < 0 {
        if constant < -Self.tolerance { return row }
        rows[row].constant = 0
        continue
      }
      pivot(entering, into: row)
      pivots += 1
      // Far more pivots than any sensible system takes: rounding has led the method astray.
      if pivots > 1000 + 20 * symbols.count { return row }
    }
    return -1
  }

  /// The symbol that lets the basic symbol of `row` grow at the least cost, or -1.
  private func enteringSymbol(for row: Int32) -> Int32 {
    var best: Int32 = -1
    var bestCoefficient = 1.0
    for index in rows[row].start..<rows[row].start + rows[row].count {
      let cell = cells[index]
      guard cell.coefficient > 0, symbols[cell.symbol].kind != .dummy else { continue }
      if best < 0 || isCheaper(cell.symbol, cell.coefficient, than: best, bestCoefficient) {
        best = cell.symbol
        bestCoefficient = cell.coefficient
      }
    }
    return best
  }

  private func isCheaper(_ first: Int32, _ a: Double, than second: Int32, _ b: Double) -> Bool {
    for level in 0..<levels.count {
      let difference = costs[Int(first) * stride + level] / a - costs[Int(second) * stride + level] / b
      if abs(difference) > Self.epsilon { return difference < 0 }
    }
    return first < second
  }
}
