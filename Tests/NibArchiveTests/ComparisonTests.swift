import Foundation
import NibArchive
import TestSupport
import Testing

struct ComparisonTests {
  /// A nib of a container with labels, constraints and outlets, that each test writes in its own way.
  private struct Nib {
    var titles = ["one", "two", "three"]
    /// Constants of the constraints label.leading = container.leading + c.
    var constants: [Double] = [8, 16, 24]
    var outlets = ["first", "second", "third"]
    var constraintOrder = [0, 1, 2]
    var outletOrder = [0, 1, 2]
    var subviewOrder = [0, 1, 2]
    var sharesStrings = true
    var writesLabelsFirst = false
    var reversesKeys = false
    var inlinesSets = true
    var tag = NibArchive.Builder.Value.integer(3)
    var nested: [UInt8]?

    func archive() -> NibArchive {
      var builder = NibArchive.Builder()
      var strings: [String: Int] = [:]

      func add(_ name: String, _ values: [(String, NibArchive.Builder.Value)]) -> Int {
        let object = builder.addObject(className: name)
        fill(object, values)
        return object
      }
      func fill(_ object: Int, _ values: [(String, NibArchive.Builder.Value)]) {
        for (key, value) in reversesKeys ? values.reversed() : values {
          builder.append(key: key, value: value, to: object)
        }
      }
      func string(_ text: String) -> NibArchive.Builder.Value {
        if sharesStrings, let object = strings[text] { return .object(object) }
        let object = add("NSString", [("NS.bytes", .data(Array(text.utf8)))])
        strings[text] = object
        return .object(object)
      }
      func list(_ name: String, _ elements: [Int]) -> NibArchive.Builder.Value {
        let object = builder.addObject(className: name)
        builder.append(key: "NSInlinedValue", value: .bool(true), to: object)
        for element in elements {
          builder.append(key: "UINibEncoderEmptyKey", value: .object(element), to: object)
        }
        return .object(object)
      }
      func set(_ elements: [Int]) -> NibArchive.Builder.Value {
        if inlinesSets { return list("NSSet", elements) }
        return .object(
          add("NSSet", elements.enumerated().map { ("NS.object.\($0.offset)", .object($0.element)) }))
      }

      let root = builder.addObject(className: "NSObject")
      func label(_ title: String) -> Int {
        add("UILabel", [("UIText", string(title)), ("UIOpaque", .bool(true))])
      }
      var labels = writesLabelsFirst ? titles.map(label) : []
      let container = builder.addObject(className: "UIView")
      if labels.isEmpty { labels = titles.map(label) }
      let constraints = zip(labels, constants).map { label, constant in
        add(
          "NSLayoutConstraint",
          [
            ("NSFirstItem", .object(label)), ("NSFirstAttribute", .integer(5)),
            ("NSSecondItem", .object(container)), ("NSSecondAttribute", .integer(5)),
            ("NSConstant", .double(constant)),
          ])
      }
      let connections = zip(labels, outlets).map { label, name in
        add(
          "UIRuntimeOutletConnection",
          [("UILabel", string(name)), ("UISource", .object(container)), ("UIDestination", .object(label))])
      }
      let number = add("NSNumber", [("NS.intval", .integer(1))])
      if case .double = tag { _ = number }
      var values: [(String, NibArchive.Builder.Value)] = [
        ("UISubviews", list("NSMutableArray", subviewOrder.filter { $0 < labels.count }.map { labels[$0] })),
        ("UITag", tag),
        ("UISet", set(labels)),
        (
          "UIViewAutolayoutConstraints",
          list("NSMutableArray", constraintOrder.filter { $0 < constraints.count }.map { constraints[$0] })
        ),
        ("UIName", string("one")), ("UIOtherName", string("one")),
      ]
      if let nested { values.append(("archiveData", .data(nested))) }
      fill(container, values)
      fill(
        root,
        [
          ("UINibTopLevelObjectsKey", list("NSArray", [container])),
          ("UINibObjectsKey", list("NSArray", [container] + labels + constraints)),
          (
            "UINibConnectionsKey",
            list("NSArray", outletOrder.filter { $0 < connections.count }.map { connections[$0] })
          ),
        ])
      return builder.archive()
    }
  }

  private func compare(_ change: (inout Nib) -> Void) -> NibArchive.Comparison {
    var nib = Nib()
    change(&nib)
    return NibArchive.Comparison(nib.archive(), Nib().archive())
  }

  @Test func findsAnArchiveEqualToItself() throws {
    let archive = try NibArchive(decoding: TestVector.bytes)
    let comparison = NibArchive.Comparison(archive, archive)
    #expect(comparison.isEqual, "\(comparison)")
    // Root, two proxies, view, connection.
    #expect(comparison.objectsMatched == 5)
    // The root's 7 lists with 3 + 3 + 1 elements; 2 identifiers; the view's 7; the connection's 3; 6 class names.
    #expect(comparison.valuesCompared == 7 + 7 + 2 + 7 + 3 + 6)
    #expect(comparison.valuesEqual == comparison.valuesCompared)
    #expect(comparison.equalShare == 1)
  }

  @Test func ignoresTheOrderOfObjectsAndKeys() {
    #expect(compare { $0.writesLabelsFirst = true }.isEqual)
    #expect(compare { $0.reversesKeys = true }.isEqual)
  }

  @Test func ignoresWhetherEqualStringsAreShared() {
    #expect(compare { $0.sharesStrings = false }.isEqual)
  }

