/// The simplex tableau of the constraints that can't be solved by plain substitution.
///
/// After Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (ACM TOCHI
/// 8(4), 2001): each row states a *basic* symbol as a constant and a sum of *parametric* ones, which are zero;
/// restricted symbols stay at or above zero; the objective is the sum of the errors of the constraints that
/// may be violated. Two things differ from the paper. The objective is a vector with one entry a priority,
/// compared lexicographically, instead of one weighted sum. And rows are found through a list per column
/// rather than by going over all of them.
struct Tableau: ~Copyable {
  /// What a symbol stands for.
  enum Kind: UInt8, BitwiseCopyable {
    /// A variable of the solver: any number.
    case external
    /// The distance of an inequality from equality: never negative.
    case slack
    /// The violation of a constraint that isn't required, in one direction: never negative, and minimised.
    case error
    /// The marker of a required equation: always zero, it never enters the basis of its own accord.
    case dummy
    /// Not in use.
    case free
  }

  struct Symbol: BitwiseCopyable {
    var kind: Kind
    /// Whether the symbol waits in `candidates`.
    var isCandidate = false
    /// The row in which the symbol is basic, or -1.
    var row: Int32 = -1
    /// The head of the list of rows that may hold the symbol, or -1; for a free symbol the next free one.
    var column: Int32 = -1
    /// The variable or the constraint that the symbol belongs to.
    var owner: Int32
  }

  struct Cell: BitwiseCopyable {
    var coefficient: Double
    var symbol: Int32
  }

  struct Row: BitwiseCopyable {
    var constant: Double
    /// The basic symbol, or -1 for a free row.
    var basic: Int32
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  /// An entry of a column: a row that holds, or once held, the symbol.
  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// Numbers nearer to zero than this are zero.
  static let epsilon = 1e-9
  /// A row or a constraint violated by less than this counts as met (in points: far below a pixel).
  static let tolerance = 1e-7

  var symbols: Vector<Symbol>
  var rows: Vector<Row>
  var cells: Vector<Cell>
  var links: Vector<Link>
  var freeSymbol: Int32 = -1
  var freeRow: Int32 = -1
  var freeLink: Int32 = -1
  var abandonedCells = 0

  /// The priorities in use, highest first. The first entry is the artificial objective of phase one.
  var levels: Vector<Float>
  /// The reduced costs, `stride` entries a symbol, one a level.
  var costs: Vector<Double>
  var stride = 8

  /// Symbols whose reduced cost may have become negative.
  var candidates: Vector<Int32>
  /// Rows whose constant may have become negative.
  var infeasible: Vector<Int32>

  /// The expression being put together, by symbol, and the symbols it touches.
  var accumulator: Vector<Double>
  var touched: Vector<Int32>
  var accumulatedConstant = 0.0

  /// The row being substituted, spread out by symbol; `stamps` tells which entries a row has taken.
  var spread: Vector<Double>
  var stamps: Vector<Int32>
  var stamp: Int32 = 0

  init(capacity: Int) {
    symbols = Vector(capacity: capacity)
    rows = Vector(capacity: capacity)
    cells = Vector(capacity: capacity * 4)
    links = Vector(capacity: capacity * 4)
    levels = Vector(capacity: 8)
    costs = Vector(capacity: capacity * 8)
    candidates = Vector(capacity: capacity)
    infeasible = Vector(capacity: 8)
    accumulator = Vector(capacity: capacity)
    touched = Vector(capacity: capacity)
    spread = Vector(capacity: capacity)
    stamps = Vector(capacity: capacity)
    levels.append(.infinity)
  }

  mutating func removeAll() {
    symbols.removeAll()
    rows.removeAll()
    cells.removeAll()
    links.removeAll()
    levels.removeAll()
    levels.append(.infinity)
    costs.removeAll()
    candidates.removeAll()
    infeasible.removeAll()
    accumulator.removeAll()
    touched.removeAll()
    spread.removeAll()
    stamps.removeAll()
    (freeSymbol, freeRow, freeLink) = (-1, -1, -1)
    abandonedCells = 0
    accumulatedConstant = 0
    stamp = 0
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int32) -> Int32 {
    if freeSymbol >= 0 {
      let symbol = freeSymbol
      freeSymbol = symbols[symbol].column
      // A removed symbol may still wait among the candidates; the flag has to go on saying so.
      symbols[symbol] = Symbol(kind: kind, isCandidate: symbols[symbol].isCandidate, owner: owner)
      return symbol
    }
    let symbol = Int32(symbols.count)
    symbols.append(Symbol(kind: kind, owner: owner))
    costs.extend(to: symbols.count * stride, with: 0)
    accumulator.append(0)
    spread.append(0)
    stamps.append(0)
    return symbol
  }

