import RefreshDesigns
import Testing

/// What comes of the mistakes that each design allows. The table of mistakes is made by the same calls.
@MainActor
struct RefreshMistakeTests {
  /// What must come of it, in the order of the designs: subclass, extension, cached cast, closure.
  private static let expected: [(RefreshMistake, [RefreshOutcome])] = [
    (.forgottenDelegate, [.lost, .lost, .lost, .lost]),
    (.forgottenSetUp, [.notPossible, .noControl, .noControl, .noControl]),
    (.plainClass, [.noControl, .told(1), .noControl, .told(1)]),
    (.otherProtocol, [.notPossible, .lost, .lost, .notPossible]),
    (.delegateGone, [.lost, .lost, .lost, .told(1)]),
    (.doubleSetUp, [.notPossible, .told(1), .told(1), .told(1)]),
  ]

  @Test(arguments: RefreshMistake.allCases, RefreshHost.allCases)
  func hasTheDocumentedOutcome(mistake: RefreshMistake, host: RefreshHost) throws {
    let outcomes = try #require(Self.expected.first { $0.0 == mistake }?.1)
    for (design, outcome) in zip(RefreshDesign.allCases, outcomes) {
      #expect(try mistake.outcome(in: design, on: host) == outcome, "\(design)")
    }
  }
}
