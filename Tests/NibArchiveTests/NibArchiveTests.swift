import NibArchive
import Testing

struct NibArchiveTests {
  @Test func decodesTheTestVector() throws {
    let archive = try NibArchive(decoding: TestVector.bytes)
    #expect(archive.formatVersion == 1)
    #expect(archive.coderVersion == 10)
    #expect(archive.objects.count == 12)
    #expect(archive.keys.count == 21)
    #expect(archive.values.count == 33)
    #expect(archive.classNames.count == 6)
    #expect(archive.className(ofObject: 6) == "UIView")
    #expect(archive.values(of: 6).map { archive.keyName(Int($0.key)) }.prefix(2) == ["UIBounds", "UICenter"])
  }

  @Test func reproducesTheTestVector() throws {
    #expect(try NibArchive(decoding: TestVector.bytes).encoded() == TestVector.bytes)
  }

  @Test func printsTheTestVector() throws {
    #expect(
      try NibArchive(decoding: TestVector.bytes).description == """
        NIBArchive 1, coder 10: 12 objects, 21 keys, 33 values, 6 classes
        0 NSObject
          UINibTopLevelObjectsKey: #1 NSArray of 3
          UINibObjectsKey: #7 NSArray of 3
          UINibConnectionsKey: #8 NSArray of 1
          UINibVisibleWindowsKey: #11 NSArray of 0
          UINibAccessibilityConfigurationsKey: #11 NSArray of 0
          UINibTraitStorageListsKey: #11 NSArray of 0
          UINibKeyValuePairsKey: #11 NSArray of 0
        1 NSArray
          - #2 UIProxyObject IBFilesOwner
          - #4 UIProxyObject IBFirstResponder
          - #6 UIView
        2 UIProxyObject
          UIProxiedObjectIdentifier: #3 NSString "IBFilesOwner"
        3 NSString
          NS.bytes: "IBFilesOwner"
        4 UIProxyObject
          UIProxiedObjectIdentifier: #5 NSString "IBFirstResponder"
        5 NSString
          NS.bytes: "IBFirstResponder"
        6 UIView
          UIBounds: (0.0, 0.0, 320.0, 100.0)
          UICenter: (160.0, 50.0)
          UIDeepDrawRect: true
          UIOpaque: true
          UIAutoresizeSubviews: true
          UIAutoresizingMask: 18
          UIViewSemanticContentAttribute: 0
        7 NSArray
          - #2 UIProxyObject IBFilesOwner
          - #4 UIProxyObject IBFirstResponder
          - #6 UIView
        8 NSArray
          - #9 UIRuntimeOutletConnection
        9 UIRuntimeOutletConnection
          UILabel: #10 NSString "view"
          UISource: #2 UIProxyObject IBFilesOwner
          UIDestination: #6 UIView
        10 NSString
          NS.bytes: "view"
        11 NSArray

        """)
  }

  @Test func printsEveryKindOfValue() {
    var builder = NibArchive.Builder(coderVersion: 9)
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .null, to: root)
    let view = builder.addObject(className: "UIClassSwapper")
    builder.append(key: "small", value: .integer(127), to: view)
    builder.append(key: "middle", value: .integer(128), to: view)
    builder.append(key: "negative", value: .integer(-1), to: view)
    builder.append(key: "no", value: .bool(false), to: view)
    builder.append(key: "float", value: .float(0.5), to: view)
    builder.append(key: "double", value: .double(-2.25), to: view)
    let insets: [Float] = [1, 2, 3, 4]
    let packed = insets.flatMap { RawNib.littleEndian($0.bitPattern) }
    builder.append(key: "insets", value: .data([6] + packed), to: view)
    builder.append(key: "raw", value: .data([0xAB, 0x01]), to: view)
    builder.append(key: "nested", value: .data(TestVector.bytes), to: view)
    let custom = builder.addObject(className: "NSString")
    builder.append(key: "NS.bytes", value: .data(Array("_TtC3App8CardView".utf8)), to: custom)
    let original = builder.addObject(className: "NSString")
    builder.append(key: "NS.bytes", value: .data(Array("UIView".utf8)), to: original)
    builder.append(key: "UIClassName", value: .object(custom), to: view)
    builder.append(key: "UIOriginalClassName", value: .object(original), to: view)
    let color = builder.addObject(className: "UIColor", fallbacks: ["NSColor"])
    let title = builder.addObject(className: "NSMutableString")
    builder.append(key: "NS.bytes", value: .data(Array("two\nlines".utf8)), to: title)
    builder.append(key: "title", value: .object(title), to: color)
    builder.append(key: "empty", value: .data([]), to: color)
    let number = builder.addObject(className: "NSNumber")
    builder.append(key: "NS.dblval", value: .double(3), to: number)
    builder.append(key: "number", value: .object(number), to: color)
    #expect(
      builder.archive().description == """
        NIBArchive 1, coder 9: 7 objects, 17 keys, 19 values, 7 classes
        0 NSObject
          UINibTopLevelObjectsKey: nil
        1 UIClassSwapper _TtC3App8CardView: UIView
          small: 127
          middle: 128
          negative: -1
          no: false
          float: 0.5f
          double: -2.25
          insets: (1.0f, 2.0f, 3.0f, 4.0f)
          raw: 2 bytes: ab 01
          nested: NIBArchive of 784 bytes
          UIClassName: #2 NSString "_TtC3App8CardView"
          UIOriginalClassName: #3 NSString "UIView"
        2 NSString
          NS.bytes: "_TtC3App8CardView"
        3 NSString
          NS.bytes: "UIView"
        4 UIColor (or NSColor)
          title: #5 NSMutableString "two\\nlines"
          empty: 0 bytes
          number: #6 NSNumber 3.0
        5 NSMutableString
          NS.bytes: "two\\nlines"
        6 NSNumber
          NS.dblval: 3.0

        """)
  }

  @Test func keepsValuesInSixteenBytes() {
    #expect(MemoryLayout<NibArchive.Value>.stride == 16)
  }

  @Test func readsGeometryOfBothWidths() throws {
    let archive = try NibArchive(decoding: TestVector.bytes)
    guard case .data(let range)? = archive.values(of: 6).first?.payload else {
      Issue.record("the view's first value is its bounds")
      return
    }
    let bounds = try #require(archive.geometry(in: range))
    #expect((0..<bounds.count).map { bounds[$0] } == [0, 0, 320, 100])
    // A string isn't geometry.
    guard case .data(let text)? = archive.values(of: 3).first?.payload else { return }
    #expect(archive.geometry(in: text) == nil)
  }
}