  /// Frees a symbol that is in no row any more.
  mutating func freeSymbol(_ symbol: Int32) {
    if symbols[symbol].row >= 0 { deleteRow(symbols[symbol].row) }
    emptyColumn(symbol)
    clearCosts(of: symbol)
    symbols[symbol].kind = .free
    symbols[symbol].row = -1
    symbols[symbol].column = freeSymbol
    freeSymbol = symbol
  }

  func isRestricted(_ symbol: Int32) -> Bool {
    symbols[symbol].kind != .external
  }

  // MARK: Rows and columns

  mutating func makeRow(basic: Int32, constant: Double, capacity: Int) -> Int32 {
    var index = freeRow
    if index >= 0 {
      freeRow = rows[index].start
      rows[index] = Row(constant: constant, basic: basic, start: 0, count: 0, capacity: 0)
    } else {
      index = Int32(rows.count)
      rows.append(Row(constant: constant, basic: basic, start: 0, count: 0, capacity: 0))
    }
    reserve(capacity, in: index)
    if basic >= 0 { symbols[basic].row = index }
    return index
  }

  mutating func deleteRow(_ row: Int32) {
    let basic = rows[row].basic
    if basic >= 0 { symbols[basic].row = -1 }
    abandonedCells += Int(rows[row].capacity)
    rows[row] = Row(constant: 0, basic: -1, start: freeRow, count: 0, capacity: 0)
    freeRow = row
  }

  /// Makes room for `wanted` cells in a row, which may move to the end of the cells.
  mutating func reserve(_ wanted: Int, in row: Int32) {
    let old = rows[row]
    guard wanted > Int(old.capacity) else { return }
    if abandonedCells > 1024, abandonedCells > cells.count / 2 { compactCells() }
    let start = cells.count
    let capacity = max(wanted, Int(old.capacity) * 2, 4)
    let source = Int(rows[row].start)
    cells.extend(to: start + capacity, with: Cell(coefficient: 0, symbol: -1))
    (cells.base + start).update(from: cells.base + source, count: Int(old.count))
    abandonedCells += Int(old.capacity)
    rows[row].start = Int32(start)
    rows[row].capacity = Int32(capacity)
  }

  /// Moves the rows together over the cells that other rows have left behind.
  private mutating func compactCells() {
    var packed = Vector<Cell>(capacity: cells.count)
    for index in 0..<rows.count where rows[index].capacity > 0 {
      let start = packed.count
      let row = rows[index]
      for offset in 0..<row.count { packed.append(cells[row.start + offset]) }
      packed.extend(to: start + Int(row.capacity), with: Cell(coefficient: 0, symbol: -1))
      rows[index].start = Int32(start)
    }
    cells = packed
    abandonedCells = 0
  }

  mutating func appendCell(_ coefficient: Double, _ symbol: Int32, to row: Int32) {
    if rows[row].count == rows[row].capacity { reserve(Int(rows[row].count) + 1, in: row) }
    cells[rows[row].start + rows[row].count] = Cell(coefficient: coefficient, symbol: symbol)
    rows[row].count += 1
    link(row, in: symbol)
  }

  mutating func link(_ row: Int32, in symbol: Int32) {
    let next = symbols[symbol].column
    if freeLink >= 0 {
      let index = freeLink
      freeLink = links[index].next
      links[index] = Link(row: row, next: next)
      symbols[symbol].column = index
    } else {
      symbols[symbol].column = Int32(links.count)
      links.append(Link(row: row, next: next))
    }
  }

  mutating func emptyColumn(_ symbol: Int32) {
    var index = symbols[symbol].column
    symbols[symbol].column = -1
    while index >= 0 {
      let next = links[index].next
      links[index].next = freeLink
      freeLink = index
      index = next
    }
  }

  /// The place of a symbol's cell among `cells`, or -1.
  func cell(of symbol: Int32, in row: Int32) -> Int32 {
    let (start, count) = (rows[row].start, rows[row].count)
    var index = start
    while index < start + count {
      if cells[index].symbol == symbol { return index }
      index += 1
    }
    return -1
  }

  mutating func removeCell(_ index: Int32, from row: Int32) {
    rows[row].count -= 1
    cells[index] = cells[rows[row].start + rows[row].count]
  }

  /// Whether no row depends on the symbol; clears entries of its column that are out of date.
  mutating func isColumnEmpty(_ symbol: Int32) -> Bool {
    var index = symbols[symbol].column
    while index >= 0 {
      let row = links[index].row
      if rows[row].basic >= 0, cell(of: symbol, in: row) >= 0 { return false }
      index = links[index].next
    }
    emptyColumn(symbol)
    return true
  }

  /// A fresh mark for `stamps`, which are by row here: no row counts as visited.
  mutating func nextStamp() -> Int32 {
    if stamp == .max {
      for index in 0..<stamps.count { stamps[index] = 0 }
      stamp = 0
    }
    stamp += 1
    return stamp
  }
}
