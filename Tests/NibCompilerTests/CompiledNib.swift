import NibArchive
import NibCompiler
import Testing

/// A compiled document and a way to look into it.
struct CompiledNib {
  let archive: NibArchive
  let diagnostics: [Diagnostic]
  let coverage: Coverage

  /// Compiles a document made of top-level `objects` and, where given, further children of the root element.
  init(
    _ objects: String, document attributes: String = Self.modern, rest: String = "",
    options: NibCompiler.Options = NibCompiler.Options()
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(objects)
        </objects>
        \(rest)
      </document>
      """
    let output = try NibCompiler.compile(xib: Array(text.utf8), file: "Test.xib", options: options)
    archive = try #require(output.archive)
    diagnostics = output.diagnostics
    coverage = output.coverage
  }

  static let modern =
    #"toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" "#
    + #"useSafeAreas="YES" colorMatched="YES""#

  /// The objects of a class, in archive order.
  func objects(_ className: String) -> [Object] {
    archive.objects.indices.filter { archive.className(ofObject: $0) == className }.map {
      Object(index: $0, archive: archive)
    }
  }

  /// The only object of a class.
  func object(_ className: String) throws -> Object {
    let all = objects(className)
    try #require(all.count == 1, "\(all.count) objects of class \(className)")
    return all[0]
  }

  /// The root object.
  var root: Object { Object(index: 0, archive: archive) }

  /// An object of the archive with its values by key.
  struct Object: Equatable {
    let index: Int
    let archive: NibArchive

    static func == (left: Object, right: Object) -> Bool { left.index == right.index }

    var className: String { archive.className(ofObject: index) }

    var keys: [String] { archive.values(of: index).map { archive.keyName(Int($0.key)) } }

    private func payload(_ key: String) -> NibArchive.Payload? {
      archive.values(of: index).first { archive.keyName(Int($0.key)) == key }?.payload
    }

    func has(_ key: String) -> Bool { payload(key) != nil }

    func isNull(_ key: String) -> Bool { payload(key) == .null }

    func integer(_ key: String) -> Int? { payload(key)?.integer.map { Int($0) } }

    func bool(_ key: String) -> Bool? {
      if case .bool(let value)? = payload(key) { value } else { nil }
    }

    func double(_ key: String) -> Double? {
      switch payload(key) {
      case .double(let value): value
      case .float(let value): Double(value)
      default: nil
      }
    }

    func geometry(_ key: String) -> [Double]? {
      guard case .data(let range)? = payload(key), let geometry = archive.geometry(in: range) else {
        return nil
      }
      return (0..<geometry.count).map { geometry[$0] }
    }

    /// Data as text.
    func text(_ key: String) -> String? {
      if case .data(let range)? = payload(key) { archive.string(in: range) } else { nil }
    }

    func object(_ key: String) -> Object? {
      guard case .object(let index)? = payload(key) else { return nil }
      return Object(index: Int(index), archive: archive)
    }

    func bytes(_ key: String) -> [UInt8]? {
      if case .data(let range)? = payload(key) { archive.withBytes(of: range) { Array($0) } } else { nil }
    }

    /// The characters of a string object.
    func string(_ key: String) -> String? { object(key)?.text("NS.bytes") }

    /// A number object's value.
    func number(_ key: String) -> Double? { object(key)?.number }

    var number: Double? { integer("NS.intval").map(Double.init) ?? double("NS.dblval") }

    /// The elements of a collection, inlined or numbered.
    var elements: [Object] {
      archive.values(of: index).compactMap { value in
        if case .object(let index) = value.payload {
          Object(index: Int(index), archive: archive)
        } else {
          nil
        }
      }
    }

    func elements(_ key: String) -> [Object] { object(key)?.elements ?? [] }
  }
}
