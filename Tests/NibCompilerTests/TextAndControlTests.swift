import NibCompiler
import Testing

/// Labels, buttons, fields and other controls.
@Suite struct TextAndControlTests {
  private func label(_ attributes: String, _ children: String = "") throws -> CompiledNib.Object {
    try CompiledNib("<label id=\"l\" \(attributes)>\(children)</label>").object("UILabel")
  }

  @Test func writesTextAndAlignmentOfALabelAlways() throws {
    let label = try label(#"text="Hi" adjustsFontSizeToFit="NO" baselineAdjustment="alignBaselines""#)
    #expect(label.string("UIText") == "Hi")
    #expect(label.integer("UITextAlignment") == 0)
    #expect(label.geometry("UIShadowOffset") == [0, -1])
    #expect(!label.has("UIAdjustsFontSizeToFit"))
    #expect(!label.has("UIBaselineAdjustment"))
    #expect(label.bool("UIDisableUpdateTextColorOnTraitCollectionChange") == true)
  }

  @Test func readsTextWithLineBreaksAndBase64FromAChild() throws {
    #expect(try label("", #"<string key="text">two&#10;lines</string>"#).string("UIText") == "two\nlines")
    #expect(
      try label("", #"<string key="text" base64-UTF8="YES">SGkKeW91</string>"#).string("UIText") == "Hi\nyou")
  }

  @Test func derivesMinimumSizeAndScaleFromEachOther() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    let bySize = try label(#"text="a" minimumFontSize="13""#, font)
    #expect(bySize.bool("UIAdjustsFontSizeToFit") == true)
    #expect(bySize.double("UIMinimumFontSize") == 13)
    #expect(bySize.double("UIMinimumScaleFactor") == Double(Float(13.0 / 14)))
    let byScale = try label(#"text="a" minimumScaleFactor="0.5""#, font)
    #expect(byScale.double("UIMinimumFontSize") == 7)
    #expect(byScale.double("UIMinimumScaleFactor") == 0.5)
  }

  @Test func leavesOutTheDefaultsOfLinesAndTruncation() throws {
    let plain = try label(#"text="a" numberOfLines="1" lineBreakMode="tailTruncation""#)
    #expect(!plain.has("UINumberOfLines"))
    #expect(!plain.has("UILineBreakMode"))
    let other = try label(#"text="a" numberOfLines="0" lineBreakMode="wordWrap" textAlignment="natural""#)
    #expect(other.integer("UINumberOfLines") == 0)
    #expect(other.integer("UILineBreakMode") == 0)
    #expect(other.integer("UITextAlignment") == 4)
  }

  /// The worked example of a real pair: an attributed label whose own line-break mode overrides the paragraph's, in a font
  /// that the build machine lacked.
  @Test func archivesAttributedTextWithThePlainTextBesideIt() throws {
    let label = try label(
      #"usesAttributedText="YES" lineBreakMode="tailTruncation" numberOfLines="0""#,
      """
      <attributedString key="attributedText">
        <fragment content="Label">
          <attributes>
            <color key="NSColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <font key="NSFont" size="16" name="ProximaNova-Regular"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" minimumLineHeight="21"/>
          </attributes>
        </fragment>
      </attributedString>
      """)
    #expect(label.string("UIText") == "Label")
    #expect(label.object("UIFont")?.string("UIFontName") == ".SFUI-Regular")
    #expect(label.object("UIFont")?.double("UIFontPointSize") == 16)
    #expect(label.object("UITextColor")?.string("UISystemColorName") == "whiteColor")
    #expect(label.integer("UITextAlignment") == 2)
    #expect(label.bool("UIDisableUpdateTextColorOnTraitCollectionChange") == false)
    let attributed = try #require(label.object("UIAttributedText"))
    #expect(attributed.className == "NSMutableAttributedString")
    let attributes = attributed.elements("NSAttributes")
    #expect(
      attributes.map { $0.text("NS.bytes") ?? $0.className }
        == ["NSColor", "UIColor", "NSParagraphStyle", "NSMutableParagraphStyle", "NSFont", "UIFont"])
    #expect(attributes[3].integer("NSLineBreakMode") == 4)
    // AppKit's numbering: right is 1 here and 2 above.
    #expect(attributes[3].integer("NSAlignment") == 1)
    #expect(attributes[3].double("NSMinLineHeight") == 21)
    #expect(attributes[3].isNull("NSTabStops"))
  }

  @Test func archivesTheTextOfATextViewTwice() throws {
    let nib = try CompiledNib(
      """
      <textView textAlignment="right" id="t">
        <string key="text">Text</string>
        <fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="14"/>
      </textView>
      <textView id="e"/>
      """)
    let views = nib.objects("UITextView")
    #expect(views[0].string("UIText") == "Text")
    let attributed = try #require(views[0].object("UIAttributedText"))
    #expect(attributed.string("NSString") == "Text")
    let attributes = attributed.elements("NSAttributes")
    #expect(attributes.map(\.className) == ["NSString", "NSMutableParagraphStyle", "NSString", "UIFont"])
    #expect(attributes[1].integer("NSAlignment") == 1)
    #expect(!views[0].has("UITextColor"))
    #expect(!views[1].has("UIText") && !views[1].has("UIAttributedText"))
  }

  @Test func encodesRunsOfAttributedTextAsLengthAndIndex() throws {
    let label = try label(
      "",
      """
      <attributedString key="attributedText">
        <fragment content="\(String(repeating: "x", count: 300))"><attributes/></fragment>
        <fragment content="two"><attributes/></fragment>
      </attributedString>
      """)
    let attributed = try #require(label.object("UIAttributedText"))
    #expect(attributed.object("NSAttributes")?.className == "NSMutableArray")
    let info = try #require(attributed.object("NSAttributeInfo"))
    // 300 in groups of seven bits, lowest first; then index 0; then 3 and 1.
    #expect(info.className == "NSMutableData")
    #expect(info.bytes("NS.bytes") == [0xAC, 0x02, 0x00, 0x03, 0x01])
    #expect(attributed.string("NSString")?.count == 303)
  }

  @Test func storesButtonContentByState() throws {
    let nib = try CompiledNib(
      """
      <button buttonType="system" contentHorizontalAlignment="trailing" lineBreakMode="middleTruncation" id="b">
        <inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go" image="Smile">
          <color key="titleColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </state>
        <state key="selected" title="Gone"/>
      </button>
      """)
    let button = try nib.object("UIButton")
    #expect(button.integer("UIButtonType") == 1)
    #expect(button.integer("UIContentHorizontalAlignment") == 5)
    #expect(button.geometry("UITitleEdgeInsets") == [2, 1, 4, 3])
    #expect(button.bool("UIAdjustsImageWhenHighlighted") == true)
    #expect(!button.has("UILineBreakMode"))
    #expect(button.isNull("UIButtonConfiguration"))
    #expect(button.object("UIFont")?.double("NSSize") == 15)
    let states = button.elements("UIButtonStatefulContent")
    #expect(states.map(\.number) == [0, nil, 4, nil])
    #expect(states[1].string("UITitle") == "Go")
    #expect(states[1].object("UITitleColor")?.string("UISystemColorName") == "blackColor")
    let image = try #require(states[1].object("UIImage"))
    #expect(image.className == "UIImageNibPlaceholder")
    #expect(image.double("UIImageWidth") == 1)
    #expect(image.string("UIResourceName") == "Smile")
    #expect(image.isNull("UISystemSymbolResourceName"))
  }

  @Test func namesSystemSymbolsInAKeyOfTheirOwn() throws {
    let nib = try CompiledNib(
      #"<imageView image="star" catalog="system" id="i"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="semibold"/></imageView>"#
    )
    let image = try nib.object("UIImageNibPlaceholder")
    #expect(image.string("UISystemSymbolResourceName") == "star")
    #expect(image.object("UISymbolImageConfiguration")?.integer("UISymbolScale") == 3)
    #expect(image.object("UISymbolImageConfiguration")?.integer("UISymbolWeight") == 6)
  }

  @Test func keepsARefreshControlWithItsScrollView() throws {
    let nib = try CompiledNib(
      """
      <tableView id="t">
        <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" id="r">
          <attributedString key="attributedTitle"><fragment content="Loading"/></attributedString>
        </refreshControl>
      </tableView>
      """)
    #expect(nib.diagnostics.isEmpty)
    let control = try #require(try nib.object("UITableView").object("UIRefreshControl"))
    #expect(control.object("UIAttributedTitle")?.string("NSString") == "Loading")
  }

  @Test func readsImageReferencesLikeNames() throws {
    let image = try CompiledNib(
      """
      <imageView id="i">
        <imageReference key="image" image="plus" catalog="system" symbolScale="small" renderingMode="template"/>
      </imageView>
      """
    ).object("UIImageNibPlaceholder")
    #expect(image.string("UIResourceName") == "plus")
    #expect(image.string("UISystemSymbolResourceName") == "plus")
    #expect(image.object("UISymbolImageConfiguration")?.integer("UISymbolScale") == 1)
    #expect(image.integer("UIRenderingMode") == 2)
  }

  @Test func writesTextInputTraitsIntoTheirField() throws {
    let field = try CompiledNib(
      """
      <textField borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" contentHorizontalAlignment="left" id="f">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
      </textField>
      """
    ).object("UITextField")
    #expect(field.integer("UIBorderStyle") == 3)
    #expect(field.integer("UIContentHorizontalAlignment") == 1)
    #expect(field.integer("UIKeyboardType") == 7)
    #expect(field.integer("UIReturnKeyType") == 9)
    #expect(field.bool("UISecureTextEntry") == true)
    #expect(field.bool("UIAdjustsFontSizeToFit") == true)
    #expect(field.geometry("UIClearButtonOffset") == [3, 1])
    #expect(field.string("UIPlaceholder") == "Name")
  }

  @Test func writesActivityIndicatorsDefaultsAsInterfaceBuilderMeansThem() throws {
    let nib = try CompiledNib(
      #"<view id="v"><subviews><activityIndicatorView style="medium" id="a"/><activityIndicatorView hidesWhenStopped="YES" style="gray" id="b"/></subviews></view>"#
    )
    let indicators = nib.objects("UIActivityIndicatorView")
    #expect(indicators.map { $0.bool("UIHidesWhenStopped") } == [false, nil])
    #expect(indicators.map { $0.integer("UIActivityIndicatorViewStyle") } == [100, 2])
  }

  @Test func makesAViewOfEachSegment() throws {
    let control = try CompiledNib(
      """
      <segmentedControl contentHorizontalAlignment="left" contentVerticalAlignment="top" id="s">
        <rect key="frame" x="0.0" y="0.0" width="90" height="28"/>
        <segments><segment title="A"/><segment title="B"/><segment title="C"/></segments>
      </segmentedControl>
      """
    ).object("UISegmentedControl")
    let segments = control.elements("UISegments")
    #expect(segments == control.elements("UISubviews"))
    #expect(segments.map { $0.string("UISegmentInfo") } == ["A", "B", "C"])
    #expect(segments.map { $0.integer("UISegmentPosition") } == [nil, 1, 2])
    #expect(segments[1].geometry("UICenter") == [45, 14])
    #expect(control.integer("UISelectedSegmentIndex") == -1)
  }

  @Test func makesTextsLocalisableUnderTheirObjectsId() throws {
    let nib = try CompiledNib(
      #"<view id="v"><subviews><label text="Hello" id="abc-de-fgh"/><button id="b"><state key="normal" title="Go"/></button></subviews></view>"#,
      options: NibCompiler.Options(localizesStrings: true))
    let strings = nib.objects("NSLocalizableString")
    #expect(strings.map { $0.string("NSKey") } == ["abc-de-fgh.text", "b.normalTitle"])
    #expect(strings.map { $0.text("NS.bytes") } == ["Hello", "Go"])
    #expect(strings.map { $0.string("NSDev") } == ["Hello", "Go"])
  }
}
