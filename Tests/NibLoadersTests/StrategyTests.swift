import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// The strategies against each other: all of them make the same tree.
@MainActor
struct StrategyTests {
  @Test(arguments: Fixture.all, LoadingStrategy.allCases)
  func makesTheTreeThatCodeBuilds(fixture: Fixture, strategy: LoadingStrategy) throws {
    let built = try #require(try fixture.make(by: .code))
    let made = try #require(try fixture.make(by: strategy))
    if strategy.addsContainer {
      let content = try #require(made.subviews.last)
      #expect(type(of: made) == fixture.rootClass)
      #expect(type(of: content) != fixture.rootClass)
      expectEqual(ViewOutline(content, as: made), ViewOutline(built, as: built))
    } else {
      #expect(type(of: made) == fixture.rootClass)
      expectEqual(ViewOutline(made, as: made), ViewOutline(built, as: built))
    }
  }

  /// Compares line by line, so that a failure shows what differs and not two long lists.
  private func expectEqual(_ made: ViewOutline, _ built: ViewOutline) {
    #expect(made.lines.count == built.lines.count)
    for (madeLine, builtLine) in zip(made.lines, built.lines) { #expect(madeLine == builtLine) }
  }

  @Test(arguments: Fixture.all, LoadingStrategy.allCases)
  func makesADistinctTreeEachTime(fixture: Fixture, strategy: LoadingStrategy) throws {
    func open<View: Loadable>(_ type: View.Type) throws -> ([UIView], [UIView]) {
      let make = strategy.operation(for: type, in: Fixture.bundle, size: fixture.size)
      return (try make().withDescendants, try make().withDescendants)
    }
    guard let type = fixture.loadableClass else { Issue.record("not loadable"); return }
    let (first, second) = try open(type)
    #expect(first.count == second.count)
    #expect(Set(first.map(ObjectIdentifier.init)).isDisjoint(with: second.map(ObjectIdentifier.init)))
  }

  @Test(arguments: Fixture.all)
  func ownersTakeOneViewMore(fixture: Fixture) throws {
    let plain = try #require(try fixture.make(by: .template)).withDescendants.count
    let owner = try #require(try fixture.make(by: .owner)).withDescendants.count
    // An owner that is a cell has a content view of its own, which the nib's root doesn't bring.
    let own = fixture.rootClass.init(frame: .zero).subviews.count
    #expect(owner == plain + 1 + own)
  }

  @Test func rawValuesAreThoseOfTheResultsFiles() {
    #expect(
      LoadingStrategy.allCases.map(\.rawValue)
        == ["by-name", "template-per-call", "template", "owner-per-call", "owner", "code"])
  }
}
