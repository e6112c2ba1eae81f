import InterfaceBuilder
import NibFixtures
import Testing

/// The catalogue against the nibs' sources.
struct CatalogueTests {
  @Test func namesAreUniqueAndFindTheirFixture() {
    #expect(Set(Fixture.all.map(\.name)).count == Fixture.all.count)
    for fixture in Fixture.all { #expect(Fixture.named(fixture.name)?.nibName == fixture.nibName) }
    #expect(Fixture.named("Nothing") == nil)
  }

  @Test func listsEveryNibOfTheFolder() throws {
    let listed = Fixture.all.flatMap { [$0.nibName, $0.contentNibName] }.sorted()
    #expect(try NibSource.names() == listed)
  }

  @Test(arguments: Fixture.all)
  func countsAreThoseOfTheNib(fixture: Fixture) throws {
    let elements = try NibSource.document(fixture.nibName).root.descendants
    #expect(elements.filter { $0.child(forKey: "frame") != nil }.count == fixture.viewCount)
    #expect(elements.filter { $0.name == "constraint" }.count == fixture.constraintCount)
    #expect(
      elements.filter { ["outlet", "outletCollection", "action"].contains($0.name) }.count
        == fixture.connectionCount)
  }

  @Test(arguments: Fixture.all)
  func sizeIsThatOfTheRootView(fixture: Fixture) throws {
    let root = try #require(
      NibSource.document(fixture.nibName).objects.first { $0.child(forKey: "frame") != nil })
    let frame = try #require(root.child(forKey: "frame"))
    #expect(frame["width"].flatMap(Double.init) == Double(fixture.size.width))
    #expect(frame["height"].flatMap(Double.init) == Double(fixture.size.height))
  }

  @Test func coversWhatTheSuitePromises() throws {
    #expect(Fixture.all.count >= 19)
    let sizes = Fixture.all.filter { $0.name.hasPrefix("Size") }.map(\.viewCount)
    #expect(sizes == [2, 7, 20, 60, 100, 500])
    let peers = Fixture.all.filter { $0.name.count == 2 && $0.name.hasPrefix("L") }.map(\.viewCount)
    #expect(peers == [2, 7, 61, 60, 501])
    #expect(try #require(Fixture.named("Month")).constraintCount >= 200)
    #expect(try #require(Fixture.named("Keypad")).connectionCount >= 40)

    let classes = try NibSource.document("ReviewBoardView").root.descendants.compactMap { $0["customClass"] }
      .filter { $0 != "ReviewBoardView" && $0 != "UIResponder" }
    #expect(classes.count >= 20)
    #expect(Set(classes).count >= 5)

    let attributes = try NibSource.document("StyleSheetView").root.descendants.filter {
      $0.name == "userDefinedRuntimeAttribute"
    }
    #expect(attributes.count >= 40)
    #expect(
      Set(attributes.compactMap { $0["type"] }) == [
        "number", "boolean", "string", "color", "size", "point", "rect",
      ])
  }

  @Test(arguments: Fixture.all)
  func nibsAreInTheCurrentFormat(fixture: Fixture) throws {
    for name in [fixture.nibName, fixture.contentNibName] {
      let document = try NibSource.document(name)
      #expect(document.duplicateIDs.isEmpty)
      #expect(document.usesAutoLayout)
      let version = try #require(document.root["toolsVersion"].flatMap(Int.init))
      #expect(version >= 20_000)
      let dependencies = document.root.list("dependencies")
      #expect(dependencies.contains { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" })
      #expect(dependencies.contains { $0["name"] == "documents saved in the Xcode 8 format" })
    }
  }
}
