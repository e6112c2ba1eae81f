import Foundation
import NibArchive

/// Makes the tables of a template from its archive: first what each object is, then what its values mean.
///
/// It works over the archive's tables where they lie; every index in them was checked when they were decoded.
///
/// An object, as handing a value of so many fields to its own functions copies them each time.
final class NibResolver {
  /// The nib's name, for messages.
  let name: String
  let records: UnsafeMutablePointer<NibTemplate.Record>
  let pool: UnsafeMutablePointer<NibValue>
  let translations: [String: String]
  private let bytes: UnsafeRawBufferPointer
  let objects: UnsafeBufferPointer<NibArchive.Object>
  let values: UnsafeBufferPointer<NibArchive.Value>
  let classNames: UnsafeBufferPointer<NibArchive.ClassName>
  let fallbacks: UnsafeBufferPointer<UInt32>
  private let keyNames: UnsafeBufferPointer<NibArchive.ByteRange>
  /// What the entries of the archive's key table mean.
  let keys: UnsafeBufferPointer<NibKey.Meaning>
  /// What the archive's class names stand for, filled as objects need them.
  let meanings: UnsafeMutableBufferPointer<Meaning?>

  @exclusivity(unchecked) var tables = NibTemplate.ResolvedTables()
  /// The list of all objects, which nobody reads to get at one of them.
  @exclusivity(unchecked) var objectsList: Int?
  /// Collections that objects of custom classes refer to: these may read them as often as they like.
  @exclusivity(unchecked) var customCollections: [Int] = []

  /// What the swapper before stands for: mostly the next one names the same.
  @exclusivity(unchecked) var lastSwap: Swap?
  /// What other custom classes stand for, so that one that is missing is reported once.
  @exclusivity(unchecked) var swapped: [SwappedNames: Meaning] = [:]
  /// The names of unknown keys, by index in the archive's table.
  @exclusivity(unchecked) private var unknownNames: [UInt32: String] = [:]

  struct Swap {
    let classNameIndex: UInt32?
    let originalIndex: UInt32?
    let names: SwappedNames
    let meaning: Meaning
  }

  /// A custom class and what its element is without it: where the class is missing, that differs by element.
  struct SwappedNames: Hashable {
    let className: String
    let original: String
  }

  /// What a class name stands for, with its place in the list of classes.
  struct Meaning: BitwiseCopyable {
    var kind: NibTemplate.Kind
    /// Whether the objects' values name their class.
    var isSwapper = false
    var isCustom = false
    var hasMiddleLevel = false
    /// Whether the elements of a collection are keys and values by turns.
    var isDictionary = false
    var classIndex: UInt32 = 0
    var viewType: UnsafeRawPointer?
    var known: NibTemplate.KnownClass?
    var isLabel = false
  }

