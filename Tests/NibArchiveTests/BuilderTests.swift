import NibArchive
import Testing

struct BuilderTests {
  private static func text(_ string: String) -> NibArchive.Builder.Value { .data(Array(string.utf8)) }

  private static func doubles(_ numbers: Double...) -> NibArchive.Builder.Value {
    .data(
      [7]
        + numbers.flatMap { number in
          (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
        })
  }

  @Test func buildsTheTestVectorByteForByte() {
    var builder = NibArchive.Builder()
    let names = [
      "NSObject", "NSArray", "UIProxyObject", "NSString", "UIProxyObject", "NSString", "UIView", "NSArray",
      "NSArray", "UIRuntimeOutletConnection", "NSString", "NSArray",
    ]
    for name in names { _ = builder.addObject(className: name) }
    #expect(builder.objectCount == 12)
    let lists = [
      ("UINibTopLevelObjectsKey", 1), ("NSInlinedValue", 0), ("UINibEncoderEmptyKey", 0),
    ]
    builder.append(key: lists[0].0, value: .object(1), to: 0)
    for list in [1, 7, 8, 11] {
      builder.append(key: "NSInlinedValue", value: .bool(true), to: list)
      let elements = list == 8 ? [9] : list == 11 ? [] : [2, 4, 6]
      for element in elements {
        builder.append(key: "UINibEncoderEmptyKey", value: .object(element), to: list)
      }
    }
    for (proxy, name) in [(2, "IBFilesOwner"), (4, "IBFirstResponder")] {
      builder.append(key: "UIProxiedObjectIdentifier", value: .object(proxy + 1), to: proxy)
      builder.append(key: "NS.bytes", value: Self.text(name), to: proxy + 1)
    }
    builder.append(key: "UIBounds", value: Self.doubles(0, 0, 320, 100), to: 6)
    builder.append(key: "UICenter", value: Self.doubles(160, 50), to: 6)
    for key in ["UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews"] {
      builder.append(key: key, value: .bool(true), to: 6)
    }
    builder.append(key: "UIAutoresizingMask", value: .integer(18), to: 6)
    builder.append(key: "UIViewSemanticContentAttribute", value: .integer(0), to: 6)
    builder.append(key: "UINibObjectsKey", value: .object(7), to: 0)
    builder.append(key: "UINibConnectionsKey", value: .object(8), to: 0)
    for (key, value) in [("UILabel", 10), ("UISource", 2), ("UIDestination", 6)] {
      builder.append(key: key, value: .object(value), to: 9)
    }
    builder.append(key: "NS.bytes", value: Self.text("view"), to: 10)
    for key in ["VisibleWindows", "AccessibilityConfigurations", "TraitStorageLists", "KeyValuePairs"] {
      builder.append(key: "UINib\(key)Key", value: .object(11), to: 0)
    }
    #expect(builder.archive().encoded() == TestVector.bytes)
  }

  @Test(
    arguments: [
      (0, 0), (127, 0), (128, 1), (32_767, 1), (32_768, 2), (2_147_483_647, 2), (2_147_483_648, 3),
      (Int64.max, 3), (-1, 3), (Int64.min, 3),
    ] as [(Int64, UInt8)])
  func storesIntegersInTheWidthThatAppleUses(number: Int64, type: UInt8) throws {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .null, to: root)
    builder.append(key: "n", value: .integer(number), to: root)
    let archive = builder.archive()
    #expect(archive.values[1].payload.integer == number)
    let decoded = try NibArchive(decoding: archive.encoded())
    #expect(decoded.values[1].payload == archive.values[1].payload)
    switch decoded.values[1].payload {
    case .int8: #expect(type == 0)
    case .int16: #expect(type == 1)
    case .int32: #expect(type == 2)
    case .int64: #expect(type == 3)
    default: Issue.record("not an integer")
    }
  }

  @Test func putsFallbackClassesLast() throws {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .null, to: root)
    let color = builder.addObject(className: "UIColor", fallbacks: ["NSColor"])
    _ = builder.addObject(className: "UIView")
    _ = builder.addObject(className: "UITableViewCellContentView", fallbacks: ["UIView"])
    _ = builder.addObject(className: "UIColor", fallbacks: ["NSColor"])
    let archive = try NibArchive(decoding: builder.archive().encoded())
    #expect(
      archive.classNames.indices.map { archive.className($0) }
        == ["NSObject", "UIColor", "UIView", "UITableViewCellContentView", "NSColor"])
    #expect(archive.fallbackNames(Int(archive.objects[color].classIndex)) == ["NSColor"])
    #expect(archive.fallbackNames(3) == ["UIView"])
    #expect(archive.fallbackNames(4) == [])
  }

  @Test func givesObjectsWithoutValuesFirstValueZero() {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .null, to: root)
    _ = builder.addObject(className: "UICustomObject")
    let set = builder.addObject(className: "NSSet")
    builder.append(key: "NS.object.0", value: .object(1), to: set)
    let archive = builder.archive()
    #expect(archive.objects.map(\.firstValue) == [0, 0, 1])
    #expect(archive.objects.map(\.valueCount) == [1, 0, 1])
  }

  @Test func readsBackEveryTypeExactly() throws {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .null, to: root)
    builder.append(key: "f", value: .float(0.1), to: root)
    builder.append(key: "d", value: .double(-0.0), to: root)
    builder.append(key: "yes", value: .bool(true), to: root)
    builder.append(key: "no", value: .bool(false), to: root)
    builder.append(key: "bytes", value: .data(Array(repeating: 7, count: 20_000)), to: root)
    let bytes = builder.archive().encoded()
    let archive = try NibArchive(decoding: bytes)
    #expect(archive.encoded() == bytes)
    #expect(archive.values[1].payload == .float(0.1))
    #expect(archive.values[2].payload == .double(-0.0))
    #expect(archive.values[3].payload == .bool(true))
    #expect(archive.values[4].payload == .bool(false))
    guard case .data(let range) = archive.values[5].payload else {
      Issue.record("not data")
      return
    }
    #expect(archive.withBytes(of: range) { $0.count == 20_000 && $0.allSatisfy { $0 == 7 } })
  }
}
