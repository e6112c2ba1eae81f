/// A dense two-phase simplex method with Bland's rule: slow, simple, and independent of the module under test.
///
/// Minimises `costs · x` subject to `rows[i] · x = right[i]` and `x >= 0`.
struct DenseSimplex {
  private var table: [[Double]]
  private var basis: [Int]
  private let count: Int

  /// The lowest cost, or nil if no `x` meets the equations.
  static func minimum(costs: [Double], rows: [[Double]], right: [Double]) -> Double? {
    var simplex = DenseSimplex(rows: rows, right: right, count: costs.count)
    let artificial = (0..<costs.count + rows.count).map { $0 < costs.count ? 0.0 : 1.0 }
    guard simplex.minimize(artificial, allowed: costs.count + rows.count) < 1e-7 else { return nil }
    simplex.driveOutArtificials()
    let padded = costs + Array(repeating: 0, count: rows.count)
    return simplex.minimize(padded, allowed: costs.count)
  }

  private init(rows: [[Double]], right: [Double], count: Int) {
    self.count = count
    table = []
    basis = []
    for (index, row) in rows.enumerated() {
      let sign = right[index] < 0 ? -1.0 : 1.0
      var unit = Array(repeating: 0.0, count: rows.count)
      unit[index] = 1
      table.append(row.map { $0 * sign } + unit + [right[index] * sign])
      basis.append(count + index)
    }
  }

  private mutating func minimize(_ costs: [Double], allowed: Int) -> Double {
    while true {
      var entering: Int?
      for column in 0..<allowed where !basis.contains(column) {
        var reduced = costs[column]
        for row in table.indices { reduced -= costs[basis[row]] * table[row][column] }
        if reduced < -1e-9 {
          entering = column
          break
        }
      }
      guard let entering else { break }
      var leaving: Int?
      var best = Double.infinity
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = table[row][table[row].count - 1] / table[row][entering]
        if ratio < best - 1e-12 || (ratio < best + 1e-12 && basis[row] < basis[leaving ?? row]) {
          best = min(best, ratio)
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
    }
    return table.indices.reduce(0) { $0 + costs[basis[$1]] * table[$1][table[$1].count - 1] }
  }

  private mutating func driveOutArtificials() {
    for row in table.indices where basis[row] >= count {
      if let column = (0..<count).first(where: { abs(table[row][$0]) > 1e-9 }) { pivot(row, column) }
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = table[row][column]
    table[row] = table[row].map { $0 / factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let multiple = table[other][column]
      for index in table[other].indices { table[other][index] -= multiple * table[row][index] }
    }
    basis[row] = column
  }
}
