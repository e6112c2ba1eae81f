import InterfaceBuilder
import Testing

@Suite struct XibDocumentTests {
  private func document(_ attributes: String, _ contents: String = "") throws(XibError) -> XibDocument {
    try XibDocument(parsing: Array("<document \(attributes)>\(contents)</document>".utf8), file: "Test.xib")
  }

  private static let iOS = #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0""#

  @Test func understandsFlagsPlaceholdersObjectsAndResources() throws {
    let document = try document(
      Self.iOS
        + #" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES""#,
      """
      <dependencies><deployment version="2320" identifier="iOS"/></dependencies>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tapGestureRecognizer id="t"/>
        <view id="v"><subviews><label id="l"/></subviews></view>
      </objects>
      <resources>
        <image name="star" catalog="system" width="128" height="116"/>
        <namedColor name="Ink"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>
        <systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor>
      </resources>
      """)
    #expect(document.type == .cocoaTouch)
    #expect(document.toolsVersion == ToolsVersion("17701"))
    #expect(document.usesAutoLayout && document.usesSafeAreas)
    #expect(!document.isColorMatched && !document.usesTraitCollections)
    #expect(document.deploymentTarget?.major == 9)
    #expect(document.deploymentTarget?.minor == 1)
    #expect(document.placeholders.map(\.identifier) == ["IBFilesOwner", "IBFirstResponder"])
    #expect(document.placeholders[0].customClass == "Owner")
    #expect(document.objects.map(\.name) == ["tapGestureRecognizer", "view"])
    #expect(document.lines["l"] == 6)
    #expect(document.resources.images["star"]?.isSystemSymbol == true)
    #expect(document.resources.namedColors["Ink"]?["green"] == "0.5")
    #expect(document.resources.systemColors["labelColor"]?["white"] == "0.0")
  }

  @Test func remembersWhichIdsAreTakenTwice() throws {
    let document = try document(
      Self.iOS,
      """
      <objects>
        <view id="a"><subviews>
          <view id="b"/>
          <view id="a"/>
        </subviews></view>
      </objects>
      """)
    #expect(document.lines == ["a": 2, "b": 3])
    #expect(document.duplicateIDs == [XibDocument.DuplicateID(id: "a", line: 4, firstLine: 2)])
  }

  @Test(arguments: XibDocument.DocumentType.allCases)
  func acceptsRootType(_ type: XibDocument.DocumentType) throws {
    #expect(try document("type=\"\(type.rawValue)\"").type == type)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", XibError.Kind.storyboard),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", .macOS),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", .watchOS),
    ("com.example.Something", "iOS.CocoaTouch", .unknownType),
  ])
  func refusesRootType(_ type: String, runtime: String, as expected: XibError.Kind) {
    do throws(XibError) {
      _ = try document("type=\"\(type)\" targetRuntime=\"\(runtime)\"")
      Issue.record("accepted")
    } catch {
      #expect(error.kind == expected)
    }
  }

  @Test func ordersToolsVersionsAsNumbersWithoutAnUpperBound() {
    #expect(ToolsVersion("4514") < ToolsVersion("11762"))
    #expect(ToolsVersion("14460.31") < ToolsVersion("14460.100"))
    #expect(ToolsVersion("9059") < ToolsVersion("32700.99.1234"))
    #expect(ToolsVersion("32700.99.1234").description == "32700.99.1234")
    #expect(!(ToolsVersion("1.0") < ToolsVersion("1")))
  }
}
