import Foundation
import NibArchive
import Testing

@testable import OpenUIKit

/// Which class a name in a nib leads to.
@Suite(.serialized) struct NibClassTests {
  /// A nib whose only object names `custom` as its class, exactly so, and `original` as the one it stands in for.
  private func swapped(_ custom: String, _ original: String = "UIView", connecting outlet: String? = nil)
    -> UINib
  {
    var nib = ArchivedNib()
    let view = nib.add(
      "UIClassSwapper",
      [
        ("UIBounds", .rect(0, 0, 10, 10)), ("UIClassName", .string(custom)),
        ("UIOriginalClassName", .string(original)),
      ])
    nib.topLevel.append(view)
    if let outlet { nib.connect(outlet, from: view, to: view) }
    return UINib(data: Data(nib.bytes), bundle: nil)
  }

  private func load(_ name: String, _ original: String = "UIView") throws -> (object: Any?, log: [String]) {
    var object: Any?
    let log = try NibLog.lines {
      object = try swapped(name, original).instantiateContents(withOwner: nil).first
    }
    return (object, log.filter { $0.contains(name) })
  }

  @Test(
    "P13, P52: nested classes are found, in types of any kind",
    arguments: [
      "_TtCO14OpenUIKitTests5Names5Inner", "OpenUIKitTests.Names.Inner",
    ])
  func findsNestedClasses(name: String) throws {
    #expect(try load(name).object is Names.Inner)
  }

  @Test(arguments: ["_TtCCO14OpenUIKitTests5Names5Inner9Innermost", "OpenUIKitTests.Names.Inner.Innermost"])
  func findsDeeplyNestedClasses(name: String) throws {
    #expect(try load(name).object is Names.Inner.Innermost)
  }

  @Test("P09: a subclass of a generic class is a class like another")
  func findsSubclassesOfGenericClasses() throws {
    #expect(try load("_TtC14OpenUIKitTests6IntBox").object is IntBox)
  }

  @Test(
    "P47, P48, P49: an unknown class costs one line and the original class is made",
    arguments: [
      "_TtC14OpenUIKitTests8Vanished", "_TtC9Elsewhere8CardView", "_TtC14openuikittests8CardView", "CardView",
      "OpenUIKitTests.Vanished", "Elsewhere.CardView", "openuikittests.CardView",
      "_TtC14OpenUIKitTests3Box", "_TtGC14OpenUIKitTests3BoxSi_", "_TtC", "_Tt",
      "_TtC999999999999999999999Card",
      "_TtC14OpenUIKitTests8CardView ", "..", ".CardView", "OpenUIKitTests.", "",
      "_TtV14OpenUIKitTests5Names",
      // Xcode names a private class so, but its name at run time holds more: UIKit doesn't find it either.
      "_TtC14OpenUIKitTests6Hidden", "OpenUIKitTests.Hidden",
    ])
  func fallsBackToTheOriginalClass(name: String) throws {
    var object: Any?
    let log = try NibLog.lines {
      object = try swapped(name, "UITextField").instantiateContents(withOwner: nil).first
    }.filter { $0.contains("Unknown class \(name) in") }
    let field = try #require(object as? UITextField)
    #expect(type(of: field) == UITextField.self)
    #expect(field.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(log.count == 1)
  }

  @Test("The target's module is meant where a nib says target, whatever module it names")
  func fillsInTheTargetsModule() throws {
    for module in ["", "customModule=\"Renamed\""] {
      let view = try TestNib.rootView(
        "<view id=\"vue\" customClass=\"CardView\" \(module) customModuleProvider=\"target\"/>")
      #expect(view is CardView)
    }
  }

  @Test("A standard class may stand in for another")
  func findsStandardClasses() throws {
    #expect(try load("UIScrollView").object is UIScrollView)
    #expect(try load("UIControl").object is UIControl)
    #expect(try load("UIImage").object is UIView)
  }

  @Test("A view's class needn't derive from the class of its element")
  func takesClassesOfAnotherBase() throws {
    let label = """
      <label text="Title" id="lab" customClass="CardView" customModule="OpenUIKitTests">
        <rect key="frame" x="1" y="2" width="42" height="21"/>
      </label>
      """
    let view = try #require(try TestNib.rootView(label) as? CardView)
    #expect(view.bounds.size == CGSize(width: 42, height: 21))
  }