  /// The tables of `archive`, with one record and one resolved value in memory for each archived one; nil, and
  /// nothing in memory, if the root has no list of top-level objects, as every nib for iOS has.
  static func resolve(
    _ archive: borrowing NibArchive, name: String, records: UnsafeMutablePointer<NibTemplate.Record>,
    pool: UnsafeMutablePointer<NibValue>, strings: [String: String]
  ) -> NibTemplate.ResolvedTables? {
    let classCount = archive.classNames.count
    return archive.keys.withUnsafeBufferPointer { keyNames in
      archive.classNames.withUnsafeBufferPointer { classNames in
        archive.fallbackIndexes.withUnsafeBufferPointer { fallbacks in
          archive.objects.withUnsafeBufferPointer { objects in
            archive.values.withUnsafeBufferPointer { values in
              archive.bytes.withUnsafeBytes { bytes in
                withUnsafeTemporaryAllocation(of: NibKey.Meaning.self, capacity: keyNames.count) { keys in
                  withUnsafeTemporaryAllocation(of: Meaning?.self, capacity: classCount) { meanings in
                    NibKey.fill(keys, for: keyNames, in: bytes)
                    meanings.initialize(repeating: nil)
                    let resolver = NibResolver(
                      name: name, records: records, pool: pool, translations: strings, bytes: bytes,
                      objects: objects, values: values, classNames: classNames, fallbacks: fallbacks,
                      keyNames: keyNames, keys: UnsafeBufferPointer(keys), meanings: meanings)
                    return resolver.isNib ? resolver.resolved() : nil
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private init(
    name: String, records: UnsafeMutablePointer<NibTemplate.Record>, pool: UnsafeMutablePointer<NibValue>,
    translations: [String: String], bytes: UnsafeRawBufferPointer,
    objects: UnsafeBufferPointer<NibArchive.Object>, values: UnsafeBufferPointer<NibArchive.Value>,
    classNames: UnsafeBufferPointer<NibArchive.ClassName>, fallbacks: UnsafeBufferPointer<UInt32>,
    keyNames: UnsafeBufferPointer<NibArchive.ByteRange>, keys: UnsafeBufferPointer<NibKey.Meaning>,
    meanings: UnsafeMutableBufferPointer<Meaning?>
  ) {
    self.name = name
    self.records = records
    self.pool = pool
    self.translations = translations
    self.bytes = bytes
    self.objects = objects
    self.values = values
    self.classNames = classNames
    self.fallbacks = fallbacks
    self.keyNames = keyNames
    self.keys = keys
    self.meanings = meanings
  }

  private var isNib: Bool { objects[0].valueIndexes.contains { key(of: $0) == .nibTopLevelObjectsKey } }

  private func resolved() -> NibTemplate.ResolvedTables {
    tables.numbers.reserve(values.count / 8)
    for index in objects.indices { enter(index) }
    objectsList = listOfObjects
    for index in objects.indices { fill(index) }
    countHiddenUses()
    return tables
  }

  /// The key of the archive's value at `place`.
  @inline(__always) func key(of place: Int) -> NibKey { keys[Int(values[place].key)].key }

  // MARK: Objects

  /// Makes the record of the object at `index`.
  private func enter(_ index: Int) {
    let object = objects[index]
    var meaning = meanings[Int(object.classIndex)] ?? meaning(ofClass: Int(object.classIndex), for: index)
    if meaning.isSwapper { meaning = swappedMeaning(of: index) }
    let record = records + index
    record.initialize(
      to: NibTemplate.Record(
        kind: meaning.kind, isCustom: meaning.isCustom, known: meaning.known,
        hasMiddleLevel: meaning.hasMiddleLevel, isDictionary: meaning.isDictionary,
        classIndex: meaning.classIndex, first: object.firstValue,
        plainEnd: object.firstValue, viewEnd: object.firstValue, middleEnd: object.firstValue,
        end: object.firstValue + object.valueCount, viewType: meaning.viewType))
    switch meaning.kind {
    case .view, .constraint, .object, .custom:
      record.pointee.slot = UInt32(tables.madeCount)
      tables.madeCount += 1
      if meaning.kind == .view {
        record.pointee.state = UInt32(tables.views.count)
        tables.views.append(index)
        if meaning.isLabel {
          record.pointee.ownState = UInt32(tables.labels.count)
          tables.labels.append(index)
        }
      } else if meaning.kind == .constraint {
        record.pointee.state = UInt32(tables.constraints.count)
        tables.constraints.append(index)
      }
    case .shared:
      record.pointee.slot = UInt32(tables.sharedSources.count)
      tables.sharedSources.append(NibTemplate.SharedSource(index: index, read: nil))
    case .string:
      record.pointee.slot = UInt32(tables.strings.count)
      record.pointee.end = object.firstValue
      tables.strings.append(text(of: index))
    case .number: record.pointee.end = object.firstValue
    case .proxy: record.pointee.slot = proxySlot(of: index)
    case .collection, .helper: break
    }
  }

  private func proxySlot(of index: Int) -> UInt32 {
    let reference = reference(under: .proxiedObjectIdentifier, of: index)
    if let range = reference.flatMap({ characters(of: Int($0)) }),
      let slot = NibTemplate.fixedProxies.index(of: characters(range))
    {
      return UInt32(slot)
    }
    let identifier = string(reference) ?? ""
    if let slot = tables.proxyIdentifiers.firstIndex(of: identifier) { return UInt32(slot) }
    tables.proxyIdentifiers.append(identifier)
    return UInt32(tables.proxyIdentifiers.count - 1)
  }

  // MARK: Text

  /// The characters of a name or of data.
  func characters(_ range: NibArchive.ByteRange) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[Int(range.start)..<range.end])
  }

  func text(_ range: NibArchive.ByteRange) -> String {
    String(decoding: characters(range), as: UTF8.self)
  }

  /// The text of a string object; of a localizable one, what the strings file of the language has.
  private func text(of index: Int) -> String {
    if !translations.isEmpty, let key = string(reference(under: .nsKey, of: index)),
      let translated = translations[key]
    {
      return translated
    }
    if let range = characters(of: index) { return text(range) }
    return string(reference(under: .nsDev, of: index)) ?? ""
  }

  /// The first object that `index` refers to under `key` and that has characters.
  func reference(under key: NibKey, of index: Int) -> UInt32? {
    for place in objects[index].valueIndexes where self.key(of: place) == key {
      if case .object(let reference) = values[place].payload, characters(of: Int(reference)) != nil {
        return reference
      }
    }
    return nil
  }

  /// The characters of a string object, as they are in the archive.
  func string(_ index: UInt32?) -> String? {
    guard let index, let range = characters(of: Int(index)) else { return nil }
    return text(range)
  }

  /// Where the characters of a string object are.
  private func characters(of index: Int) -> NibArchive.ByteRange? {
    for place in objects[index].valueIndexes where key(of: place) == .nsBytes {
      if case .data(let range) = values[place].payload { return range }
    }
    return nil
  }

  /// The name of a key that the toolkit doesn't know; made once for all values under it.
  func unknownName(ofKey key: UInt32) -> String {
    if let known = unknownNames[key] { return known }
    let name = text(keyNames[Int(key)])
    unknownNames[key] = name
    return name
  }
}