  @Test func ignoresHowASetIsWritten() {
    #expect(compare { $0.inlinesSets = false }.isEqual)
  }

  @Test func ignoresTheOrderOfConstraintsAndConnections() {
    #expect(compare { $0.constraintOrder = [2, 0, 1] }.isEqual)
    #expect(compare { $0.outletOrder = [1, 2, 0] }.isEqual)
  }

  @Test func reportsAnotherValueOnce() {
    let comparison = compare { $0.tag = .integer(4) }
    #expect(comparison.differences.count == 1)
    #expect(comparison.valuesCompared == comparison.valuesEqual + 1)
    let difference = comparison.differences.first
    #expect(difference?.kind == .different)
    #expect(difference?.className == "UIView")
    #expect(difference?.key == "UITag")
    #expect(difference?.ours == "4")
    #expect(difference?.theirs == "3")
    #expect(difference?.path == ".UINibTopLevelObjectsKey[0].UITag")
  }

  @Test func reportsAnotherConstantWithoutLosingTheConstraint() {
    let comparison = compare { $0.constants[1] = 17 }
    #expect(comparison.differences.map(\.key) == ["NSConstant"])
    #expect(comparison.objectsMissing == 0)
  }

  @Test func reportsAMovedSubviewAsAnOrder() {
    let comparison = compare { $0.subviewOrder = [1, 0, 2] }
    #expect(comparison.differences.map(\.key) == ["UISubviews (order)"])
  }

  @Test(arguments: [0, 1, 2]) func keepsOtherPartnersWhenAnObjectIsMissing(index: Int) {
    let comparison = compare {
      $0.titles.remove(at: index)
      $0.constants.remove(at: index)
      $0.outlets.remove(at: index)
    }
    // The label, its constraint, its outlet, and their places in five lists; every other value is equal.
    #expect(comparison.objectsMissing == 3)
    #expect(comparison.objectsExtra == 0)
    #expect(comparison.differences.allSatisfy { $0.kind == .missing }, "\(comparison)")
    #expect(comparison.differences.count == 3 + 3 + 3)
    #expect(comparison.objectsMatched == 1 + 1 + 2 + 2 + 2)
  }

  @Test func ignoresWhetherANumberIsIntegerOrDouble() {
    func archive(_ key: String, _ value: NibArchive.Builder.Value) -> NibArchive {
      var builder = NibArchive.Builder()
      let root = builder.addObject(className: "NSObject")
      let number = builder.addObject(className: "NSNumber")
      builder.append(key: key, value: value, to: number)
      builder.append(key: "UINibTopLevelObjectsKey", value: .object(number), to: root)
      return builder.archive()
    }
    let integer = archive("NS.intval", .integer(1))
    #expect(NibArchive.Comparison(integer, archive("NS.dblval", .double(1))).isEqual)
    #expect(!NibArchive.Comparison(integer, archive("NS.dblval", .double(1.5))).isEqual)
    #expect(!NibArchive.Comparison(integer, archive("NS.intval", .integer(2))).isEqual)
  }

  @Test func tellsStoredTypesApart() {
    #expect(compare { $0.tag = .double(3) }.differences.map(\.key) == ["UITag"])
    #expect(compare { $0.tag = .bool(true) }.differences.map(\.key) == ["UITag"])
  }

  @Test func comparesNibsWithinNibs() {
    var inner = Nib()
    inner.tag = .integer(9)
    var (left, right) = (Nib(), Nib())
    left.nested = inner.archive().encoded()
    inner.reversesKeys = true
    right.nested = inner.archive().encoded()
    #expect(NibArchive.Comparison(left.archive(), right.archive()).isEqual)
    inner.tag = .integer(10)
    right.nested = inner.archive().encoded()
    let comparison = NibArchive.Comparison(left.archive(), right.archive())
    #expect(
      comparison.differences.map(\.path)
        == [".UINibTopLevelObjectsKey[0].archiveData.UINibTopLevelObjectsKey[0].UITag"])
  }

  @Test func groupsDifferencesByClassAndKey() {
    let comparison = compare {
      $0.constants = [9, 17, 24]
      $0.tag = .integer(4)
    }
    #expect(comparison.groups.map(\.key) == ["NSConstant", "UITag"])
    #expect(comparison.groups.map(\.count) == [2, 1])
    let lines = comparison.description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.last == "1 different: UIView UITag  4 instead of 3  (.UINibTopLevelObjectsKey[0].UITag)")
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func findsApplesOwnRebuildsEqual() throws {
    // Two builds of one source differ in the order of everything; where compiler versions differ, in content too.
    var equal = 0
    var files: [String: [NibArchive]] = [:]
    for file in Corpus.files(in: "pairs", withExtension: "nib") where !file.hasDirectoryPath {
      guard let archive = try? NibArchive(decoding: Array(Data(contentsOf: file))) else { continue }
      #expect(NibArchive.Comparison(archive, archive).isEqual, "\(file.path)")
      files[file.deletingLastPathComponent().path, default: []].append(archive)
    }
    var total = 0
    for builds in files.values {
      for build in builds.dropFirst() {
        let comparison = NibArchive.Comparison(builds[0], build)
        total += 1
        if comparison.isEqual { equal += 1 }
        #expect(comparison.equalShare > 0.8, "\(comparison)")
      }
    }
    #expect(total >= 100)
    #expect(equal >= 47)
  }
}