  @Test("A class that is no view doesn't stand in for one")
  func refusesClassesOfTheWrongKind() throws {
    #expect(type(of: try #require(load("_TtC14OpenUIKitTests6Helper").object)) == UIView.self)
  }

  @Test(
    "A missing class costs one line a template, however many objects are of it and however often it is used")
  func reportsAClassOnce() throws {
    var nib = ArchivedNib()
    for _ in 0..<3 {
      nib.topLevel.append(
        nib.add(
          "UIClassSwapper",
          [
            ("UIClassName", .string("_TtC4Gone4View")), ("UIOriginalClassName", .string("UILabel")),
          ]))
    }
    let template = UINib(data: Data(nib.bytes), bundle: nil)
    let log = try NibLog.lines {
      for _ in 0..<2 {
        let objects = try template.instantiateContents(withOwner: nil)
        #expect(objects.count == 3 && objects.allSatisfy { $0 is UILabel })
      }
    }
    #expect(log.filter { $0.contains("_TtC4Gone4View") }.count == 1)
  }

  @Test("One missing class on elements of several kinds gives each of its own kind")
  func fallsBackElementByElement() throws {
    let objects = try TestNib.make(
      ["textField", "view", "label", "label", "textField"].enumerated().map {
        TestNib.element($1, "e\($0)", class: "Vanished")
      }.joined()
        + "<customObject id=\"obj\" customClass=\"Vanished\" customModule=\"OpenUIKitTests\"/>"
    ).instantiateContents(withOwner: nil)
    #expect(
      objects.map { "\(type(of: $0))" } == [
        "UITextField", "UIView", "UILabel", "UILabel", "UITextField", "NSObject",
      ])
  }

  @Test("A standard class that isn't here becomes a view, or a plain object, with one line")
  func replacesUnknownStandardClasses() throws {
    var nib = ArchivedNib()
    nib.topLevel.append(nib.add("UIFutureView", [("UIBounds", .rect(0, 0, 3, 4)), ("UITag", .integer(9))]))
    nib.topLevel.append(nib.add("UIFutureThing", [("UITag", .integer(9))]))
    let template = UINib(data: Data(nib.bytes), bundle: nil)
    var objects: [Any] = []
    let log = try NibLog.lines { objects = try template.instantiateContents(withOwner: nil) }
    #expect((objects.first as? UIView)?.tag == 9)
    #expect(objects.count == 2 && type(of: objects[1]) == NSObject.self)
    #expect(log.filter { $0.contains("UIFuture") }.count == 2)
  }

  @Test("Outlets of a standard class that isn't here are left out with a line, and don't fail the load")
  func leavesOutOutletsOfUnknownStandardClasses() throws {
    var nib = ArchivedNib()
    let view = nib.add("UIFutureView", [("UIBounds", .rect(0, 0, 3, 4))])
    let label = nib.add("UILabel")
    nib.topLevel = [view, label]
    nib.connect("delegate", from: view, to: label)
    let template = UINib(data: Data(nib.bytes), bundle: nil)
    var count = 0
    let log = try NibLog.lines { count = try template.instantiateContents(withOwner: nil).count }
    #expect(count == 2)
    #expect(log.filter { $0.contains("delegate") && $0.contains("UIFutureView") }.count == 1)
    // What is here has to have its outlets.
    nib.connect("delegate", from: label, to: view)
    #expect(throws: NibLoadingError.self) {
      try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil)
    }
  }

  @Test("A class's fallback is taken where the class isn't known")
  func takesTheFallback() throws {
    var nib = ArchivedNib()
    nib.topLevel.append(nib.add("UIFutureLabel", fallbacks: ["UILabel"], [("UIText", .string("here"))]))
    let objects = try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil)
    #expect((objects.first as? UILabel)?.text == "here")
  }

  @Test func makesCustomObjectsByPlainInit() throws {
    let objects = try TestNib.make(
      "<customObject id=\"obj\" customClass=\"Helper\" customModule=\"OpenUIKitTests\"/><customObject id=\"ob2\"/>"
    ).instantiateContents(withOwner: nil)
    #expect((objects.first as? Helper)?.awoke == 1)
    #expect(objects.count == 2 && type(of: objects[1]) == NSObject.self)
  }
}

private final class Hidden: UITextField {}
