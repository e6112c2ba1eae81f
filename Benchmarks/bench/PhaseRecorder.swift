import Benchmarking

/// Adds up the time between marks. A mark is one reading of the clock, whose cost is taken off again.
final class PhaseRecorder {
  private var sums: [UInt64]
  private var marks: [Int]
  private var last: UInt64 = 0

  init(phases: Int) {
    sums = Array(repeating: 0, count: phases)
    marks = sums.map { _ in 0 }
  }

  /// The next phase begins here.
  func begin() {
    last = Clock.wall()
  }

  /// The phase that began with the last mark ended here.
  func end(_ phase: Int) {
    let now = Clock.wall()
    sums[phase] += now - last
    marks[phase] += 1
    last = now
  }

  /// Ns an operation in each phase, without what marking costs.
  func means(iterations: Int) -> [Double] {
    let own = Self.cost
    return zip(sums, marks).map { max(0, Double($0) - Double($1) * own) / Double(iterations) }
  }

  /// What a mark adds to the phase that it ends, in ns: measured at once, since a busy neighbour makes it dearer too.
  private static var cost: Double {
    let recorder = PhaseRecorder(phases: 1)
    let count = 500
    recorder.begin()
    for _ in 0..<count { recorder.end(0) }
    return Double(recorder.sums[0]) / Double(count)
  }
}
