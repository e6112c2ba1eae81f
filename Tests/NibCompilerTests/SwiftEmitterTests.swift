import Foundation
import InterfaceBuilder
import NibArchive
import NibCompiler
import TestSupport
import Testing

struct SwiftEmitterTests {
  /// A document with these objects besides the standard placeholders.
  private func document(owner: String? = nil, ownerConnections: String = "", _ objects: String) throws
    -> XibDocument
  {
    let ownerClass = owner.map { " customClass=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(ownerClass)>
            <connections>\(ownerConnections)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(objects)
        </objects>
      </document>
      """
    return try XibDocument(parsing: Array(text.utf8), file: "Folder/Test.xib")
  }

  private func emit(_ document: XibDocument, form: SwiftEmitter.Form = .enumeration(name: "Twin")) throws
    -> SwiftEmitter.Output
  {
    let archive = try #require(NibCompiler.compile(document).archive)
    return try SwiftEmitter.emit(archive, options: .init(form: form, document: document))
  }

  private static let card = """
    <view contentMode="scaleToFill" id="v" customClass="CardView" customModule="App">
      <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Say &quot;hello&quot;" textAlignment="center" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="16" y="8" width="288" height="20.5"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
          <color key="textColor" red="0.25" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="16" y="40" width="80" height="30"/>
          <state key="normal" title="Save all"/>
          <connections>
            <action selector="save:" destination="v" eventType="touchUpInside" id="a1"/>
            <action selector="paste:" destination="-2" eventType="touchDown" id="a2"/>
          </connections>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l" \
    secondAttribute="trailing" constant="16" id="c2"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="l" secondAttribute="width" multiplier="0.5" \
    priority="750" id="c3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="c4"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <real key="value" value="7.5"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="titleLabel" destination="l" id="o1"/>
      </connections>
    </view>
    """

  @Test func writesWhatADeveloperWould() throws {
    let output = try emit(document(Self.card), form: .method(name: "makeInCode"))
    #expect(output.notes == [])
    #expect(
      output.source == """
        #if canImport(UIKit)
          import UIKit
        #else
          import Foundation
          import OpenUIKit
        #endif

        extension CardView {
          /// The tree of `Test.xib`.
          public static func makeInCode() -> CardView {
            let view = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isRound = true
            view.layer.cornerRadius = 7.5

            let titleLabel = UILabel(frame: CGRect(x: 16, y: 8, width: 288, height: 20.5))
            titleLabel.contentMode = .left
            titleLabel.translatesAutoresizingMaskIntoConstraints = false
            titleLabel.text = "Say \\"hello\\""
            titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
            titleLabel.textColor = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)
            titleLabel.textAlignment = .center
            titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            view.addSubview(titleLabel)

            let saveAllButton = UIButton(type: .system)
            saveAllButton.frame = CGRect(x: 16, y: 40, width: 80, height: 30)
            saveAllButton.translatesAutoresizingMaskIntoConstraints = false
            saveAllButton.setTitle("Save all", for: .normal)
            saveAllButton.addTarget(nil, action: Selector(("paste:")), for: .touchDown)
            saveAllButton.addTarget(view, action: Selector(("save:")), for: .touchUpInside)
            view.addSubview(saveAllButton)

            let saveAllButtonWidth = saveAllButton.widthAnchor.constraint(
              equalTo: titleLabel.widthAnchor, multiplier: 0.5)
            saveAllButtonWidth.priority = .defaultHigh

            NSLayoutConstraint.activate([
              titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
              view.trailingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 16),
              saveAllButtonWidth,
              NSLayoutConstraint(
                item: saveAllButton, attribute: .top, relatedBy: .equal, toItem: view, attribute: .topMargin,
                multiplier: 1, constant: 0),
            ])

            view.titleLabel = titleLabel
            return view
          }
        }

