import Foundation
import NibArchive

/// Makes the tables of a template from its archive: first what each object is, then what its values mean.
struct NibResolver {
  let archive: NibArchive
  /// The nib's name, for messages.
  private let name: String
  let records: UnsafeMutablePointer<NibTemplate.Record>
  let pool: UnsafeMutablePointer<NibValue>
  let translations: [String: String]
  /// The key of every entry of the archive's key table.
  let keys: [NibKey]
  /// Which class between UIView and its leaves reads each of them.
  let levels: [NibTemplate.Level]

  // The tables, for the template.
  var numbers: [Double] = []
  var strings: [String] = []
  private(set) var classes: [NibClass] = []
  var sharedSources: [NibTemplate.SharedSource] = []
  private(set) var proxyIdentifiers = ["IBFilesOwner", "IBFirstResponder"]
  var unknownKeys: [Int: String] = [:]
  private(set) var madeCount = 0

  /// What the archive's class names stand for, filled as objects need them.
  private var meanings: [Meaning?]
  /// What custom class names stand for, so that one that is missing is reported once.
  private var swapped: [String: Meaning] = [:]
  /// Place in ``numbers`` of the pair that a string spells, by slot of the string.
  var pairs: [UInt32: UInt64] = [:]

  /// What a class name stands for, with its place in the list of classes.
  private struct Meaning {
    var kind: NibTemplate.Kind
    /// Whether the objects' values name their class.
    var isSwapper = false
    var isCustom = false
    var classIndex: UInt32 = 0
    var viewType: UnsafeRawPointer?
    var hasMiddleLevel = false
  }

  init(
    _ archive: NibArchive, name: String, records: UnsafeMutablePointer<NibTemplate.Record>,
    pool: UnsafeMutablePointer<NibValue>, strings: [String: String]
  ) {
    self.archive = archive
    self.name = name
    self.records = records
    self.pool = pool
    translations = strings
    keys = NibKey.table(for: archive)
    levels = keys.map(\.level)
    meanings = Array(repeating: nil, count: archive.classNames.count)
  }

  /// Whether the root has the list of top-level objects that every nib for iOS has.
  var isNib: Bool { archive.values(of: 0).contains { keys[Int($0.key)] == .nibTopLevelObjectsKey } }

  mutating func resolve() {
    numbers.reserveCapacity(archive.values.count)
    strings.reserveCapacity(archive.objects.count)
    classes.reserveCapacity(archive.classNames.count)
    for index in archive.objects.indices { (records + index).initialize(to: record(of: index)) }
    for index in archive.objects.indices { fill(index) }
  }

  // MARK: Objects

  private mutating func record(of index: Int) -> NibTemplate.Record {
    let object = archive.objects[index]
    var meaning = meaning(ofClass: Int(object.classIndex), for: index)
    if meaning.isSwapper { meaning = swappedMeaning(of: index) }
    var record = NibTemplate.Record(
      kind: meaning.kind, isCustom: meaning.isCustom, classIndex: meaning.classIndex,
      first: object.firstValue,
      viewEnd: object.firstValue, middleEnd: object.firstValue, end: object.firstValue + object.valueCount,
      viewType: meaning.viewType)
    record.hasMiddleLevel = meaning.hasMiddleLevel
    switch meaning.kind {
    case .view, .constraint, .object, .custom:
      record.slot = UInt32(madeCount)
      madeCount += 1
    case .shared:
      record.slot = UInt32(sharedSources.count)
      sharedSources.append(NibTemplate.SharedSource(index: index, read: nil))
    case .string:
      record.slot = UInt32(strings.count)
      record.end = record.first
      strings.append(text(of: index))
    case .number: record.end = record.first
    case .proxy: record.slot = proxySlot(text(under: .proxiedObjectIdentifier, of: index) ?? "")
    case .collection, .helper: break
    }
    return record
  }

