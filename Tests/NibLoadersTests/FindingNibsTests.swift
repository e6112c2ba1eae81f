import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of finding a nib, under the ids of the catalogue of pitfalls.
@MainActor
struct FindingNibsTests {
  private static let missing = "NSInternalInconsistencyException"

  @Test("P01: a nil bundle is the main bundle, and the failure names bundle and nib")
  func nilBundleIsTheMainBundle() {
    expectException(Self.missing, telling: ["'L1View'", Bundle.main.bundlePath]) {
      _ = try UINib(nibName: "L1View", bundle: nil).instantiateContents(withOwner: nil, options: nil)
    }
  }

  @Test("P02: a missing file is noticed by the instantiation, not by the initializer")
  func missingFileFailsLate() {
    let nib = UINib(nibName: "Missing", bundle: Fixture.bundle)
    expectException(Self.missing, telling: ["'Missing'", Fixture.bundle.bundlePath]) {
      _ = try nib.instantiateContents(withOwner: nil, options: nil)
    }
  }

  @Test("P04: a name with the suffix .nib is accepted")
  func suffixIsAccepted() throws {
    let contents = try Fixture.bundle.loadNibContents(named: "L1View.nib", owner: nil, options: nil)
    #expect(contents.first is L1View)
  }

  @Test("P05: letter case counts")
  func letterCaseCounts() {
    expectException(Self.missing, telling: ["'l1view'"]) {
      _ = try Fixture.bundle.loadNibContents(named: "l1view", owner: nil, options: nil)
    }
  }

  @Test("P06: an empty name finds nothing")
  func emptyNameFindsNothing() {
    expectException(Self.missing, telling: ["''"]) {
      _ = try Fixture.bundle.loadNibContents(named: "", owner: nil, options: nil)
    }
  }

  @Test("P07: a subclass without a nib of its own isn't found under the name of its superclass")
  func subclassIsLookedForUnderItsOwnName() {
    #expect(Derived.nibName == "Derived")
    expectException(Self.missing, telling: ["'Derived'"]) {
      _ = try Derived.load(fromNibIn: Fixture.bundle)
    }
  }

  @Test("P08: the name is that of the class asked, not of the one that adopts the protocol")
  func namesTheClassThatIsAsked() {
    let type: any NibLoadable.Type = Derived.self
    #expect(type.nibName == "Derived")
    #expect(Base.nibName == "Base")
  }

  @Test("P09: a generic class has to name its nib")
  func genericClassIsNotFoundUnderItsName() {
    #expect(Box<Int>.nibName == "Box<Int>")
    expectException(Self.missing, telling: ["'Box<Int>'"]) {
      _ = try Box<Int>.load(fromNibIn: Fixture.bundle)
    }
    #expect(IntBox.nibName == "IntBox")
  }

  @Test("P14: a package's nibs are in its own bundle, not in the one of the class")
  func packageNibsAreInTheModulesBundle() throws {
    _ = try L1View.load(fromNibIn: Fixture.bundle)
    expectException(Self.missing, telling: ["'L1View'"]) {
      _ = try L1View.load(fromNibIn: Bundle(for: L1View.self))
    }
  }
}

private class Base: UIView, NibLoadable {}
private final class Derived: Base {}
private class Box<Content>: UIView, NibLoadable {}
private final class IntBox: Box<Int> {}
