/// Names one cell of a measurement: which suite, on which fixture, by which strategy.
///
/// Written `suite/fixture/strategy`, in results as well as on the command line, so no part is empty or holds a slash.
public struct BenchmarkID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// What an operation includes, such as `load` or `layout`.
  public let suite: String
  /// The input.
  public let fixture: String
  /// The way of doing it; the strategies of one fixture are compared with each other.
  public let strategy: String

  /// Makes an identifier of three parts, none of which may be empty or hold a slash.
  public init(suite: String, fixture: String, strategy: String) {
    precondition(
      ![suite, fixture, strategy].contains { $0.isEmpty || $0.contains("/") },
      "a benchmark's suite, fixture and strategy are not empty and hold no slash")
    self.suite = suite
    self.fixture = fixture
    self.strategy = strategy
  }

  /// `suite/fixture/strategy`.
  public var description: String { "\(suite)/\(fixture)/\(strategy)" }

  /// Sorts by suite, then fixture, then strategy.
  public static func < (left: BenchmarkID, right: BenchmarkID) -> Bool {
    (left.suite, left.fixture, left.strategy) < (right.suite, right.fixture, right.strategy)
  }
}
