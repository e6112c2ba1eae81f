import Benchmarking

/// The rows that two runs have in common, found by cell and measure.
struct ResultPairs {
  /// The same measure of the same cell in both runs.
  typealias Pair = (base: ResultRow, head: ResultRow)

  /// The head's rows, then those that only the base has.
  let order: [ResultRow]
  private let bases: [Key: ResultRow]
  private let heads: [Key: ResultRow]

  init(_ base: Results, _ head: Results) {
    let known = { (rows: [ResultRow]) in
      Dictionary(rows.map { (Key($0.id, $0.measure), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let heads = known(head.rows)
    bases = known(base.rows)
    self.heads = heads
    order = head.rows + base.rows.filter { heads[Key($0.id, $0.measure)] == nil }
  }

  /// Both rows; nil where a run has none.
  subscript(id: BenchmarkID, measure: Measure) -> Pair? {
    let key = Key(id, measure)
    return bases[key].flatMap { base in heads[key].map { (base, $0) } }
  }

  /// The pair that a row belongs to; nil where the other run has none.
  subscript(row: ResultRow) -> Pair? { self[row.id, row.measure] }

  /// Whether only the head has a row.
  func isNew(_ row: ResultRow) -> Bool { bases[Key(row.id, row.measure)] == nil }

  /// What a cell's time is judged by: its multiples of what ran beside it, or its times where a run doesn't tell those.
  func comparable(_ id: BenchmarkID) -> Pair? { self[id, .relative] ?? self[id, .time] }

  private struct Key: Hashable {
    var id: BenchmarkID
    var measure: String

    init(_ id: BenchmarkID, _ measure: Measure) {
      self.id = id
      self.measure = measure.name
    }
  }
}

extension ResultRow {
  /// The logarithms of the estimates, one a process.
  var logarithms: [Double] { estimates.map(logarithm) }
}
