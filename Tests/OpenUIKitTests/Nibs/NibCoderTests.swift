import Foundation
import NibArchive
import OpenUIKit
import Testing

/// What a custom class reads with the coder in its `init(coder:)`.
@Suite(.serialized) struct NibCoderTests {
  final class Reader: UIView {
    nonisolated(unsafe) static var read: ((NSCoder) -> Void)?
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Reader.read?(coder)
    }
  }

  private func read(_ values: [(String, ArchivedNib.Value)], _ body: @escaping (NSCoder) -> Void) throws {
    var nib = ArchivedNib()
    nib.topLevel.append(
      nib.add(
        "UIClassSwapper",
        values + [
          ("UIClassName", .string("OpenUIKitTests.NibCoderTests.Reader")),
          ("UIOriginalClassName", .string("UIView")),
        ]))
    Reader.read = body
    defer { Reader.read = nil }
    let objects = try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil)
    #expect(objects.first is Reader)
  }

  @Test("Numbers convert into each other as NSCoder's do; what is missing is 0, false or nil")
  func convertsNumbers() throws {
    try read([
      ("int", .integer(-3)), ("one", .integer(1)), ("yes", .bool(true)), ("half", .double(0.5)),
      ("null", .null),
      ("text", .string("x")), ("rect", .rect(1, 2, 3, 4)), ("UITag", .integer(300)),
    ]) { coder in
      #expect(coder.allowsKeyedCoding)
      #expect(coder.decodeInteger(forKey: "int") == -3 && coder.decodeInt32(forKey: "int") == -3)
      #expect(coder.decodeDouble(forKey: "int") == -3 && coder.decodeFloat(forKey: "int") == -3)
      #expect(
        coder.decodeBool(forKey: "one") && coder.decodeBool(forKey: "yes") && !coder.decodeBool(forKey: "no"))
      #expect(coder.decodeInteger(forKey: "yes") == 1 && coder.decodeDouble(forKey: "half") == 0.5)
      #expect(coder.decodeInteger(forKey: "half") == 0 && coder.decodeInteger(forKey: "text") == 0)
      #expect(coder.containsValue(forKey: "null") && coder.decodeObject(forKey: "null") == nil)
      #expect(!coder.containsValue(forKey: "nothing") && coder.decodeObject(forKey: "nothing") == nil)
      #expect(coder.decodeObject(forKey: "text") as? String == "x")
      #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(coder.decodeCGPoint(forKey: "rect") == .zero)
      #expect(coder.decodeInteger(forKey: "UITag") == 300)
    }
  }

  @Test func readsObjectsAndCollections() throws {
    var views: [UIView] = []
    var nib = ArchivedNib()
    let child = nib.add("UILabel", [("UITag", .integer(4))])
    nib.topLevel.append(
      nib.add(
        "UIClassSwapper",
        [
          ("UISubviews", .array([child])), ("list", .array([child, child])),
          ("UIClassName", .string("OpenUIKitTests.NibCoderTests.Reader")),
          ("UIOriginalClassName", .string("UIView")),
        ]))
    Reader.read = { coder in
      views = coder.decodeObject(forKey: "UISubviews") as? [UIView] ?? []
      let list = coder.decodeObject(forKey: "list") as? [UIView]
      #expect(list?.count == 2 && list?.first === views.first)
    }
    defer { Reader.read = nil }
    let reader =
      try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil).first as? UIView
    #expect(views.first === reader?.subviews.first && views.first?.tag == 4)
  }

  @Test("A custom class may read again what its superclass has read, and as often as it likes")
  func readsAgainWhatTheSuperclassRead() throws {
    var nib = ArchivedNib()
    let child = nib.add("UILabel", [("UITag", .integer(4))])
    let constraint = nib.add(
      "NSLayoutConstraint", [("NSFirstItem", .object(child)), ("NSFirstAttribute", .integer(7))])
    nib.topLevel.append(
      nib.add(
        "UIClassSwapper",
        [
          ("UISubviews", .array([child])), ("UIViewAutolayoutConstraints", .array([constraint])),
          ("UIClassName", .string("OpenUIKitTests.NibCoderTests.Reader")),
          ("UIOriginalClassName", .string("UIView")),
        ]))
    var read: [[AnyObject]] = []
    Reader.read = { coder in
      for key in ["UISubviews", "UISubviews", "UIViewAutolayoutConstraints", "UIViewAutolayoutConstraints"] {
        read.append(coder.decodeObject(forKey: key) as? [AnyObject] ?? [])
      }
    }
    defer { Reader.read = nil }
    let reader =
      try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil).first as? UIView
    let subview = try #require(reader?.subviews.first)
    let held = try #require(reader?.constraints.first)
    #expect(read.map(\.count) == [1, 1, 1, 1])
    #expect(read[0].first === subview && read[1].first === subview)
    #expect(read[2].first === held && read[3].first === held)
  }

  @Test("An object that two values lead to is one object; one that a single value leads to is in its place")
  func makesEveryObjectOnce() throws {
    var nib = ArchivedNib()
    let shared = nib.add("UIView", [("UITag", .integer(1))])
    let single = nib.add("UIView", [("UITag", .integer(2))])
    let stray = nib.add("UIView", [("UITag", .integer(3))])
    nib.topLevel.append(
      nib.add(
        "UIStackView",
        [
          ("UISubviews", .array([shared, single])),
          ("UIStackViewArrangedSubviews", .array([shared, stray])),
        ]))
    nib.topLevel.append(shared)
    let contents = try UINib(data: Data(nib.bytes), bundle: nil).instantiateContents(withOwner: nil)
    let stack = try #require(contents.first as? UIStackView)
    #expect(stack.subviews.map(\.tag) == [1, 2])
    // What is no subview isn't arranged.
    #expect(stack.arrangedSubviews.map(\.tag) == [1])
    #expect(contents.count == 2 && contents[1] as? UIView === stack.subviews[0])
  }

  @Test("A list of all objects that another value leads to as well is a list as any other")
  func takesTheListOfAllObjectsForTheTopLevel() throws {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    let view = builder.addObject(className: "UIView")
    let list = builder.addObject(className: "NSArray")
    builder.append(key: "NSInlinedValue", value: .bool(true), to: list)
    for _ in 0..<2 { builder.append(key: "UINibEncoderEmptyKey", value: .object(view), to: list) }
    builder.append(key: "UINibTopLevelObjectsKey", value: .object(list), to: root)
    builder.append(key: "UINibObjectsKey", value: .object(list), to: root)
    let contents = try UINib(data: Data(builder.archive().encoded()), bundle: nil)
      .instantiateContents(withOwner: nil)
    #expect(contents.count == 2)
    #expect(contents.first as? UIView === contents.last as? UIView)
  }
}
