import Benchmarking

extension Comparison {
  /// How a comparison ended, for a shell.
  public enum Status: Int32, Sendable {
    /// Nothing is slower and no count rose.
    case fine = 0
    /// Something is slower, or a count rose.
    case worse = 1
    /// The files couldn't be read or the runs are unlike.
    case unusable = 2
    /// The machine changed, or the figures are too noisy to say anything.
    case noisy = 3
  }

  /// The verdict on the whole.
  public var status: Status {
    let verdicts = cells.map(\.verdict) + means.map(\.verdict)
    if verdicts.contains(where: { $0 == .slower || $0 == .more }) { return .worse }
    if cells.isEmpty { return .unusable }
    if verdicts.contains(.void) { return .noisy }
    let limits = cells.compactMap(\.detectable)
    let blind = limits.count { $0 > rules.blindness }
    return 2 * blind > limits.count ? .noisy : .fine
  }

  /// The cells that changed or can't be compared.
  public var notable: [Cell] {
    cells.filter { $0.verdict != .same && ($0.verdict != .unclear || $0.change == nil || !$0.note.isEmpty) }
  }

  /// How many cells have each verdict, without verdicts that no cell has.
  public var tally: [(verdict: Verdict, count: Int)] { Self.tally(cells.map(\.verdict)) }

  private static func tally(_ verdicts: [Verdict]) -> [(verdict: Verdict, count: Int)] {
    Verdict.allCases.map { verdict in (verdict, verdicts.count { $0 == verdict }) }.filter { $0.count > 0 }
  }

  /// The counts of each verdict, the smallest detectable change, and the canary, in sentences.
  var summary: [String] {
    let words = { (tally: [(verdict: Verdict, count: Int)]) in
      tally.map { "\($0.count) \($0.verdict.rawValue)" }.joined(separator: ", ") + "."
    }
    var lines = ["Cells: " + words(tally)]
    if !means.isEmpty { lines.append("Strategies: " + words(Self.tally(means.map(\.verdict)))) }
    let limits = Quantiles(cells.compactMap(\.detectable))
    if !limits.sorted.isEmpty {
      lines.append(
        "Smallest change that this comparison could have detected (4 times out of 5): "
          + "\(plain(limits.median)) in the middle of the cells, \(plain(limits[1])) in the worst.")
    }
    if let canary {
      lines.append("The canary, which no commit changes: \(interval(canary)).")
    }
    if let yardstick {
      lines.append(
        "The yardstick, likewise: \(interval(yardstick)); changes above are free of it.")
    }
    if cells.contains(where: { $0.verdict == .void }) {
      lines.append("Times are void: the machine itself changed. Measure again.")
    } else if status == .noisy {
      lines.append(
        "Too noisy: more than half of the cells could not have shown a change of "
          + "\(plain(rules.blindness)). Measure longer or on a quieter machine.")
    }
    return lines
  }

  /// A change with its interval.
  func interval(_ change: Interval) -> String {
    "\(Quantity.change(change.estimate)) (\(Quantity.change(change.low)) … \(Quantity.change(change.high)))"
  }

  /// A detectable change.
  func plain(_ value: Double) -> String {
    value.isFinite ? Quantity.number(value * 100) + " %" : "none (too few processes)"
  }
}
