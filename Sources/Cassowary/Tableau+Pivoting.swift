extension Tableau {
  /// Exchanges the basic symbol of `row` for `entering`, which the row must hold.
  mutating func pivot(_ entering: Int32, into row: Int32) {
    let leaving = rows[row].basic
    let place = cell(of: entering, in: row)
    let factor = -1 / cells[place].coefficient
    cells[place] = Cell(coefficient: -1, symbol: leaving)
    for index in rows[row].start..<rows[row].start + rows[row].count { cells[index].coefficient *= factor }
    rows[row].constant *= factor
    rows[row].basic = entering
    symbols[leaving].row = -1
    symbols[entering].row = row
    link(row, in: leaving)
    substitute(row)
  }

  /// Replaces the basic symbol of `source` by the row's expression wherever else it occurs.
  mutating func substitute(_ source: Int32) {
    let symbol = rows[source].basic
    substituteInCosts(source)
    var index = symbols[symbol].column
    guard index >= 0 else { return }
    symbols[symbol].column = -1
    let count = rows[source].count
    for offset in 0..<count {
      let cell = cells[rows[source].start + offset]
      spread[cell.symbol] = cell.coefficient
    }
    while index >= 0 {
      let link = links[index]
      links[index].next = freeLink
      freeLink = index
      index = link.next
      guard link.row != source, rows[link.row].basic >= 0 else { continue }
      let place = cell(of: symbol, in: link.row)
      guard place >= 0 else { continue }
      let factor = cells[place].coefficient
      removeCell(place, from: link.row)
      addSpread(factor, of: source, to: link.row)
    }
    for offset in 0..<count { spread[cells[rows[source].start + offset].symbol] = 0 }
  }

  /// Adds `factor` times the row `source`, whose coefficients stand in `spread`, to the row `target`.
  private mutating func addSpread(_ factor: Double, of source: Int32, to target: Int32) {
    let mark = nextStamp()
    var index = rows[target].start
    var end = index + rows[target].count
    while index < end {
      let symbol = cells[index].symbol
      let other = spread[symbol]
      if other != 0 {
        stamps[symbol] = mark
        let sum = cells[index].coefficient + factor * other
        if abs(sum) < Self.epsilon {
          removeCell(index, from: target)
          end -= 1
          continue
        }
        cells[index].coefficient = sum
      }
      index += 1
    }
    for offset in 0..<rows[source].count {
      let cell = cells[rows[source].start + offset]
      if stamps[cell.symbol] != mark { appendCell(factor * cell.coefficient, cell.symbol, to: target) }
    }
    setConstant(rows[target].constant + factor * rows[source].constant, of: target)
  }

  /// Stores a row's constant and notes the row if its basic symbol has become negative.
  mutating func setConstant(_ constant: Double, of row: Int32) {
    rows[row].constant = constant
    guard constant < 0, isRestricted(rows[row].basic) else { return }
    if constant > -Self.epsilon {
      rows[row].constant = 0
    } else {
      infeasible.append(row)
    }
  }

  // MARK: Costs

  mutating func clearCosts(of symbol: Int32) {
    let start = Int(symbol) * stride
    for level in 0..<levels.count { costs[start + level] = 0 }
  }

  mutating func addCost(_ cost: Double, level: Int, to symbol: Int32) {
    let index = Int(symbol) * stride + level
    let sum = costs[index] + cost
    costs[index] = abs(sum) < Self.epsilon ? 0 : sum
    if costs[index] <= 0 { noteCandidate(symbol) }
  }

  mutating func noteCandidate(_ symbol: Int32) {
    guard !symbols[symbol].isCandidate else { return }
    symbols[symbol].isCandidate = true
    candidates.append(symbol)
  }

  private mutating func substituteInCosts(_ source: Int32) {
    let symbol = rows[source].basic
    for level in 0..<levels.count {
      let cost = costs[Int(symbol) * stride + level]
      guard cost != 0 else { continue }
      costs[Int(symbol) * stride + level] = 0
      for offset in 0..<rows[source].count {
        let cell = cells[rows[source].start + offset]
        addCost(cost * cell.coefficient, level: level, to: cell.symbol)
      }
    }
  }

  /// The sign of a symbol's reduced cost: that of its highest level which isn't zero.
  func costSign(_ symbol: Int32) -> Int {
    let start = Int(symbol) * stride
    for level in 0..<levels.count {
      let cost = costs[start + level]
      if cost != 0 { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The level of a priority, made if it is new.
  mutating func level(of priority: Float) -> Int {
    var level = 1
    while level < levels.count, levels[level] > priority { level += 1 }
    if level < levels.count, levels[level] == priority { return level }
    if levels.count == stride { widenCosts() }
    levels.append(priority)
    var index = levels.count - 1
    while index > level {
      levels[index] = levels[index - 1]
      index -= 1
    }
    levels[level] = priority
    for symbol in 0..<symbols.count {
      let start = symbol * stride
      var index = levels.count - 1
      while index > level {
        costs[start + index] = costs[start + index - 1]
        index -= 1
      }
      costs[start + level] = 0
    }
    return level
  }

  private mutating func widenCosts() {
    var wider = Vector<Double>(capacity: symbols.count * stride * 2)
    wider.extend(to: symbols.count * stride * 2, with: 0)
    for symbol in 0..<symbols.count {
      for level in 0..<stride { wider[symbol * stride * 2 + level] = costs[symbol * stride + level] }
    }
    costs = wider
    stride *= 2
  }
}
