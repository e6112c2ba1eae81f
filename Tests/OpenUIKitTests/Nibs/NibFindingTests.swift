import Foundation
import OpenUIKit
import Testing

/// Which file a nib's name leads to.
@Suite struct NibFindingTests {
  private static func nib(_ text: String, localizesStrings: Bool = false) throws -> [UInt8] {
    try TestNib.bytes(
      """
      <label text="\(text)" id="lab"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>
      """, localizesStrings: localizesStrings)
  }

  private func text(_ name: String, in bundle: Bundle?) throws -> String? {
    (try UINib(nibName: name, bundle: bundle).instantiateContents(withOwner: nil).first as? UILabel)?.text
  }

  private func expectNotFound(_ name: String, in bundle: Bundle?, _ load: () throws -> some Any) {
    let error = #expect(throws: NibLoadingError.self) { _ = try load() }
    #expect(error?.kind == .nibNotFound)
    #expect(error?.exceptionName == "NSInternalInconsistencyException")
    let path = (bundle ?? .main).bundlePath
    #expect(error?.bundlePath == path && error?.nibName == name)
    #expect(error?.message == "Could not load NIB in bundle: '\(path)' with name '\(name)'")
  }

  @Test("P02: a missing file is noticed when instantiating")
  func failsLate() throws {
    let bundle = try TemporaryBundle()
    let nib = UINib(nibName: "Late", bundle: bundle.bundle)
    expectNotFound("Late", in: bundle.bundle) { try nib.instantiateContents(withOwner: nil) }
    try bundle.write(Self.nib("late"), to: "Late.nib")
    #expect((try nib.instantiateContents(withOwner: nil).first as? UILabel)?.text == "late")
  }

  @Test(
    "P06: an empty name, or one that leads out of the bundle, is not found",
    arguments: [
      "", ".nib", ".", "..", "../Card", "folder/../Card", "./Card", "folder//Card", "/Card", "Card/",
      "Card\0", "Card.xib", "Card.nib.nib",
      " Card",
      "Card\n", String(repeating: "Card", count: 10_000), "*", "~", "Card~ipad",
    ])
  func refusesStrangeNames(name: String) throws {
    let bundle = try TemporaryBundle(["Card.nib": Self.nib("card"), "folder/Card.nib": Self.nib("inner")])
    expectNotFound(name, in: bundle.bundle) { try text(name, in: bundle.bundle) }
  }

  @Test(
    "A folder named like a nib gives its newest member",
    arguments: [
      (["runtime.nib"], "runtime.nib"),
      (["runtime.nib", "objects.nib"], "objects.nib"),
      (["runtime.nib", "objects-8.0+.nib"], "objects-8.0+.nib"),
      (["objects-8.0+.nib", "objects-11.0+.nib", "objects-12.3+.nib", "runtime.nib"], "objects-12.3+.nib"),
      (["objects-8.0+.nib", "objects-x+.nib", "objects-+.nib"], "objects-8.0+.nib"),
    ])
  func takesTheNewestMember(members: [String], choice: String) throws {
    let files = try Dictionary(uniqueKeysWithValues: members.map { ("Cell.nib/" + $0, try Self.nib($0)) })
    let bundle = try TemporaryBundle(files)
    #expect(try text("Cell", in: bundle.bundle) == choice)
  }

  @Test("A name may lead into a folder, in each place; a nib in a bundle of its own is found by that bundle")
  func followsPathsIntoTheBundle() throws {
    let bundle = try TemporaryBundle([
      "Library.bundle/Card.nib": Self.nib("library"), "en.lproj/folder/Card.nib": Self.nib("localized"),
      "folder/Card.nib": Self.nib("plain"),
    ])
    #expect(try text("Library.bundle/Card", in: bundle.bundle) == "library")
    #expect(try text("folder/Card", in: bundle.bundle) == "localized")
    let inner = try #require(bundle.bundle.url(forResource: "Library", withExtension: "bundle"))
    #expect(try text("Card", in: Bundle(url: inner)) == "library")
  }

  @Test("A xib that wasn't compiled is no nib")
  func ignoresXibs() throws {
    let bundle = try TemporaryBundle(["Card.xib": Array("<document/>".utf8)])
    expectNotFound("Card", in: bundle.bundle) { try text("Card", in: bundle.bundle) }
  }

  @Test("Bundles of every shape are searched in their folder of resources")
  func searchesTheFolderOfResources() throws {
    let info = Array(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>"
        .utf8)
    for (info, resources) in [
      (["Info.plist": info], ""), (["Contents/Info.plist": info], "Contents/Resources/"), ([:], ""),
      (["Resources/Info.plist": info], "Resources/"),
    ] {
      let nib = try Self.nib("here"), localized = try Self.nib("localized")
      let bundle = try TemporaryBundle(
        info.merging(["\(resources)V.nib": nib, "\(resources)en.lproj/W.nib": localized]) { $1 })
      #expect(try text("V", in: bundle.bundle) == "here")
      #expect(try text("W", in: bundle.bundle) == "localized")
    }
  }

  @Test func refusesAFolderWithoutMembers() throws {
    let bundle = try TemporaryBundle(["Cell.nib/other.txt": [0]])
    expectNotFound("Cell", in: bundle.bundle) { try text("Cell", in: bundle.bundle) }
  }

  @Test func prefersTheDevicesOwnFile() throws {
    let bundle = try TemporaryBundle([
      "V.nib": Self.nib("plain"), "V~iphone.nib": Self.nib("phone"), "V~ipad.nib": Self.nib("pad"),
      "Only~ipad.nib": Self.nib("pad only"),
    ])
    #expect(try text("V", in: bundle.bundle) == "phone")
    expectNotFound("Only", in: bundle.bundle) { try text("Only", in: bundle.bundle) }
  }

  @Test func namesAFileThatIsNoNib() throws {
    let bundle = try TemporaryBundle(["Bad.nib": Array("bplist00".utf8) + Array(repeating: 0, count: 60)])
    let error = #expect(throws: NibLoadingError.self) { _ = try text("Bad", in: bundle.bundle) }
    #expect(error?.kind == .damagedArchive)
    #expect(error?.message.contains("'Bad'") == true)
  }
}
