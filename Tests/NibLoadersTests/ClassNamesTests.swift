import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of classes named in nibs, under the ids of the catalogue of pitfalls.
@MainActor
struct ClassNamesTests {
  /// The objects of a nib, and the log's lines about unknown classes that nibs of this module name: other tests may log
  /// others meanwhile.
  private func load(_ name: String) throws -> (objects: [Any], log: [String]) {
    var objects: [Any] = []
    let lines = try standardErrorLines {
      objects = try Bundle.module.loadNibContents(named: name, owner: nil, options: nil)
    }
    let names = ["NibLoadersTests", "nibloaderstests", "RecordedField", "BadgeLabel"]
    return (
      objects,
      lines.filter { line in line.contains("Unknown class") && names.contains { line.contains($0) } }
    )
  }

  private func expectFields(_ objects: [Any], count: Int) {
    #expect(objects.count == count)
    #expect(objects.allSatisfy { type(of: $0) == UITextField.self })
    // The keys of the element's class are read as ever.
    #expect(objects.allSatisfy { ($0 as? UITextField)?.borderStyle == .roundedRect })
  }

  @Test("P13, P52: nested classes are found by their runtime names")
  func nestedClassesAreFound() throws {
    let (objects, log) = try load("NestedClasses")
    #expect(objects.map { type(of: $0) == Enclosing.Inner.self } == [true, false])
    #expect(objects.map { type(of: $0) == Enclosing.Inner.Innermost.self } == [false, true])
    #expect(log.isEmpty)
  }

  @Test("P13: a private class is not found under its plain name")
  func privateClassesAreNotFound() throws {
    let (objects, log) = try load("PrivateClass")
    expectFields(objects, count: 1)
    #expect(log.count == 1)
    #expect(log.first?.contains("HiddenField") == true)
  }

  @Test("P47: a class that isn't found costs one line that names it, and the element's class is made")
  func missingClassesFallBack() throws {
    let (objects, log) = try load("MissingClass")
    expectFields(objects, count: 1)
    #expect(log.count == 1)
    #expect(log.first?.contains("Unknown class _TtC15NibLoadersTests8Vanished in") == true)
  }

  @Test("P47: only an outlet of the missing class fails")
  func outletsOfMissingClassesFail() {
    expectException("NSUnknownKeyException", telling: ["<UIView", "badge"]) {
      _ = try Bundle.module.loadNibContents(named: "OutletOfMissingClass", owner: nil, options: nil)
    }
  }

  @Test("P48: a renamed module, and none for a Swift class, fall back as well")
  func renamedModulesFallBack() throws {
    let (objects, log) = try load("RenamedModule")
    expectFields(objects, count: 2)
    for name in ["_TtC9Elsewhere13RecordedField", "RecordedField"] {
      #expect(log.filter { $0.contains("Unknown class \(name) in") }.count == 1)
    }
    #expect(log.count == 2)
  }

  @Test("P49: a module in other letter case falls back as well")
  func modulesInOtherCaseFallBack() throws {
    let (objects, log) = try load("ModuleInOtherCase")
    expectFields(objects, count: 1)
    #expect(log.count == 1)
    #expect(log.first?.contains("Unknown class _TtC15nibloaderstests13RecordedField in") == true)
  }

  @Test("P52: the old mangling, the dotted name, and class and module apart lead to the class")
  func everyFormOfTheNameIsUnderstood() throws {
    let (objects, log) = try load("MangledNames")
    #expect(objects.count == 3)
    #expect(objects.allSatisfy { type(of: $0) == RecordedView.self })
    #expect(log.isEmpty)
  }

  @Test("P52: of two classes of one name the module tells which is meant")
  func modulesTellClassesOfOneNameApart() throws {
    let (objects, log) = try load("SameNames")
    #expect(objects.count == 2)
    #expect(type(of: objects[0]) == BadgeLabel.self)
    #expect(type(of: objects[1]) == NibFixtures.BadgeLabel.self)
    #expect(log.isEmpty)
  }

  @Test("P53: an attribute that can't be set costs one line that names it, others are applied")
  func failingAttributesAreLogged() throws {
    var view: RecordedView?
    let lines = try standardErrorLines {
      view =
        try Bundle.module.loadNibContents(named: "FailingAttributes", owner: nil, options: nil).first
        as? RecordedView
    }
    #expect(view?.layer.cornerRadius == 7)
    #expect(view?.subtitle == "set")
    for keyPath in ["(nobody)", "(nobody.text)"] {
      let failures = lines.filter { $0.contains(keyPath) }
      #expect(failures.count == 1)
      #expect(failures.first?.contains("RecordedView") == true)
    }
    // A layer takes values under any key, and setting something of a label that is nil does nothing.
    #expect(!lines.contains { $0.contains("layer.nobody") || $0.contains("titleLabel.text") })
  }
}
