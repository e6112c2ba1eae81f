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
    /// Probability of any false alarm among all cells.
    public var level = 0.01
    /// Changes up to this are never called slower or faster.
    public var minimum: Double
    /// An interval within ± this is called same.
    public var margin: Double
    /// More than half of the cells blind to this change make a comparison too noisy.
    public var blindness = 0.1

    /// The rules for a kind of comparison. A stored one must allow for what another hour does to a machine; a paired one for what
    /// another arrangement of the same code in a program does: builds that differed in one line were seen to differ by 0.6 % in cells
    /// that the line doesn't touch.
    public init(_ pairing: Pairing) {
      minimum = pairing == .paired ? 0.0075 : 0.025
      margin = pairing == .paired ? 0.01 : 0.02
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

    /// Takes change, probability and detectable change from another cell.
    mutating func judge(by other: Cell) {
      change = other.change
      probability = other.probability
      detectable = other.detectable
    }
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
    let bases = Dictionary(base.rows.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let heads = Dictionary(head.rows.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let canaryKey = Key(Canary.id, .time)
    let canaryCell = bases[canaryKey].flatMap { base in
      heads[canaryKey].map { head in
        var cell = Self.timed(base, head, pairing, rules, level: rules.level)
        let relative = Key(Canary.id, .relative)
        if let base = bases[relative], let head = heads[relative] {
          cell.judge(by: Self.timed(base, head, pairing, rules, level: rules.level))
        }
        return cell
      }
    }
    canary = canaryCell?.change
    let yardstickKey = Key(Canary.yardstickID, .time)
    yardstick =
      pairing == .paired
      ? nil
      : bases[yardstickKey].flatMap { base in
        heads[yardstickKey].flatMap { Self.timed(base, $0, pairing, rules, level: rules.level).change }
      }
    let isVoid = canaryCell.map { Self.isChange($0, rules) } ?? false

    let isJudged: (ResultRow) -> Bool = {
      $0.id.suite != Canary.id.suite
        && ($0.measure == .time || $0.measure == .cold || $0.measure.name.hasPrefix("phase.")
          || ($0.measure.isExact && $0.measure.better != .none))
    }
    let order = head.rows.filter(isJudged) + base.rows.filter { isJudged($0) && heads[Key($0)] == nil }
    let timedCount = order.count { !$0.measure.isExact && bases[Key($0)] != nil && heads[Key($0)] != nil }
    let level = rules.level / Double(max(timedCount, 1))
    var cells = order.map { row -> Cell in
      let key = Key(row)
      guard let base = bases[key], let head = heads[key] else {
        return Cell(
          id: row.id, measure: row.measure, base: bases[key]?.value, head: heads[key]?.value,
          verdict: .unclear, note: bases[key] == nil ? "only in the head" : "only in the base")
      }
      if row.measure.isExact { return Self.counted(base, head) }
      var cell = Self.timed(base, head, pairing, rules, level: level)
      let relative = Key(row.id, .relative)
      if row.measure == .time, let base = bases[relative], let head = heads[relative] {
        cell.judge(by: Self.timed(base, head, pairing, rules, level: level))
      }
      return cell
    }
    let timed = cells.indices.filter { cells[$0].change != nil }
    for (index, adjusted) in zip(timed, RankTest.holm(timed.map { cells[$0].probability })) {
      cells[index].probability = adjusted
      Self.judge(&cells[index], rules)
      if isVoid { cells[index].verdict = .void }
    }
    self.cells = cells
  }

  private struct Key: Hashable {
    var id: BenchmarkID
    var measure: String

    init(_ row: ResultRow) {
      id = row.id
      measure = row.measure.name
    }

    init(_ id: BenchmarkID, _ measure: Measure) {
      self.id = id
      self.measure = measure.name
    }
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
    _ base: ResultRow, _ head: ResultRow, _ pairing: Pairing, _ rules: Rules, level: Double
  ) -> Cell {
    var cell = Cell(
      id: head.id, measure: head.measure, base: base.value, head: head.value, verdict: .unclear,
      note: head.note.isEmpty ? base.note : head.note)
    let first = base.estimates.map(logarithm)
    let second = head.estimates.map(logarithm)
    let change: Interval?
    switch pairing {
    case .paired:
      let differences = zip(second, first).map { $0 - $1 }
      change = Interval.pseudoMedian(of: differences)
      cell.probability = RankTest.signedRank(differences)
      cell.detectable = DetectableChange.paired(differences, level: level)
    case .stored:
      change = Interval.shift(from: first, to: second)
      cell.probability = RankTest.rankSum(first, second)
      cell.detectable = DetectableChange.unpaired(first, second, level: level)
    }
    cell.change = change?.map { exponential($0) - 1 }
    cell.detectable = cell.detectable.map { max(rules.minimum, exponential($0) - 1) }
    return cell
  }

  private static func judge(_ cell: inout Cell, _ rules: Rules) {
    guard let change = cell.change else { return }
    if isChange(cell, rules) {
      cell.verdict = change.estimate > 0 ? .slower : .faster
    } else if change.low >= -rules.margin, change.high <= rules.margin, change.confidence >= 0.9 {
      cell.verdict = .same
    } else {
      cell.verdict = .unclear
    }
  }

  private static func isChange(_ cell: Cell, _ rules: Rules) -> Bool {
    guard let change = cell.change else { return false }
    return cell.probability <= rules.level && abs(change.estimate) > rules.minimum
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
