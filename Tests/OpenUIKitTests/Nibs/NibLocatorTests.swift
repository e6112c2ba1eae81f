import Foundation
import Testing

@testable import OpenUIKit

/// The order of places, with languages and devices that a test can choose.
@Suite struct NibLocatorTests {
  private let bundle: TemporaryBundle

  init() throws {
    bundle = try TemporaryBundle([
      "ja.lproj/V.nib": [1], "en.lproj/V.nib": [1], "V.nib": [1], "Plain.nib": [1],
      "Base.lproj/B.nib": [1], "ja.lproj/B.strings": [1], "B.nib": [1],
      "Base.lproj/P~ipad.nib": [1], "Base.lproj/P.nib": [1],
    ])
  }

  private func find(_ name: String, _ languages: [String], _ idiom: UIUserInterfaceIdiom = .phone)
    -> NibLocator.Place?
  {
    NibLocator(root: bundle.folder.path, languages: languages, idiom: idiom).find(name)
  }

  private func path(_ end: String) -> String { bundle.folder.path + "/" + end }

  @Test("P18: language folders come before the plain place, in order of preference")
  func searchesLanguagesInOrder() {
    #expect(find("V", ["ja", "en"])?.path == path("ja.lproj/V.nib"))
    #expect(find("V", ["en", "ja"])?.path == path("en.lproj/V.nib"))
    #expect(find("V", ["de", "en"])?.path == path("en.lproj/V.nib"))
    #expect(find("V", [])?.path == path("V.nib"))
    #expect(find("Plain", ["ja", "en"])?.path == path("Plain.nib"))
  }

  @Test("P19: a nib from Base comes with the strings of the language")
  func findsBaseWithStrings() {
    let place = find("B", ["ja", "en"])
    #expect(place?.path == path("Base.lproj/B.nib"))
    #expect(place?.stringsPath == path("ja.lproj/B.strings"))
    #expect(find("B", ["en"])?.stringsPath == nil)
  }

  @Test func triesTheDevicesModifierFirst() {
    #expect(find("P", [], .pad)?.path == path("Base.lproj/P~ipad.nib"))
    #expect(find("P", [], .phone)?.path == path("Base.lproj/P.nib"))
  }

  @Test(
    "Languages match exactly, then by their shorter forms",
    arguments: [
      (["en", "ja"], ["ja-JP", "en-GB"], ["ja", "en"]),
      (["en", "pt-BR", "pt"], ["pt-BR"], ["pt-BR", "pt"]),
      (["pt-PT"], ["pt-BR"], ["en"]),
      (["zh_CN", "en"], ["zh-CN"], ["zh_CN"]),
    ])
  func matchesLanguages(available: [String], wanted: [String], order: [String]) {
    let found = NibLanguages.matches(
      available + (order == ["en"] ? ["en"] : []), wanted: wanted, development: "en")
    #expect(found == order)
  }

  @Test("P19: texts of the strings file replace those of the nib")
  func putsTranslatedTextsOverBase() throws {
    let nib = try TestNib.bytes(
      """
      <label text="Cancel" id="abc-de-fgh"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>
      """, localizesStrings: true)
    let strings = Array("\"abc-de-fgh.text\" = \"Abbrechen\";".utf8)
    func text(_ files: [String: [UInt8]]) throws -> String? {
      let archive = try NibFile.template(
        from: nib, name: "B", bundle: .main, strings: files.isEmpty ? [:] : ["abc-de-fgh.text": "Abbrechen"])
      let objects = try NibCoder(template: archive).load()
      return (objects.first as? UILabel)?.text
    }
    #expect(try text([:]) == "Cancel")
    #expect(try text(["de.lproj/B.strings": strings]) == "Abbrechen")
    let localized = try TemporaryBundle(["Base.lproj/B.nib": nib, "en.lproj/B.strings": strings])
    let place = NibLocator(root: localized.folder.path, languages: ["en"], idiom: .phone).find("B")
    let found = try #require(place?.stringsPath)
    #expect(NibFile.strings(at: found) == ["abc-de-fgh.text": "Abbrechen"])
  }
}
