/// What a row of results tells: a name, a unit, and which direction is good.
public struct Measure: Hashable, Sendable {
  /// Which direction is an improvement.
  public enum Direction: String, Sendable {
    /// Less is better.
    case lower
    /// More is better.
    case higher
    /// Neither: the row describes.
    case none
  }

  /// The name in the `measure` column.
  public let name: String
  /// `ns`, `B` (bytes), `1` (counts and ratios).
  public let unit: String
  /// Which direction is good.
  public let better: Direction
  /// Whether two runs of one program must give the same number to the last digit.
  public let isExact: Bool

  /// Makes a measure.
  public init(_ name: String, unit: String, better: Direction, isExact: Bool = false) {
    self.name = name
    self.unit = unit
    self.better = better
    self.isExact = isExact
  }

  /// Wall time of an operation.
  public static let time = Measure("time", unit: "ns", better: .lower)
  /// Processor time of an operation: the noise measure.
  public static let processor = Measure("cpu", unit: "ns", better: .lower)
  /// Wall time of releasing an operation's result.
  public static let teardown = Measure("teardown", unit: "ns", better: .lower)
  /// Time as a multiple of the reference strategy's, from batches that ran side by side.
  public static let ratio = Measure("ratio", unit: "1", better: .lower)
  /// Time as a multiple of the harness's yardstick, from the same block: what runs of different hours are compared by.
  public static let relative = Measure("relative", unit: "1", better: .lower)
  /// The first operation of a fresh process, set-up included.
  public static let cold = Measure("cold", unit: "ns", better: .lower)
  /// The first operation of a fresh process without its set-up.
  public static let first = Measure("first", unit: "ns", better: .lower)
  /// Blocks allocated by an operation.
  public static let allocations = Measure("allocations", unit: "1", better: .lower, isExact: true)
  /// Blocks freed by an operation and its release.
  public static let frees = Measure("frees", unit: "1", better: .none, isExact: true)
  /// Bytes asked for by an operation.
  public static let requested = Measure("requested", unit: "B", better: .lower, isExact: true)
  /// Bytes handed out, after rounding up to size classes.
  public static let usable = Measure("usable", unit: "B", better: .lower, isExact: true)
  /// The most usable bytes alive at once during an operation.
  public static let peak = Measure("peak", unit: "B", better: .lower, isExact: true)
  /// Usable bytes still alive after an operation's result is released: 0 unless something leaks.
  public static let left = Measure("left", unit: "B", better: .lower, isExact: true)
  /// Files opened by an operation in the watched folders.
  public static let opens = Measure("opens", unit: "1", better: .lower, isExact: true)
  /// Read calls of an operation.
  public static let reads = Measure("reads", unit: "1", better: .lower, isExact: true)
  /// Bytes that a strategy keeps between operations.
  public static let retained = Measure("retained", unit: "B", better: .lower, isExact: true)

  /// A property of a fixture, such as its number of views: not a result, but what results are explained by.
  public static func size(_ name: String) -> Measure {
    Measure("size." + name, unit: "1", better: .none, isExact: true)
  }

  /// The time of one phase of an operation.
  public static func phase(_ name: String) -> Measure {
    Measure("phase." + name, unit: "ns", better: .lower)
  }

  private static let named: [String: Measure] = Dictionary(
    [
      time, processor, teardown, ratio, relative, cold, first, allocations, frees, requested, usable, peak,
      left,
      opens, reads,
      retained,
    ].map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Finds a measure by its name in a file.
  public init?(named name: String) {
    if let known = Self.named[name] {
      self = known
    } else if name.hasPrefix("size.") {
      self = .size(String(name.dropFirst(5)))
    } else if name.hasPrefix("phase.") {
      self = .phase(String(name.dropFirst(6)))
    } else {
      return nil
    }
  }
}
