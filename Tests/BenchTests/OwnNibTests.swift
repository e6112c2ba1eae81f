import BenchmarkReport
import Foundation
import Testing

@testable import bench

/// `bench --nib` on files made for the purpose.
@Suite struct OwnNibTests {
  /// A folder of files by path, for as long as `body` runs.
  private static func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "/own-nib-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
      try AtomicFile.makeFolder(("\(root)/\(path)" as NSString).deletingLastPathComponent)
      try AtomicFile.write(text, to: "\(root)/\(path)")
    }
    try body(root)
  }

  /// A xib with a view of one label. `owner` and `root` are custom classes.
  private static func xib(owner: String = "", root: String = "", connections: String = "") -> String {
    let ownerClass = owner.isEmpty ? "" : " customClass=\"\(owner)\""
    let rootClass = root.isEmpty ? "" : " customClass=\"\(root)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(ownerClass)>
            <connections>\(connections)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view id="aaa-aa-aaa"\(rootClass)>
            <rect key="frame" x="0.0" y="0.0" width="120" height="60"/>
            <subviews>
              <label text="One &amp; two" id="bbb-bb-bbb">
                <rect key="frame" x="10" y="20" width="100" height="20"/>
              </label>
            </subviews>
          </view>
        </objects>
      </document>
      """
  }

  private static func collected(_ files: [String: String]) throws -> OwnNibCollector {
    var result: OwnNibCollector?
    try withFiles(files) { root in
      var collector = try OwnNibCollector(folder: root + "/bundle")
      for path in files.keys.sorted() { collector.add("\(root)/\(path)", name: path) }
      result = collector
    }
    return try #require(result)
  }

  @Test(arguments: [
    (xib(root: "CardView"), ["by-name", "template-per-call", "template"]),
    (
      xib(owner: "CardView", connections: #"<outlet property="label" destination="bbb-bb-bbb" id="c"/>"#),
      ["owner-per-call", "owner"]
    ),
    (xib(), ["by-name", "template-per-call", "template", "owner-per-call", "owner"]),
  ])
  func aNibsConnectionsSayWhatApplies(text: String, strategies: [String]) throws {
    let collector = try Self.collected(["Card.xib": text])
    #expect(collector.failures.map(\.reason) == [])
    let nib = try #require(collector.nibs.first)
    #expect(nib.strategies == strategies)
    #expect(nib.views == 2)
    #expect(!nib.isOwnerController)
  }

  @Test func aControllerGetsAStandInAndItsOutletsAreCounted() throws {
    let connections = """
      <outlet property="view" destination="aaa-aa-aaa" id="c"/>
      <outlet property="titleLabel" destination="bbb-bb-bbb" id="d"/>
      """
    let collector = try Self.collected([
      "Card.xib": Self.xib(owner: "CardController", connections: connections)
    ])
    let nib = try #require(collector.nibs.first)
    #expect(nib.isOwnerController)
    #expect(nib.connections == 2)
    #expect(nib.foreign == 1)
    #expect(nib.failure == nil)
    #expect(collector.outlets.names == ["bench.StandInController": ["titleLabel"]])
  }

  @Test func customClassesGiveWayToTheOnesBeneath() throws {
    let text = Self.xib(root: "CardView").replacingOccurrences(
      of: "<label text", with: "<label customClass=\"TitleLabel\" text")
    try Self.withFiles(["A.xib": text]) { root in
      let contents = try NibContents(decoding: NibSource(path: root + "/A.xib").bytes)
      #expect(contents.hasCustomRoot)
      let plain = try NibContents(decoding: contents.archive.withoutCustomClasses().encoded()).archive
      #expect(!plain.description.contains("UIClassSwapper"))
      let classes = plain.objects.indices.map(plain.className(ofObject:))
      #expect(classes.contains("UILabel") && classes.contains("UIView"))
      #expect(plain.objects.count == contents.archive.objects.count)
      // Each swapper names its class and the one beneath.
      #expect(plain.values.count == contents.archive.values.count - 4)
    }
  }

  /// On this system the texts of a nib from `Base.lproj` come from the first language that has some: English, unless the user's
  /// environment says otherwise.
  @Test func textsBesideABaseNibComeAlong() throws {
    let files = [
      "Base.lproj/Card.xib": Self.xib(), "en.lproj/Card.strings": "\"bbb-bb-bbb.text\" = \"Eins\";",
      "ja.lproj/Card.strings": "\"bbb-bb-bbb.text\" = \"いち\";", "ja.lproj/Other.strings": "",
    ]
    try Self.withFiles(files) { root in
      var collector = try OwnNibCollector(folder: root + "/bundle")
      collector.add("\(root)/Base.lproj/Card.xib", name: "Card")
      #expect(collector.failures.map(\.reason) == [])
      let nib = try #require(collector.nibs.first)
      let found = try FileManager.default.subpathsOfDirectory(atPath: collector.folder).filter {
        !$0.hasSuffix("lproj")
      }
      #expect(
        found.sorted() == [
          "Base.lproj/\(nib.nibName).nib", "en.lproj/\(nib.nibName).strings",
          "ja.lproj/\(nib.nibName).strings",
        ])
      let bundle = try #require(Bundle(path: collector.folder))
      let made = try #require(try nib.operation("by-name", in: bundle)?())
      let outline = try #require(OwnNib.view(of: made)).outline
      #expect(outline.contains("Eins") || outline.contains("いち"))
    }
  }

  @Test func loadAndLayoutIsMeasuredOnceAFile() throws {
    try Self.withFiles(["A.xib": Self.xib(), "B.xib": Self.xib(root: "CardView")]) { root in
      var collector = try OwnNibCollector(folder: root + "/bundle")
      for name in ["A", "B"] { collector.add("\(root)/\(name).xib", name: name) }
      let suites = try OwnNibSuite.suites(collector.nibs, in: collector.folder)
      #expect(suites.map(\.name) == ["nib", "nib-layout"])
      #expect(suites[1].cells.map(\.description) == ["nib-layout/A/template", "nib-layout/B/template"])
      for cell in suites[1].cells {
        let operation = try #require(suites[1].benchmark(fixture: cell.fixture, strategy: cell.strategy))
        try operation.prepare().once()
      }
      #expect(suites[1].benchmark(fixture: "A", strategy: "by-name") == nil)
    }
  }

  @Test func aFileThatFailsIsToldInOneLineAndStopsNothing() throws {
    let collector = try Self.collected(["A.xib": "no\nxib", "B.xib": Self.xib(), "C.nib": "bplist00"])
    #expect(collector.nibs.map(\.name) == ["B.xib"])
    #expect(collector.failures.count == 2)
    #expect(collector.failures.allSatisfy { !$0.reason.isEmpty && !$0.reason.contains("\n") })
  }

  @Test func foldersAreSearchedAndNibFoldersAreOneNib() throws {
    let files = [
      "a/B.xib", "a/C.nib/objects-8.0+.nib", "a/C.nib/runtime.nib", "D.nib", "E.txt", "my.nibs/F.xib",
    ]
    try Self.withFiles(Dictionary(files.map { ($0, "") }, uniquingKeysWith: { first, _ in first })) { root in
      let paths = try NibFileList.paths([root, root + "/D.nib"])
      #expect(paths == ["D.nib", "a/B.xib", "a/C.nib", "my.nibs/F.xib"].map { "\(root)/\($0)" })
      #expect(NibFileList.names(of: paths) == ["D.nib", "a:B.xib", "a:C.nib", "my.nibs:F.xib"])
      #expect(throws: UsageError.self) { try NibFileList.paths([root + "/none"]) }
    }
  }

  @Test func nothingThatCanBeMeasuredIsStatus1() throws {
    try Self.withFiles(["A.xib": "no xib"]) { root in
      #expect(Bench.run(["--nib", root], suites: []) == 1)
      #expect(Bench.run(["--nib", root + "/none"], suites: []) == 64)
      #expect(Bench.run(["--nib"], suites: []) == 64)
    }
  }

  @Test func aFileIsDrawnWithItsTexts() throws {
    try Self.withFiles(["A.xib": Self.xib()]) { root in
      let path = root + "/A.svg"
      #expect(Bench.run(["render", root + "/A.xib", "-o", path], suites: []) == 0)
      let picture = String(decoding: try #require(AtomicFile.read(path)), as: UTF8.self)
      #expect(picture.contains("One &amp; two"))
      #expect(picture.contains("UILabel (10 20; 100 20)"))
      #expect(Bench.run(["render", root + "/B.xib"], suites: []) == 64)
    }
  }

  @Test func aTableViewMakesAHundredCells() throws {
    let suite = LoadingSuite(.load)
    let fixtures = suite.fixtures.map(\.name).filter {
      suite.benchmark(fixture: $0, strategy: "dequeue") != nil
    }
    #expect(fixtures == ["ContactCell"])
    #expect(try Dequeuing.cells("ContactCell").count == 100)
    try suite.check(fixture: "ContactCell")
  }
}
