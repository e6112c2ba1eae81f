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

  @Test("P18: the user's languages are the program's AppleLanguages, which may be given when it is started")
  func searchesForTheUsersLanguages() async {
    // In a process of its own: the defaults are every test's.
    await #expect(processExitsWith: .success) {
      UserDefaults.standard.register(defaults: ["AppleLanguages": ["ja-JP", "de"]])
      let files = try ["ja", "de", "en"].map { language in
        (
          "\(language).lproj/V.nib",
          try TestNib.bytes("<label text=\"\(language)\" id=\"lab\"/>")
        )
      }
      let bundle = try TemporaryBundle(Dictionary(uniqueKeysWithValues: files))
      let label = try bundle.bundle.loadNibContents(named: "V", owner: nil).first as? UILabel
      #expect(label?.text == "ja")
    }
  }

  @Test(
    "The environment's languages are those that POSIX's variables name",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], ["ja-JP"]),
      (["LANG": "de_AT@euro", "LC_ALL": "fr_CH.UTF-8"], ["fr-CH"]),
      (["LANG": "de_AT", "LC_MESSAGES": "", "LC_ALL": ""], ["de-AT"]),
      (["LANG": "de_AT.UTF-8", "LANGUAGE": "pt_BR:pt:en"], ["pt-BR", "pt", "en"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "pt_BR"], []), (["LC_ALL": "POSIX", "LANG": "de"], []), ([:], []),
    ])
  func readsTheEnvironment(variables: [String: String], languages: [String]) {
    #expect(NibLanguages.languages { variables[$0] } == languages)
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

  @Test("Base comes after the best language, and before its parents and the development language")
  func searchesBaseInItsPlace() throws {
    let bundle = try TemporaryBundle([
      "pt-BR.lproj/A.nib": [1], "Base.lproj/A.nib": [1], "pt.lproj/A.nib": [1],
      "Base.lproj/B.nib": [1], "pt.lproj/B.nib": [1], "en.lproj/B.nib": [1], "B.nib": [1],
      "en.lproj/C.nib": [1], "C.nib": [1], "pt.lproj/D.nib": [1], "en.lproj/D.nib": [1],
      "en.lproj/B.strings": [1],
    ])
    func find(_ name: String) -> NibLocator.Place? {
      NibLocator(root: bundle.folder.path, languages: ["pt-BR", "pt", "en"], idiom: .phone).find(name)
    }
    func end(_ name: String) -> String? {
      find(name).map { String($0.path.dropFirst(bundle.folder.path.count + 1)) }
    }
    #expect(end("A") == "pt-BR.lproj/A.nib")
    #expect(end("B") == "Base.lproj/B.nib")
    #expect(find("B")?.stringsPath?.hasSuffix("en.lproj/B.strings") == true)
    #expect(end("C") == "en.lproj/C.nib")
    #expect(end("D") == "pt.lproj/D.nib")
  }

  @Test("A language's own device variant comes first, then its plain nib, then other places' variants")
  func triesVariantsPlaceByPlace() throws {
    let bundle = try TemporaryBundle([
      "ja.lproj/A.nib": [1], "Base.lproj/A~ipad.nib": [1], "A~ipad.nib": [1],
      "ja.lproj/B~ipad.nib/runtime.nib": [1], "ja.lproj/B.nib": [1],
      "C~iphone.nib": [1], "C.nib": [1],
    ])
    func end(_ name: String) -> String? {
      NibLocator(root: bundle.folder.path, languages: ["ja"], idiom: .pad).find(name).map {
        String($0.path.dropFirst(bundle.folder.path.count + 1))
      }
    }
    #expect(end("A") == "ja.lproj/A.nib")
    #expect(end("B") == "ja.lproj/B~ipad.nib/runtime.nib")
    #expect(end("C") == "C.nib")
    #expect(end("C~iphone") == "C~iphone.nib")
  }

  @Test("Accents may be written as one character or as two")
  func comparesLettersAndNotBytes() throws {
    let composed = "Übersicht", decomposed = composed.decomposedStringWithCanonicalMapping
    let bundle = try TemporaryBundle(["\(decomposed).nib": [1]])
    let other = try TemporaryBundle(["\(composed).nib": [1]])
    for name in [composed, decomposed] {
      for folder in [bundle.folder, other.folder] {
        #expect(NibLocator(root: folder.path, languages: [], idiom: .phone).find(name) != nil)
      }
    }
    #expect(NibLocator(root: bundle.folder.path, languages: [], idiom: .phone).find("Ubersicht") == nil)
  }

  @Test("Files and bundles may be links")
  func followsLinks() throws {
    let bundle = try TemporaryBundle(["Stored.bin": [1]])
    try FileManager.default.createSymbolicLink(
      at: bundle.folder.appendingPathComponent("Linked.nib"),
      withDestinationURL: bundle.folder.appendingPathComponent("Stored.bin"))
    try FileManager.default.createSymbolicLink(
      at: bundle.folder.appendingPathComponent("Dangling.nib"),
      withDestinationURL: bundle.folder.appendingPathComponent("Gone.bin"))
    let link = bundle.folder.path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bundle.folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    for root in [bundle.folder.path, link] {
      let locator = NibLocator(root: root, languages: [], idiom: .phone)
      #expect(locator.find("Linked")?.path == root + "/Linked.nib")
      #expect(locator.find("Dangling") == nil)
    }
  }

  // The examples of Apple's ualoc.h.
  @Test(
    "A language is matched by itself, its parents, and other names of the same",
    arguments: [
      (["en", "ja"], "ja-JP", ["ja"]),
      (["en", "pt-BR", "pt"], "pt-BR", ["pt-BR", "pt"]),
      (["pt", "pt_BR", "pt_PT"], "pt-MO", ["pt_PT", "pt"]),
      (["zh_CN", "zh_TW"], "zh-Hans", ["zh_CN"]),
      (["zh_CN", "zh_TW"], "zh-Hant-HK", ["zh_TW"]),
      (["zh_CN", "zh_TW", "zh_HK"], "zh-Hant-MO", ["zh_HK", "zh_TW"]),
      (["zh_Hans", "zh_Hant", "zh_Hant_HK"], "zh-HK", ["zh_Hant_HK", "zh_Hant"]),
      (["zh_CN", "zh_TW", "zh_Hans", "zh_Hant"], "zh-CN", ["zh_CN", "zh_Hans"]),
      (["zh-Hans", "zh-Hant"], "zh-TW", ["zh-Hant"]),
      (["zh-Hans", "zh-Hant"], "zh", ["zh-Hans"]),
      (["English"], "en-US", ["English"]),
      (["en", "en_AU", "en_GB"], "en-AU", ["en_AU", "en_GB", "en"]),
      (["en", "en_GB", "en_001"], "en-IN", ["en_GB", "en_001", "en"]),
      (["en", "en_AU", "en_GB"], "en-US", ["en"]),
      (["es", "es_419"], "es-MX", ["es_419", "es"]),
      (["es", "es_MX"], "es-AR", ["es"]),
      (["Japanese", "no", "iw"], "nb-NO", ["no"]),
      (["Japanese", "no", "iw"], "he-IL", ["iw"]),
      (["sr", "sr-Latn"], "sr-Latn-RS", ["sr-Latn", "sr"]),
    ])
  func matchesLanguages(available: [String], wanted: String, order: [String]) {
    let found = NibLanguages.matches(available, wanted: [wanted], development: "tlh")
    #expect(found == order || found == order + ["en"])
  }

  @Test(
    "Only the first language that has a folder counts, then the development language, then any",
    arguments: [
      (["de", "ja", "en"], ["ko", "ja", "de"], "en", ["ja", "en"]),
      (["de", "ja"], ["ko"], "ja", ["ja"]),
      (["de", "en"], ["ko"], "ja", ["en"]),
      (["tlh", "de"], ["ko"], "ja", ["de"]),
      (["pt-PT", "en"], ["pt-BR"], "en", ["en"]),
    ])
  func fallsBackToOtherLanguages(
    available: [String], wanted: [String], development: String, order: [String]
  ) {
    #expect(NibLanguages.matches(available, wanted: wanted, development: development) == order)
  }

  @Test("Strings files are read in every form that Xcode and its tools write")
  func readsEveryFormOfStrings() throws {
    let source = """
      /* Class = "UILabel"; text = "Cancel"; ObjectID = "abc-de-fgh"; */
      "abc-de-fgh.text" = "Abbrechen – \\"jetzt\\"";
      // Of a button
      "bcd-ef-ghi.normalTitle" = "Los\\ngeht's";

      """
    let texts = ["abc-de-fgh.text": "Abbrechen – \"jetzt\"", "bcd-ef-ghi.normalTitle": "Los\ngeht's"]
    var forms = [Array(source.utf8)]
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] =
        encoding == .utf16LittleEndian ? [0xFF, 0xFE] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : []
      forms.append(mark + [UInt8](try #require(source.data(using: encoding))))
    }
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      forms.append(
        [UInt8](try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)))
    }
    for form in forms {
      let bundle = try TemporaryBundle(["V.strings": form])
      #expect(NibFile.strings(at: bundle.folder.path + "/V.strings") == texts)
    }
    for broken in ["\"a\" = ", "{", "", "\u{0}"] {
      let bundle = try TemporaryBundle(["V.strings": Array(broken.utf8)])
      #expect(NibFile.strings(at: bundle.folder.path + "/V.strings").isEmpty)
    }
  }

  @Test("Every text that users see is translated, under the keys of Xcode's strings files")
  func translatesEveryText() throws {
    let nib = try TestNib.bytes(
      """
      <view id="vue" customClass="StyleView" customModule="OpenUIKitTests">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>
          <button buttonType="custom" id="btn"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
          <textField text="Typed" placeholder="Type" id="fld"><textInputTraits key="textInputTraits"/></textField>
          <segmentedControl id="seg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <label text="Plain" id="lab"/>
        </subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="never translated"/>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="first"/>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="name" value="second"/>
        </userDefinedRuntimeAttributes>
      </view>
      <barButtonItem title="Item" id="bar"/>
      """, localizesStrings: true)
    let attributes = "vue.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let strings = [
      "btn.normalTitle": "1", "btn.selectedTitle": "2", "fld.text": "3", "fld.placeholder": "4",
      "seg.segmentTitles[0]": "5", "seg.segmentTitles[1]": "6", "bar.title": "7", "\(attributes)[0]": "8",
      "\(attributes)[1]": "9",
    ]
    let template = try NibFile.template(from: nib, name: "V", bundle: .main, strings: strings)
    let contents = try NibCoder(template: template).load()
    let view = try #require(contents.first as? StyleView)
    let button = try #require(view.subviews[0] as? UIButton)
    #expect(button.title(for: .normal) == "1" && button.title(for: .selected) == "2")
    let field = try #require(view.subviews[1] as? UITextField)
    #expect(field.text == "3" && field.placeholder == "4")
    let segments = try #require(view.subviews[2] as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["5", "6"])
    #expect((view.subviews[3] as? UILabel)?.text == "Plain")
    #expect((contents.last as? UIBarButtonItem)?.title == "7")
    #expect(view.title == "8" && view.names == ["never translated", "9"])
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