        """)
  }

  @Test func takesTheOwnerAsAParameter() throws {
    let outlet = #"<outlet property="box" destination="v" id="o"/>"#
    let view = """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="20"/></view>
      """
    let source = try emit(document(owner: "Panel", ownerConnections: outlet, view)).source
    #expect(source.contains("  static func make(owner: Panel) -> UIView {\n"))
    #expect(source.contains("    owner.box = view\n"))
  }

  @Test func notesConnectionsOfAnOwnerWithoutAClass() throws {
    let outlet = #"<outlet property="box" destination="v" id="o"/>"#
    let output = try emit(
      document(
        ownerConnections: outlet, #"<view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
      ))
    #expect(output.source.contains("static func make() -> UIView"))
    #expect(!output.source.contains("owner"))
    #expect(output.notes.count == 1)
  }

  @Test func refusesANibWithoutViews() throws {
    let document = try document(#"<customObject id="x" customClass="Model"/>"#)
    let archive = try #require(NibCompiler.compile(document).archive)
    #expect(throws: SwiftEmitter.NoView.self) {
      try SwiftEmitter.emit(archive, options: .init(form: .enumeration(name: "Twin"), document: document))
    }
  }

  @Test func attachesRecognisersAndGivesThemTheirTarget() throws {
    let objects = """
      <tapGestureRecognizer id="t"><connections>
        <action selector="tap:" destination="v" id="a"/>
      </connections></tapGestureRecognizer>
      <view contentMode="scaleToFill" id="v" customClass="CardView">
        <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
        <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/></connections>
      </view>
      """
    let source = try emit(document(objects)).source
    #expect(source.contains("let tap = UITapGestureRecognizer(target: view, action: Selector((\"tap:\")))\n"))
    #expect(source.contains("view.addGestureRecognizer(tap)\n"))
  }

  @Test func movesLongSubtreesToFunctions() throws {
    func labels(_ name: String, _ count: Int) -> String {
      let label = (0..<count).map { index in
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="T" id="\(name)\(index)">
          <rect key="frame" x="0.0" y="\(index * 20)" width="100" height="20"/>
        </label>
        """
      }
      return """
        <view contentMode="scaleToFill" id="\(name)"><rect key="frame" x="0.0" y="0.0" width="100" height="240"/>
        <subviews>\(label.joined())</subviews></view>
        """
    }
    let objects = """
      <view contentMode="scaleToFill" id="v" customClass="CardView">
        <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
        <subviews>\(labels("a", 18))\(labels("b", 15))</subviews>
        <connections>
          <outlet property="leftBox" destination="a" id="o1"/>
          <outlet property="innerLabel" destination="a3" id="o2"/>
        </connections>
      </view>
      """
    let lines = try emit(document(objects)).source.split(separator: "\n")
    let functions = lines.filter { $0.contains("private static func") }
    // One moved, the rest is short enough. The outlet within is set there, on the view that is handed over.
    #expect(functions.count == 1)
    #expect(functions.first?.contains("makeLeftBox(view: CardView) -> UIView {") == true)
    let start = try #require(lines.firstIndex { $0.contains("private static func") })
    let outlet = try #require(lines.firstIndex { $0.contains("view.innerLabel = innerLabel") })
    #expect(outlet > start)
    #expect(lines.contains { $0.contains("let leftBox = makeLeftBox(view: view)") })
    #expect(lines.filter { $0.contains("= UILabel(frame:") }.count == 33)
  }

  @Test func breaksLongTextsBetweenWords() throws {
    let text = Array(repeating: "word", count: 60).joined(separator: " ")
    let objects = """
      <label opaque="NO" contentMode="left" text="\(text)" id="v">
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
      </label>
      """
    let lines = try emit(document(objects)).source.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
    let pieces = lines.filter { $0.contains("word") }.map { line in
      line.split(separator: "\"")[1]
    }
    #expect(pieces.joined() == text)
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func writesCodeForEveryRealNib() throws {
    var count = 0
    for file in Corpus.files(in: "pairs", withExtension: "nib") where !file.hasDirectoryPath {
      guard let archive = try? NibArchive(decoding: Array(Data(contentsOf: file))) else { continue }
      let options = SwiftEmitter.Options(form: .enumeration(name: "Twin"))
      guard let output = try? SwiftEmitter.emit(archive, options: options) else { continue }
      count += 1
      let views = archive.objects.indices.filter { archive.className(ofObject: $0) == "UILabel" }
      // Each label is made once, or comes with a styled cell.
      #expect(output.source.components(separatedBy: "= UILabel(").count - 1 <= views.count, "\(file.path)")
    }
    #expect(count > 150)
  }

  /// A copy in which some references lead to any other object.
  private func misdirected(_ archive: NibArchive, _ random: inout some RandomNumberGenerator) -> NibArchive {
    var builder = NibArchive.Builder()
    for object in archive.objects {
      _ = builder.addObject(className: archive.className(Int(object.classIndex)))
    }
    for object in archive.objects.indices {
      for value in archive.values(of: object) {
        var stored: NibArchive.Builder.Value
        switch value.payload {
        case .bool(let flag): stored = .bool(flag)
        case .float(let number): stored = .float(number)
        case .double(let number): stored = .double(number)
        case .data(let range): stored = .data(Array(archive.bytes[Int(range.start)..<range.end]))
        case .null: stored = .null
        case .object(let index): stored = .object(Int(index))
        default: stored = .integer(value.payload.integer ?? 0)
        }
        if case .object = stored, Int.random(in: 0..<30, using: &random) == 0 {
          stored = .object(Int.random(in: 1..<archive.objects.count, using: &random))
        }
        builder.append(key: archive.keyName(Int(value.key)), value: stored, to: object)
      }
    }
    return builder.archive()
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func survivesNibsWhoseReferencesLeadAstray() throws {
    var random = Generator(state: 7)
    var count = 0
    for file in Corpus.files(in: "pairs", withExtension: "nib") where !file.hasDirectoryPath {
      guard let archive = try? NibArchive(decoding: Array(Data(contentsOf: file))), archive.objects.count > 2
      else { continue }
      let options = SwiftEmitter.Options(form: .method(name: "make"), ownerClass: "Owner")
      for _ in 0..<3 where (try? SwiftEmitter.emit(misdirected(archive, &random), options: options)) != nil {
        count += 1
      }
    }
    #expect(count > 0)
  }
}
