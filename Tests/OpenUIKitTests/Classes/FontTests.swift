import Foundation
import Testing

@testable import OpenUIKit

/// Numbers are those of iOS.
@Suite struct FontTests {
  @Test func systemTextHasSanFranciscosMeasures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-3)
    #expect(font.leading == 0)
  }

  @Test func helveticaNeueHasItsOwnMeasures() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Light", size: 20))
    #expect(abs(font.lineHeight - 23.3) < 1e-9)
    #expect(font.familyName == "Helvetica Neue")
    #expect(font.pointSize == 20)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveTheirSizes(_ style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
  }

  @Test func whoAsksForTheSameSystemFontGetsTheSameObject() {
    #expect(UIFont.systemFont(ofSize: 15) === UIFont.systemFont(ofSize: 15, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 15) === UIFont.systemFont(ofSize: 15, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 15.5) == UIFont.systemFont(ofSize: 15.5))
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.systemFont(ofSize: 16))
  }

  @Test func aTextStylesFontDiffersFromTheSystemFontOfItsSize() {
    #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
  }

  @Test(arguments: [
    (".HelveticaNeueInterface-Regular", ".SFUI-Regular"), (".SFUIText", ".SFUI-Regular"),
    (".SFUIText-Semibold", ".SFUI-Semibold"), (".SFUIText_Semibold", ".SFUI-Semibold"),
    (".SFUIDisplay-Bold", ".SFUI-Bold"), (".SFUI-Medium", ".SFUI-Medium"),
    (".AppleSystemUIFont", ".SFUI-Regular"),
  ])
  func systemFontNamesOfAllGenerationsMeanTodays(_ archived: String, _ name: String) {
    #expect(FontFace.archivedSystem(archived)?.name == name)
  }

  @Test func anEmptyNameIsNoFont() {
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func symbolicTraitsMakeTheSystemFontBold() throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 14).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont.boldSystemFont(ofSize: 14))
  }
}