  private mutating func proxySlot(_ identifier: String) -> UInt32 {
    if let slot = proxyIdentifiers.firstIndex(of: identifier) { return UInt32(slot) }
    proxyIdentifiers.append(identifier)
    return UInt32(proxyIdentifiers.count - 1)
  }

  // MARK: Classes

  /// What the class at `classIndex` of the archive stands for: itself, a fallback, or what its keys look like.
  private mutating func meaning(ofClass classIndex: Int, for index: Int) -> Meaning {
    if let meaning = meanings[classIndex] { return meaning }
    let entry = entry(ofClass: classIndex) ?? substitute(for: archive.className(classIndex), of: index)
    let meaning = meaning(of: entry)
    meanings[classIndex] = meaning
    return meaning
  }

  private func entry(ofClass classIndex: Int) -> NibStandardClasses.Entry? {
    var next: Int? = classIndex
    // A chain of fallbacks is acyclic in a validated archive.
    while let current = next {
      let entry = archive.withBytes(of: archive.classNames[current].name) {
        NibStandardClasses.entry(named: $0)
      }
      if let entry { return entry }
      next = archive.fallbackIndexes[archive.classNames[current].fallbacks].first.map { Int($0) }
    }
    return nil
  }

  private mutating func meaning(of entry: NibStandardClasses.Entry) -> Meaning {
    switch entry {
    case .string: Meaning(kind: .string)
    case .number: Meaning(kind: .number)
    case .collection: Meaning(kind: .collection)
    case .proxy: Meaning(kind: .proxy)
    case .swapper: Meaning(kind: .helper, isSwapper: true)
    case .helper: Meaning(kind: .helper)
    case .customObject: meaning(of: .plainObject)
    case .known(let known): meaning(of: known)
    }
  }

  private mutating func meaning(of known: NibClass) -> Meaning {
    var meaning = Meaning(
      kind: known.kind, isCustom: known.isCustom, classIndex: UInt32(classes.count))
    classes.append(known)
    if case .view(let type) = known.maker {
      meaning.viewType = unsafeBitCast(type, to: UnsafeRawPointer.self)
      meaning.hasMiddleLevel = known.hasMiddleLevel
    }
    return meaning
  }

  private func substitute(for className: String, of index: Int) -> NibStandardClasses.Entry {
    let looksLikeView = archive.values(of: index).contains {
      let key = keys[Int($0.key)]
      return key == .bounds || key == .center || key == .subviews || key == .deepDrawRect
    }
    NibLog.write(
      "Unknown class \(className) in nib \(name): \(looksLikeView ? "UIView" : "NSObject") takes its place.")
    return looksLikeView ? .known(.plainView) : .customObject
  }

  /// What a swapper stands for: the custom class that it names; where that doesn't exist, with one line in the log,
  /// the original one.
  private mutating func swappedMeaning(of index: Int) -> Meaning {
    let original = text(under: .originalClassName, of: index) ?? "UIView"
    let className = text(under: .className, of: index) ?? original
    if let known = swapped[className] { return known }
    let standard = Array(original.utf8).withUnsafeBytes { NibStandardClasses.entry(named: $0) }
    let found: Meaning
    if let custom = customClass(named: className, for: standard) {
      found = meaning(of: custom)
    } else {
      NibLog.write(
        "Unknown class \(className) in Interface Builder file \(name): \(original) takes its place.")
      found = meaning(of: standard ?? substitute(for: original, of: index))
    }
    swapped[className] = found
    return found
  }

  /// The custom class called `className`, if it exists and its objects can stand where the nib has one of the
  /// original class: a view for a view.
  private func customClass(named className: String, for standard: NibStandardClasses.Entry?) -> NibClass? {
    guard let type = NibClassFinder.type(named: className) else { return nil }
    switch standard {
    case .customObject: return NibClass(customObject: type, name: className)
    case .known(let original) where original.kind == .view && !(type is UIView.Type): return nil
    case .known(let original) where original.kind == .constraint && !(type is NSLayoutConstraint.Type):
      return nil
    default: return NibClass(decodable: type, name: className, isCustom: true)
    }
  }
}
