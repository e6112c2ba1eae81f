import Foundation

extension Comparison {
  /// For programs: every cell, numbers as they are, relative changes as fractions.
  public func json() throws -> String {
    let document = Document(
      status: Int(status.rawValue), base: base.map(Side.init), head: head.map(Side.init), unlike: unlike,
      tally: Dictionary(
        tally.map { ($0.verdict.rawValue, $0.count) }, uniquingKeysWith: { first, _ in first }),
      canary: canary?.estimate, strategies: means.map(MeanEntry.init), cells: cells.map(Entry.init))
    return try JSONText.encode(document)
  }

  private struct Document: Encodable {
    var status: Int
    var base: Side?
    var head: Side?
    var unlike: [String]
    var tally: [String: Int]
    var canary: Double?
    var strategies: [MeanEntry]
    var cells: [Entry]
  }

  private struct Side: Encodable {
    var commit: String
    var dirty: Bool
    var date: String
    var complete: Bool

    init(_ circumstances: Circumstances) {
      commit = circumstances.commit
      dirty = circumstances.isDirty
      date = circumstances.date
      complete = circumstances.isComplete
    }
  }

  private struct MeanEntry: Encodable {
    var suite: String
    var strategy: String
    var fixtures: Int
    var change: Double
    var low: Double
    var high: Double
    var p: Double
    var detectable: Double?
    var verdict: String

    init(_ mean: Mean) {
      suite = mean.suite
      strategy = mean.strategy
      fixtures = mean.fixtures
      change = mean.change.estimate
      low = mean.change.low
      high = mean.change.high
      p = mean.probability
      detectable = mean.detectable.isFinite ? mean.detectable : nil
      verdict = mean.verdict.rawValue
    }
  }

  private struct Entry: Encodable {
    var suite: String
    var fixture: String
    var strategy: String
    var measure: String
    var unit: String
    var base: Double?
    var head: Double?
    var change: Double?
    var low: Double?
    var high: Double?
    var p: Double
    var detectable: Double?
    var verdict: String
    var note: String

    init(_ cell: Cell) {
      suite = cell.id.suite
      fixture = cell.id.fixture
      strategy = cell.id.strategy
      measure = cell.measure.name
      unit = cell.measure.unit
      base = cell.base
      head = cell.head
      change = cell.change?.estimate
      low = cell.change?.low
      high = cell.change?.high
      p = cell.probability
      detectable = cell.detectable.flatMap { $0.isFinite ? $0 : nil }
      verdict = cell.verdict.rawValue
      note = cell.note
    }
  }
}

/// JSON as our files have it: indented, keys sorted, slashes as they are.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
