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
    let template = UINib(nibName: "L1View.nib", bundle: Fixture.bundle)
    #expect(try template.instantiateContents(withOwner: nil, options: nil).first is L1View)
  }

  @Test("P05: a name in other letter case finds nothing")
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

  @Test("P11: neither a metatype's type nor an instance describes itself by a nib's name")
  func metatypesAndInstancesAreNoNames() throws {
    let view = L1View(frame: .zero)
    for name in ["\(type(of: L1View.self))", "\(view)"] {
      expectException(Self.missing, telling: ["'\(name)'"]) {
        _ = try Fixture.bundle.loadNibContents(named: name, owner: nil, options: nil)
      }
    }
    let contents = try Fixture.bundle.loadNibContents(named: "\(type(of: view))", owner: nil, options: nil)
    #expect(contents.first is L1View)
  }

  @Test("P12: the runtime's name of a class carries the module, the nib's name doesn't")
  func runtimeNamesCarryTheModule() throws {
    let name = NSStringFromClass(L1View.self)
    #expect(name == "NibFixtures.L1View")
    expectException(Self.missing, telling: ["'NibFixtures.L1View'"]) {
      _ = try Fixture.bundle.loadNibContents(named: name, owner: nil, options: nil)
    }
    #expect(name.split(separator: ".").last.map(String.init) == L1View.nibName)
  }

  @Test("P14: a package's nibs are in its own bundle, not in the one of the class")
  func packageNibsAreInTheModulesBundle() throws {
    _ = try L1View.load(fromNibIn: Fixture.bundle)
    expectException(Self.missing, telling: ["'L1View'"]) {
      _ = try L1View.load(fromNibIn: Bundle(for: L1View.self))
    }
  }

  @Test("P17: a test's nib isn't in the main bundle, and the failure names the bundle that was asked")
  func testsNibsAreNotInTheMainBundle() throws {
    let copies = try CopiedNibs(["OnlyInTests.nib": "L1View"])
    let name = "OnlyInTests"
    #expect(try copies.bundle.loadNibContents(named: name, owner: nil, options: nil).first is L1View)
    expectException(Self.missing, telling: ["'\(name)'", Bundle.main.bundlePath]) {
      _ = try UINib(nibName: name, bundle: nil).instantiateContents(withOwner: nil, options: nil)
    }
    expectException(Self.missing, telling: ["'Other'", copies.bundle.bundlePath]) {
      _ = try copies.bundle.loadNibContents(named: "Other", owner: nil, options: nil)
    }
  }

  @Test("P18: a folder of the language comes before the plain place")
  func languageFolderComesFirst() throws {
    let copies = try CopiedNibs(["en.lproj/V.nib": "L1View", "V.nib": "L2View"])
    #expect(try copies.bundle.loadNibContents(named: "V", owner: nil, options: nil).first is L1View)
  }

  @Test("P18: where the user's language has no folder, and English neither, any other has its turn")
  func anyLanguageIsBetterThanNone() throws {
    let copies = try CopiedNibs(["tlh.lproj/V.nib": "L1View", "V.nib": "L2View"], hasInfo: false)
    #expect(try copies.bundle.loadNibContents(named: "V", owner: nil, options: nil).first is L1View)
  }

  @Test("P19: a nib from Base gets the texts of the language's strings, and keeps its own without them")
  func stringsReplaceTheTextsOfBase() throws {
    func text(_ strings: [String: String]) throws -> String? {
      let copies = try CopiedNibs(["Base.lproj/Greeting.nib": "Greeting"], of: .module, texts: strings)
      let contents = try copies.bundle.loadNibContents(named: "Greeting", owner: nil, options: nil)
      return (contents.first as? UILabel)?.text
    }
    #expect(try text([:]) == "Cancel")
    let translated = #""grt-Ln-g01.text" = "Never mind";"#
    #expect(try text(["en.lproj/Greeting.strings": translated]) == "Never mind")
    #expect(try text(["en.lproj/Greeting.strings": #""another.text" = "Never mind";"#]) == "Cancel")
  }

  @Test("P22: a controller takes the nib named like it without Controller, which fails without `view`")
  func controllerTakesTheNibOfItsView() {
    let controller = LittleViewController(nibName: nil, bundle: .module)
    expectException(Self.missing, telling: ["\"LittleView\"", "view outlet was not set"]) {
      try controller.loadViewContents()
    }
  }
}

private class Base: UIView, NibLoadable {}
private final class Derived: Base {}
private class Box<Content>: UIView, NibLoadable {}
private final class IntBox: Box<Int> {}
