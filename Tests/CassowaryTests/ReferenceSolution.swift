import Cassowary

/// A system of constraints over numbered variables, solved priority by priority with ``DenseSimplex``.
struct ReferenceSystem {
  struct Item {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Float
  }

  var variableCount: Int
  var items: [Item]

  var priorities: [Float] {
    Set(items.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  /// The least total violation at each priority below 1000, highest first, given that of the higher ones; nil
  /// if the required constraints contradict each other.
  func leastViolations() -> [Double]? {
    // Columns: x = p - n for each variable, then two columns of slack and error for each constraint.
    let width = 2 * variableCount + 2 * items.count
    var rows: [[Double]] = []
    var right: [Double] = []
    for (index, item) in items.enumerated() {
      var row = Array(repeating: 0.0, count: width)
      for (variable, coefficient) in item.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      let place = 2 * variableCount + 2 * index
      let isRequired = item.priority >= 1000
      switch item.relation {
      case .lessThanOrEqual: (row[place], row[place + 1]) = (1, isRequired ? 0 : -1)
      case .greaterThanOrEqual: (row[place], row[place + 1]) = (-1, isRequired ? 0 : 1)
      case .equal where !isRequired: (row[place], row[place + 1]) = (-1, 1)
      case .equal: break
      }
      rows.append(row)
      right.append(-item.constant)
    }
    guard DenseSimplex.minimum(costs: Array(repeating: 0, count: width), rows: rows, right: right) != nil
    else { return nil }
    var result: [Double] = []
    for priority in priorities {
      var costs = Array(repeating: 0.0, count: rows[0].count)
      for (index, item) in items.enumerated() where item.priority == priority {
        costs[2 * variableCount + 2 * index + 1] = 1
        if item.relation == .equal { costs[2 * variableCount + 2 * index] = 1 }
      }
      guard let least = DenseSimplex.minimum(costs: costs, rows: rows, right: right) else { return nil }
      result.append(least)
      // From here on this priority's violations may not grow: one more row with a slack of its own.
      rows = rows.map { $0 + [0] } + [costs + [1]]
      right.append(least + 1e-7)
    }
    return result
  }

  /// The total violation at each priority, and the largest violation of a required constraint, for values.
  func violations(of values: [Double]) -> (optional: [Double], required: Double) {
    func violation(_ item: Item) -> Double {
      let left = zip(item.coefficients, values).reduce(item.constant) { $0 + $1.0 * $1.1 }
      switch item.relation {
      case .equal: return abs(left)
      case .lessThanOrEqual: return max(0, left)
      case .greaterThanOrEqual: return max(0, -left)
      }
    }
    let optional = priorities.map { priority in
      items.filter { $0.priority == priority }.reduce(0) { $0 + violation($1) }
    }
    return (optional, items.filter { $0.priority >= 1000 }.map(violation).max() ?? 0)
  }
}

/// Small, repeatable random numbers (xorshift64*).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
