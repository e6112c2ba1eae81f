public import Benchmarking

/// Two runs, cell by cell.
///
/// A time is judged by a rank test over one estimate a process: signed ranks where the processes of both sides ran in pairs,
/// rank sums where a run is compared with a stored one. The estimates are not times but times as multiples of what ran beside
/// them (the other side's cell, or the yardstick): they hardly notice what the machine's neighbours did when. Counts are
/// compared exactly.
public struct Comparison: Sendable {
  /// What can be said about a cell.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The time rose: significant in the family of all cells, and by more than the smallest change that counts.
    case slower
    /// The time fell, likewise.
    case faster
    /// The interval of the change lies within the margin: the two are as good as equal.
    case same
    /// Neither a change nor equality was shown.
    case unclear
    /// A count rose.
    case more
    /// A count fell.
    case fewer
    /// The machine itself changed between the runs: the figures say nothing.
    case void
  }

  /// How the runs belong together.
  public enum Pairing: Sendable {
    /// The processes ran in turn, in pairs, under equal conditions.
    case paired
    /// The base was measured at another time.
    case stored
  }

  /// What counts as a change.
  public struct Rules: Equatable, Sendable {
    /// Probability of any false alarm: half of it for all cells, half for the means of all strategies.
    public var level = 0.01
    /// Changes of a cell up to this are never called slower or faster.
    public var minimum: Double
    /// Changes of a strategy's mean over fixtures up to this are never called slower or faster.
    public var meanMinimum: Double
    /// An interval within ± this is called same.
    public var margin: Double
    /// More than half of the cells blind to this change make a comparison too noisy.
    public var blindness = 0.1

    /// The rules for a kind of comparison. A stored one must allow for what another hour does to a machine; a paired one for what
    /// another arrangement of the same code in a program does: builds that differed in one line were seen to differ by 0.6 % in cells
    /// that the line doesn't touch.
    public init(_ pairing: Pairing) {
      minimum = pairing == .paired ? 0.0075 : 0.025
      meanMinimum = pairing == .paired ? 0.005 : 0.02
      margin = pairing == .paired ? 0.01 : 0.02
    }

    /// Whether a change is significant at `level` and more than `minimum`.
    func isChange(_ change: Interval?, probability: Double, level: Double, minimum: Double) -> Bool {
      guard let change else { return false }
      return probability <= level && abs(change.estimate) > minimum
    }

    /// What a change with its adjusted p-value amounts to.
    func verdict(_ change: Interval?, probability: Double, level: Double, minimum: Double) -> Verdict {
      guard let change else { return .unclear }
      if isChange(change, probability: probability, level: level, minimum: minimum) {
        return change.estimate > 0 ? .slower : .faster
      }
      return change.low >= -margin && change.high <= margin && change.confidence >= 0.9 ? .same : .unclear
    }
  }

  /// A compared cell.
  public struct Cell: Sendable {
    /// The cell.
    public var id: BenchmarkID
    /// What was compared.
    public var measure: Measure
    /// Value in the base; nil where only the head has the cell.
    public var base: Double?
    /// Value in the head; nil where only the base has it.
    public var head: Double?
    /// Relative change with its interval, 0.02 being two per cent more; nil for counts.
    public var change: Interval?
    /// The test's p-value, adjusted for the number of cells; 1 for counts.
    public var probability = 1.0
    /// The smallest relative change that would have been found with probability 0.8.
    public var detectable: Double?
    /// The verdict.
    public var verdict: Verdict
    /// What must be known about it.
    public var note = ""
  }

  /// The base's circumstances.
  public let base: Circumstances?
  /// The head's circumstances.
  public let head: Circumstances?
  /// How the runs belong together.
  public let pairing: Pairing
  /// The rules that were applied.
  public let rules: Rules
  /// The cells, in the order of the head's rows.
  public let cells: [Cell]
  /// The strategies' means over fixtures, in the order in which the head's rows name them.
  public let means: [Mean]
  /// In what the runs are unlike, one sentence each. Figures of unlike runs aren't comparable.
  public let unlike: [String]
  /// How the canary changed; nil where a run has none.
  public let canary: Interval?
  /// How the yardstick changed, by which a stored base is made comparable; nil where it wasn't used.
  public let yardstick: Interval?

  /// Compares the times and exact counts of two runs.
  public init(base: Results, head: Results, pairing: Pairing = .stored, rules: Rules? = nil) {
    let rules = rules ?? Rules(pairing)
    self.base = base.rows.first?.circumstances
    self.head = head.rows.first?.circumstances
    self.pairing = pairing
    self.rules = rules
    unlike = Self.differences(self.base, self.head)
    let rows = ResultPairs(base, head)
    let canaryCell = rows[Canary.id, .time].map { Self.timed($0, rows, pairing, rules, level: rules.level) }
    canary = canaryCell?.change
    yardstick =
      pairing == .paired
      ? nil
      : rows[Canary.yardstickID, .time].flatMap {
        TimeShift(from: $0.base.logarithms, to: $0.head.logarithms, pairing, level: rules.level).change
      }
    let isVoid =
      canaryCell.map {
        rules.isChange($0.change, probability: $0.probability, level: rules.level, minimum: rules.minimum)
      } ?? false

    let level = rules.level / 2
    let order = rows.order.filter { Self.isJudged($0) }
    let timedCount = order.count { !$0.measure.isExact && rows[$0] != nil }
    var cells = order.map { row -> Cell in
      guard let pair = rows[row] else {
        let isNew = rows.isNew(row)
        return Cell(
          id: row.id, measure: row.measure, base: isNew ? nil : row.value, head: isNew ? row.value : nil,
          verdict: .unclear, note: isNew ? "only in the head" : "only in the base")
      }
      if row.measure.isExact { return Self.counted(pair.base, pair.head) }
      return Self.timed(pair, rows, pairing, rules, level: level / Double(max(timedCount, 1)))
    }
    let timed = cells.indices.filter { cells[$0].change != nil }
    for (index, adjusted) in zip(timed, RankTest.holm(timed.map { cells[$0].probability })) {
      cells[index].probability = adjusted
      cells[index].verdict =
        isVoid
        ? .void
        : rules.verdict(cells[index].change, probability: adjusted, level: level, minimum: rules.minimum)
    }
    self.cells = cells
    means = Self.means(rows, pairing, rules, isVoid: isVoid)
  }

  private static func isJudged(_ row: ResultRow) -> Bool {
    row.id.suite != Canary.id.suite
      && (row.measure == .time || row.measure == .cold || row.measure.name.hasPrefix("phase.")
        || (row.measure.isExact && row.measure.better != .none))
  }

  private static func counted(_ base: ResultRow, _ head: ResultRow) -> Cell {
    var cell = Cell(id: head.id, measure: head.measure, base: base.value, head: head.value, verdict: .same)
    if !base.note.isEmpty || !head.note.isEmpty {
      cell.verdict = base.value == head.value ? .same : .unclear
      cell.note = head.note.isEmpty ? base.note : head.note
    } else if base.value != head.value {
      cell.verdict = (head.value > base.value) == (head.measure.better == .lower) ? .more : .fewer
    }
    return cell
  }

  /// A cell with change, unadjusted p-value and detectable change; its verdict is still open.
  private static func timed(
    _ pair: ResultPairs.Pair, _ rows: ResultPairs, _ pairing: Pairing, _ rules: Rules, level: Double
  ) -> Cell {
    var cell = Cell(
      id: pair.head.id, measure: pair.head.measure, base: pair.base.value, head: pair.head.value,
      verdict: .unclear, note: pair.head.note.isEmpty ? pair.base.note : pair.head.note)
    let judged = pair.head.measure == .time ? rows.comparable(pair.head.id) ?? pair : pair
    let shift = TimeShift(
      from: judged.base.logarithms, to: judged.head.logarithms, pairing, level: level)
    cell.change = shift.change
    cell.probability = shift.probability
    cell.detectable = shift.detectable.map { max(rules.minimum, $0) }
    return cell
  }

  private static func differences(_ base: Circumstances?, _ head: Circumstances?) -> [String] {
    guard let base, let head else { return ["one of the runs has no rows"] }
    let pairs: [(String, String, String)] = [
      ("processors", base.machine.processor, head.machine.processor),
      ("numbers of cores", "\(base.machine.cores)", "\(head.machine.cores)"),
      ("systems", base.machine.system, head.machine.system),
      ("Swift versions", base.machine.swift, head.machine.swift),
      ("builds", base.machine.build, head.machine.build),
      ("allocators", base.allocator, head.allocator),
      ("allocator versions", base.allocatorVersion, head.allocatorVersion),
      ("allocator settings", base.allocatorSettings, head.allocatorSettings),
      ("batch lengths", "\(base.batch) ns", "\(head.batch) ns"),
      ("address conditions", "fixed: \(base.fixedAddresses)", "fixed: \(head.fixedAddresses)"),
    ]
    return pairs.filter { $0.1 != $0.2 }.map { "the \($0.0) differ: \($0.1) and \($0.2)" }
  }
}
