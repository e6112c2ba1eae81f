import InterfaceBuilder
import NibCompiler
import Testing

@Suite struct DiagnosticTests {
  @Test func reportsUnknownElementsAndAttributesWithTheirPlace() throws {
    let nib = try CompiledNib(
      """
      <view id="v" foo="1">
        <subviews>
          <hologram id="h"/>
        </subviews>
        <color key="auraColor" white="1" alpha="1"/>
      </view>
      """)
    #expect(
      nib.diagnostics.map(\.description) == [
        "Test.xib:5: warning: <view foo> isn't in the vocabulary; it isn't compiled",
        "Test.xib:7: warning: <hologram> isn't in the vocabulary of <subviews>; it isn't compiled",
        "Test.xib:9: warning: <color> isn't in the vocabulary of <view> for 'auraColor'; it isn't compiled",
      ])
    // The attribute; the element with its id; the colour with three attributes.
    #expect(nib.coverage.unknown == 1 + 2 + 4)
  }

  @Test func reportsValuesAndReferencesThatMakeNoSense() throws {
    let nib = try CompiledNib(
      """
      <view contentMode="sideways" hidden="perhaps" tag="many" id="v">
        <constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints>
        <connections><outlet property="x" destination="gone" id="o"/></connections>
      </view>
      """)
    #expect(
      nib.diagnostics.map { "\($0.line) \($0.attribute) \($0.kind)" } == [
        "5 hidden unknownValue", "5 contentMode unknownValue", "5 tag unknownValue",
        "6 firstItem unresolvedReference", "7 destination unresolvedReference",
      ])
    #expect(nib.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func countsDesignTimeHintsWithoutReportingThem() throws {
    let plain = try CompiledNib(#"<view id="v"/>"#)
    let hinted = try CompiledNib(
      #"<view misplaced="YES" userLabel="Card" id="v"><point key="canvasLocation" x="1" y="2"/></view>"#)
    #expect(hinted.diagnostics.isEmpty)
    // Two attributes; the element with three.
    #expect(hinted.coverage.designTime == plain.coverage.designTime + 2 + 4)
  }

  @Test func turnsWarningsIntoErrorsWhenStrict() throws {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view foo="1" id="v"/></objects></document>"#
    let document = try XibDocument(parsing: Array(text.utf8), file: "Test.xib")
    let output = NibCompiler.compile(document, options: NibCompiler.Options(isStrict: true))
    #expect(output.archive == nil)
    #expect(output.diagnostics.map(\.severity) == [.error])
    #expect(NibCompiler.compile(document).archive != nil)
  }

  @Test func printsEveryElementOfTheVocabularyWithItsRows() {
    let text = NibCompiler.supportedVocabulary
    #expect(text.contains("label → UILabel, all of view\n"))
    #expect(
      text.contains(
        "  clipsSubviews → UIClipsToBounds: truth value; absent means false; false isn't archived\n"))
    #expect(
      text.contains("pongPressGestureRecognizer → UILongPressGestureRecognizer, all of gestureRecognizer\n"))
    #expect(text.contains("design-time only"))
  }
}
