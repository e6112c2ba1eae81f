/// Finds how many operations a batch needs, and whether the operation is really executed.
public struct BatchSizer: Sendable {
  /// The time a batch should take, in ns. 1 ms is 30,000 times the cost of reading the clock twice.
  public var target: UInt64

  /// Makes a sizer for batches of `target` ns.
  public init(target: UInt64 = 1_000_000) {
    self.target = target
  }

  /// The batch size nearest to ``target``: a power of two, so that two runs of one program choose the same number although
  /// their times differ a little. At least 1.
  public func size(_ operation: Operation) throws -> Int {
    var iterations = 1
    var best = try operation.batch(1).wall
    best = min(best, try operation.batch(1).wall)
    // Twice: the first round also warms caches, and may have taken one slow measurement for the truth.
    for _ in 0..<2 {
      while best < target / 4, iterations < 1 << 24 {
        iterations *= 2
        best = min(try operation.batch(iterations).wall, try operation.batch(iterations).wall)
      }
      best = min(best, try operation.batch(iterations).wall)
    }
    let wanted = Double(iterations) * Double(target) / Double(max(best, 1))
    var size = 1
    while Double(size) * 2.0.squareRoot() < wanted { size *= 2 }
    return size
  }

  /// What ``linearity(_:iterations:)`` may lie between.
  public static let linear = 1.8...2.2

  /// How many times as much processor time a batch of twice the operations takes; close to 2 unless the work was optimised away, is
  /// done once and remembered, or grows with what was done before. Best of five, and three tries, since a neighbour's burst can spoil
  /// one. Processor time, since on a crowded machine no batch of some milliseconds gets through without being interrupted.
  public static func linearity(_ operation: Operation, iterations: Int) throws -> Double {
    let half = max(1, iterations / 2)
    var ratio = 0.0
    for _ in 0..<3 {
      var once = UInt64.max
      var twice = UInt64.max
      for _ in 0..<5 {
        once = min(once, try operation.batch(half).processor)
        twice = min(twice, try operation.batch(2 * half).processor)
      }
      ratio = Double(twice) / Double(max(once, 1))
      if linear.contains(ratio) { break }
    }
    return ratio
  }
}
