import NibCompiler
import Testing

/// Colours and fonts against values in Apple-compiled nibs.
@Suite struct ColorAndFontTests {
  private func color(
    _ attributes: String, document: String = CompiledNib.modern, rest: String = ""
  ) throws -> CompiledNib.Object {
    let nib = try CompiledNib(
      "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>", document: document, rest: rest)
    return try nib.object("UIColor")
  }

  @Test func keepsSRGBWithADoubleOnlyWhereThirtyTwoBitsLoseSomething() throws {
    let color = try color(
      #"red="0.76470588235294112" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    )
    #expect(
      color.keys == [
        "UIColorComponentCount", "UIRed", "UIRed-Double", "UIGreen", "UIBlue", "UIAlpha", "NSRGB",
        "NSColorSpace",
      ])
    #expect(color.double("UIRed") == Double(Float(0.76470588235294112)))
    #expect(color.double("UIRed-Double") == 0.76470588235294112)
    #expect(color.text("NSRGB") == "0.765 0.5 0")
    #expect(color.integer("NSColorSpace") == 2)
  }

  @Test(arguments: [
    ("1", "1", "whiteColor", "1"), ("0.0", "1", "blackColor", "0"), ("0.0", "0.0", "clearColor", "0 0"),
  ])
  func namesTheThreeGraysThatUIKitHas(_ white: String, alpha: String, name: String, text: String) throws {
    let color = try color(
      "white=\"\(white)\" alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
    )
    #expect(color.string("UISystemColorName") == name)
    #expect(color.text("NSWhite") == text)
    #expect(color.integer("UIColorComponentCount") == 2)
    #expect(color.integer("NSColorSpace") == 4)
  }

  /// Inputs and results from Apple-compiled pairs; the largest error of the fitted matrix is 4e-7.
  @Test(arguments: [
    (
      [0.1333333333, 0.1333333333, 0.1333333333],
      [0.17778584361076355, 0.17778584361076355, 0.17778584361076355]
    ),
    (
      [0.0862745098, 0.3294117647, 0.0862745098],
      [0.09234792739152908, 0.3945552110671997, 0.11192046850919724]
    ),
    (
      [0.403921568627451, 0.5607843137254902, 1],
      [0.47595125436782837, 0.6430110335350037, 1.001030445098877]
    ),
    ([1, 1, 1], [1.0000001192092896, 1.0000001192092896, 1.0000001192092896]),
  ])
  func convertsCalibratedRGBWhereColoursAreMatched(_ input: [Double], expected: [Double]) throws {
    let color = try color(
      "red=\"\(input[0])\" green=\"\(input[1])\" blue=\"\(input[2])\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    )
    for (key, value) in zip(["UIRed", "UIGreen", "UIBlue"], expected) {
      #expect(abs(try #require(color.double(key)) - value) < 5e-7, "\(key)")
      #expect(!color.has(key + "-Double"))
    }
  }

  @Test func convertsCalibratedWhiteWhereColoursAreMatched() throws {
    let color = try color(#"white="0.33333333333333331" alpha="1" colorSpace="calibratedWhite""#)
    #expect(abs(try #require(color.double("UIWhite")) - 0.40781933069229126) < 1e-6)
  }

  @Test func keepsCalibratedNumbersWhereTheyAreNot() throws {
    let unmatched = #"toolsVersion="10116" useAutolayout="YES""#
    let rgb = try color(
      #"red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="calibratedRGB""#, document: unmatched)
    #expect([rgb.double("UIRed"), rgb.double("UIGreen"), rgb.double("UIBlue")] == [0.25, 0.5, 0.75])
    let gray = try color(#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, document: unmatched)
    #expect([gray.double("UIRed"), gray.double("UIGreen"), gray.double("UIBlue")] == [0.5, 0.5, 0.5])
  }

  /// Display P3's red in extended sRGB, as the primaries of both spaces give it.
  @Test func convertsDisplayP3BeyondSRGB() throws {
    let color = try color(
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(abs(try #require(color.double("UIRed")) - 1.0930) < 1e-3)
    #expect(abs(try #require(color.double("UIGreen")) - -0.2267) < 1e-3)
    #expect(abs(try #require(color.double("UIBlue")) - -0.1501) < 1e-3)
  }

  @Test func keepsNamesWithTheFallbackOfTheResources() throws {
    let rest = """
      <resources>
        <namedColor name="Ink"><color red="0.5" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
      </resources>
      """
    let named = try color(#"name="Ink""#, rest: rest)
    #expect(named.string("UIDynamicCatalogName") == "Ink")
    #expect(named.bool("UIDynamicCatalogUseNibBundle") == true)
    #expect(named.double("UIRed") == 0.5)
    let system = try color(#"systemColor="systemBackgroundColor""#, rest: rest)
    #expect(system.string("UISystemColorName") == "systemBackgroundColor")
    #expect(system.double("UIWhite") == 1)
  }

  private func font(_ attributes: String) throws -> CompiledNib.Object {
    let nib = try CompiledNib(
      "<label text=\"a\" id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    return try nib.object("UIFont")
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, ".SFUI-Regular", "CTFontRegularUsage", 0),
    (#"type="boldSystem" pointSize="17""#, ".SFUI-Bold", "CTFontEmphasizedUsage", 2),
    (#"type="system" weight="medium" pointSize="12""#, ".SFUI-Medium", "CTFontMediumUsage", 0),
    (#"type="system" weight="semibold" pointSize="12""#, ".SFUI-Semibold", "CTFontDemiUsage", 2),
  ])
  func writesTheSystemFontByItsUsage(_ attributes: String, name: String, usage: String, traits: Int) throws {
    let font = try font(attributes)
    #expect(font.string("UIFontName") == name)
    #expect(font.string("NSName") == name)
    #expect(font.integer("UIFontTraits") == traits)
    #expect(font.bool("UISystemFont") == true)
    let descriptor = try #require(font.object("UIFontDescriptor")?.elements("UIFontDescriptorAttributes"))
    let words = descriptor.compactMap { $0.text("NS.bytes") }
    #expect(words.contains(usage))
    #expect(words.contains("CTFontBoldUsage") == (name == ".SFUI-Bold"))
  }

  @Test func writesTextStylesWithSizeZeroAndTheRealSizeBeside() throws {
    let font = try font(#"style="UICTFontTextStyleHeadline""#)
    #expect(font.string("UIIBTextStyle") == "UICTFontTextStyleHeadline")
    #expect(font.string("UIFontName") == ".SFUI-Semibold")
    #expect(font.double("UIFontPointSize") == 0)
    #expect(font.double("NSSize") == 17)
    #expect(!font.has("UIFontDescriptor"))
  }

  @Test func asksOnlyFontsThatTheBuildMachineHasForTheirTraits() throws {
    let installed = try font(#"name="AvenirNext-DemiBold" family="Avenir Next" pointSize="18""#)
    #expect(installed.integer("UIFontTraits") == 2)
    #expect(installed.isNull("UIFontTextStyleForScaling"))
    let own = try font(#"name="ProximaNova-Bold" family="Proxima Nova" pointSize="17""#)
    #expect(own.integer("UIFontTraits") == 0)
    #expect(!own.has("UIFontTextStyleForScaling"))
    #expect(own.bool("UISystemFont") == false)
  }
}
