import InterfaceBuilder
import NibFixtures
import Testing

/// The two nibs of a fixture: one with the class on the root view, one with the class on File's Owner.
struct NibFormsTests {
  private static let classAttributes = ["customClass", "customModule", "customModuleProvider"]

  @Test(arguments: Fixture.all)
  func differOnlyInWhereTheClassStands(fixture: Fixture) throws {
    let rootForm = try NibSource.document(fixture.nibName)
    let ownerForm = try NibSource.document(fixture.contentNibName)
    let moved = try #require(Self.movingClassToRootView(ownerForm.root))
    #expect(moved.outline() == rootForm.root.outline())
  }

  @Test(arguments: Fixture.all)
  func nameTheClassOnce(fixture: Fixture) throws {
    for (name, bearer) in [(fixture.nibName, "root view"), (fixture.contentNibName, "File's Owner")] {
      let bearers = try NibSource.document(name).root.descendants.filter {
        $0["customClass"] == fixture.nibName
      }
      #expect(bearers.count == 1)
      #expect((bearers.first?["placeholderIdentifier"] == "IBFilesOwner") == (bearer == "File's Owner"))
      #expect(bearers.first?["customModule"] == "NibFixtures")
    }
  }

  /// The document of an owner form with the class, its outlets and the targets of its actions moved from File's
  /// Owner to the root view; nil if it isn't of that form.
  private static func movingClassToRootView(_ document: Element) -> Element? {
    guard let objects = document.child(named: "objects"),
      let owner = objects.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let root = objects.children.first(where: { $0.child(forKey: "frame") != nil }), let rootID = root["id"]
    else { return nil }
    let classAttributes = owner.attributes.filter { Self.classAttributes.contains($0.name) }
    guard classAttributes.count == 3 else { return nil }

    let children = objects.children.map { element in
      switch element["id"] {
      case "-1":
        return owner.with(
          attributes: owner.attributes.filter { !Self.classAttributes.contains($0.name) }, children: [])
      case rootID:
        return root.with(
          attributes: root.attributes + classAttributes,
          children: adding(owner.list("connections"), to: root.children))
      default:
        return element
      }
    }.map { retargeting($0, to: rootID) }
    return document.with(
      children: document.children.map { $0.name == "objects" ? objects.with(children: children) : $0 })
  }

  private static func adding(_ connections: [Element], to children: [Element]) -> [Element] {
    if connections.isEmpty { return children }
    if children.contains(where: { $0.name == "connections" }) {
      return children.map {
        $0.name == "connections" ? $0.with(children: connections + $0.children) : $0
      }
    }
    // Connections come after everything but the place on the canvas.
    let rest = children.firstIndex { $0["key"] == "canvasLocation" } ?? children.endIndex
    return children[..<rest] + [Element(name: "connections", children: connections)] + children[rest...]
  }

  private static func retargeting(_ element: Element, to rootID: String) -> Element {
    element.with(
      attributes: element.attributes.map {
        $0.name == "destination" && $0.value == "-1" ? Element.Attribute(name: $0.name, value: rootID) : $0
      },
      children: element.children.map { retargeting($0, to: rootID) })
  }
}
