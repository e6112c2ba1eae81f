import Foundation
import NibArchive

/// Fills the tables of a template from its archive: first what each object is, then what its values mean.
struct NibResolver {
  private let template: NibTemplate
  private let archive: NibArchive
  private let strings: [String: String]
  /// The key of every entry of the archive's key table.
  private let keys: [NibKey]
  /// What the archive's class names stand for, filled as objects need them.
  private var entries: [NibStandardClasses.Entry?]
  /// Place of a class in the template's list, by its name in the nib.
  private var classSlots: [String: UInt32] = [:]
  /// What custom class names stand for, so that one that is missing is reported once.
  private var swapped: [String: NibClass?] = [:]
  private var proxySlots: [String: UInt32]
  private var numbers: [Double] = []
  // Scratch, kept between objects.
  private var middle: [(value: NibValue, key: UInt32)] = []
  private var own: [(value: NibValue, key: UInt32)] = []

  init(_ template: NibTemplate, strings: [String: String]) {
    self.template = template
    archive = template.archive
    self.strings = strings
    keys = NibKey.table(for: template.archive)
    entries = Array(repeating: nil, count: template.archive.classNames.count)
    proxySlots = [:]
    for (slot, name) in template.proxyIdentifiers.enumerated() { proxySlots[name] = UInt32(slot) }
  }

  /// Whether the root has the list of top-level objects that every nib for iOS has.
  var isNib: Bool { archive.values(of: 0).contains { keys[Int($0.key)] == .nibTopLevelObjectsKey } }

  mutating func resolve() {
    template.keyIndexes = Array(repeating: 0, count: template.poolCount)
    for index in 0..<template.recordCount {
      template.records[index] = record(of: index)
    }
    for index in 0..<template.recordCount { fill(index) }
    template.setNumbers(numbers)
  }

  // MARK: Objects

  private mutating func record(of index: Int) -> NibTemplate.Record {
    let object = archive.objects[index]
    let end = object.firstValue + object.valueCount
    var record = NibTemplate.Record(
      kind: .helper, isView: false, classIndex: 0, slot: 0, first: object.firstValue,
      viewEnd: object.firstValue,
      middleEnd: object.firstValue, end: end)
    switch entry(object.classIndex, for: index) {
    case .helper: break
    case .string:
      record.kind = .string
      record.slot = UInt32(template.strings.count)
      record.end = record.first
      template.strings.append(text(of: index))
    case .number:
      record.kind = .number
      record.end = record.first
    case .collection:
      record.kind = .collection
    case .proxy:
      record.kind = .proxy
      record.slot = proxySlot(text(under: .proxiedObjectIdentifier, of: index) ?? "")
    case .shared(let make):
      setShared(&record, index, NibClass(sharing: make, name: archive.className(Int(object.classIndex))))
    case .type(let type):
      let name = archive.className(Int(object.classIndex))
      if let known = NibClass(decodable: type, name: name, isCustom: false) { set(&record, index, known) }
    case .customObject:
      set(
        &record, index,
        NibClass(name: "NSObject", type: NSObject.self, maker: .plain { NSObject() }, isCustom: false))
    case .swapper:
      if let swapped = swappedClass(of: index) { set(&record, index, swapped) }
    }
    return record
  }

  private mutating func set(_ record: inout NibTemplate.Record, _ index: Int, _ known: NibClass) {
    if known.type is any NibShareable.Type, !known.isCustom { return setShared(&record, index, known) }
    if case .plain = known.maker { record.kind = .custom } else { record.kind = .object }
    record.isView = known.isView
    record.classIndex = slot(of: known)
  }

  private mutating func setShared(_ record: inout NibTemplate.Record, _ index: Int, _ known: NibClass) {
    record.kind = .shared
    record.slot = UInt32(template.shared.count)
    record.classIndex = slot(of: known)
    template.shared.append(nil)
    template.sharedIndexes.append(UInt32(index))
  }

  /// A shared object that a collection is read as.
  private mutating func sharedSlot(
    reading value: NibValue, by read: @escaping (NibValue, NibCoder) -> AnyObject?
  ) -> UInt32 {
    let slot = UInt32(template.shared.count)
    template.shared.append(nil)
    template.sharedIndexes.append(value.reference)
    template.sharedReaders[slot] = { read(value, $0) }
    return slot
  }

  private mutating func slot(of known: NibClass) -> UInt32 {
    let key = known.isCustom ? "custom " + known.name : known.name
    if let slot = classSlots[key] { return slot }
    let slot = UInt32(template.classes.count)
    template.classes.append(known)
    classSlots[key] = slot
    return slot
  }

  private mutating func proxySlot(_ identifier: String) -> UInt32 {
    if let slot = proxySlots[identifier] { return slot }
    let slot = UInt32(template.proxyIdentifiers.count)
    template.proxyIdentifiers.append(identifier)
    proxySlots[identifier] = slot
    return slot
  }

  // MARK: Classes

  /// What the class at `classIndex` of the archive stands for: itself, a fallback, or what its keys look like.
  private mutating func entry(_ classIndex: UInt32, for index: Int) -> NibStandardClasses.Entry {
    let classIndex = Int(classIndex)
    if let entry = entries[classIndex] { return entry }
    let entry = foundEntry(classIndex) ?? substitute(for: archive.className(classIndex), of: index)
    entries[classIndex] = entry
    return entry
  }

  private func foundEntry(_ classIndex: Int) -> NibStandardClasses.Entry? {
    var next: Int? = classIndex
    // A chain of fallbacks is acyclic in a validated archive, and no longer than the table.
    while let current = next {
      let entry = archive.withBytes(of: archive.classNames[current].name) {
        NibStandardClasses.entry(named: $0)
      }
      if let entry { return entry }
      next = archive.fallbackIndexes[archive.classNames[current].fallbacks].first.map { Int($0) }
    }
    return nil
  }

  private func substitute(for name: String, of index: Int) -> NibStandardClasses.Entry {
    let looksLikeView = archive.values(of: index).contains {
      let key = keys[Int($0.key)]
      return key == .bounds || key == .center || key == .subviews || key == .deepDrawRect
    }
    NibLog.write(
      "Unknown class \(name) in nib \(template.name): \(looksLikeView ? "UIView" : "NSObject") takes its place."
    )
    return looksLikeView ? .type(UIView.self) : .customObject
  }

  /// The custom class that a swapper names; where it doesn't exist, with one line in the log, the original one.
  private mutating func swappedClass(of index: Int) -> NibClass? {
    let original = text(under: .originalClassName, of: index) ?? "UIView"
    let name = text(under: .className, of: index) ?? original
    if let known = swapped[name] { return known }
    let found = customClass(named: name, original: original, of: index)
    swapped[name] = found
    return found
  }

  private mutating func customClass(named name: String, original: String, of index: Int) -> NibClass? {
    let standard = Array(original.utf8).withUnsafeBytes { NibStandardClasses.entry(named: $0) }
    if let custom = NibClassFinder.type(named: name) {
      if case .customObject = standard {
        if let made = NibClass(customObject: custom, name: name) { return made }
        NibLog.write(
          """
          Class \(name) in nib \(template.name) has no initializer that can be found: list one in its \
          nibConnections. NSObject takes its place.
          """)
        return NibClass(name: original, type: NSObject.self, maker: .plain { NSObject() }, isCustom: false)
      }
      if let made = NibClass(decodable: custom, name: name, isCustom: true), fits(custom, standard) {
        return made
      }
    }
    NibLog.write(
      "Unknown class \(name) in Interface Builder file \(template.name): \(original) takes its place.")
    switch standard {
    case .type(let type): return NibClass(decodable: type, name: original, isCustom: false)
    case .customObject:
      return NibClass(name: original, type: NSObject.self, maker: .plain { NSObject() }, isCustom: false)
    default:
      guard case .type(let type) = substitute(for: original, of: index) else { return nil }
      return NibClass(decodable: type, name: original, isCustom: false)
    }
  }

  /// Whether objects of the custom class can stand where the nib has one of the original class: a view for a view.
  private func fits(_ custom: AnyClass, _ standard: NibStandardClasses.Entry?) -> Bool {
    guard case .type(let type) = standard, type is UIView.Type else { return true }
    return custom is UIView.Type
  }

  // MARK: Values

  private mutating func fill(_ index: Int) {
    let object = archive.objects[index]
    var record = template.records[index]
    guard record.kind != .string, record.kind != .number else { return }
    var next = record.first
    middle.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
    let hasMiddle =
      record.isView && template.classes[Int(record.classIndex)].hasMiddleLevel
    for stored in archive.values(of: index) {
      let key = keys[Int(stored.key)]
      let value = resolved(stored, key)
      let level: NibTemplate.Level = record.isView ? key.level : .own
      switch level {
      case .view: put(value, stored.key, &next)
      case .middle where hasMiddle: middle.append((value, stored.key))
      default: own.append((value, stored.key))
      }
    }
    record.viewEnd = next
    for (value, key) in middle { put(value, key, &next) }
    record.middleEnd = next
    if record.kind == .collection, own.first?.value.key == .nsInlinedValue {
      next += 1; record.middleEnd = next; own.removeFirst()
    }
    for (value, key) in own { put(value, key, &next) }
    record.end = next
    template.records[index] = record
    assert(next == object.firstValue + object.valueCount)
  }

  private func put(_ value: NibValue, _ key: UInt32, _ next: inout UInt32) {
    template.pool[Int(next)] = value
    template.keyIndexes[Int(next)] = key
    next += 1
  }

  private mutating func resolved(_ stored: NibArchive.Value, _ key: NibKey) -> NibValue {
    func plain(_ tag: NibValue.Tag, _ bits: UInt64, reference: UInt32 = NibValue.noReference) -> NibValue {
      NibValue(key: key, tag: tag, reference: reference, bits: bits)
    }
    switch stored.payload {
    case .int8(let number): return plain(.int, UInt64(bitPattern: Int64(number)))
    case .int16(let number): return plain(.int, UInt64(bitPattern: Int64(number)))
    case .int32(let number): return plain(.int, UInt64(bitPattern: Int64(number)))
    case .int64(let number): return plain(.int, UInt64(bitPattern: number))
    case .bool(let bool): return plain(.bool, bool ? 1 : 0)
    case .float(let number): return plain(.double, Double(number).bitPattern)
    case .double(let number): return plain(.double, number.bitPattern)
    case .null: return plain(.null, 0)
    case .data(let range):
      if !key.holdsRawData, let geometry = archive.geometry(in: range) {
        let numbers = (0..<geometry.count).map { geometry[$0] }
        return plain(.geometry, pooled(numbers))
      }
      return plain(.data, UInt64(range.start) | UInt64(range.count) << 32)
    case .object(let reference):
      let record = template.records[Int(reference)]
      switch record.kind {
      case .string:
        if key == .viewContentHuggingPriority || key == .viewContentCompressionResistancePriority,
          let pair = NibGeometry.numbers(in: template.strings[Int(record.slot)], count: 2)
        {
          return plain(.geometry, pooled(pair), reference: reference)
        }
        return plain(.string, UInt64(record.slot), reference: reference)
      case .number:
        let (tag, bits) = number(of: Int(reference))
        return plain(tag, bits, reference: reference)
      case .shared: return plain(.shared, UInt64(record.slot), reference: reference)
      case .collection:
        let value = plain(.object, 0, reference: reference)
        guard let read = NibStandardClasses.reader(ofCollectionUnder: key) else { return value }
        return plain(.shared, UInt64(sharedSlot(reading: value, by: read)), reference: reference)
      default: return plain(.object, 0, reference: reference)
      }
    }
  }

  private mutating func pooled(_ numbers: [Double]) -> UInt64 {
    defer { self.numbers += numbers }
    return UInt64(self.numbers.count) | UInt64(numbers.count) << 32
  }

  private func number(of index: Int) -> (NibValue.Tag, UInt64) {
    for value in archive.values(of: index) {
      if let integer = value.payload.integer { return (.int, UInt64(bitPattern: integer)) }
      switch value.payload {
      case .double(let number): return (.double, number.bitPattern)
      case .float(let number): return (.double, Double(number).bitPattern)
      case .bool(let bool): return (.int, bool ? 1 : 0)
      default: continue
      }
    }
    return (.int, 0)
  }

  // MARK: Text

  /// The text of a string object; of a localizable one, what the strings file of the language has.
  private func text(of index: Int) -> String {
    if !strings.isEmpty, let key = text(under: .nsKey, of: index), let translated = strings[key] {
      return translated
    }
    for value in archive.values(of: index) where keys[Int(value.key)] == .nsBytes {
      if case .data(let range) = value.payload { return archive.string(in: range) }
    }
    return text(under: .nsDev, of: index) ?? ""
  }

  /// The text of the string object that `index` refers to under `key`.
  private func text(under key: NibKey, of index: Int) -> String? {
    for value in archive.values(of: index) where keys[Int(value.key)] == key {
      guard case .object(let reference) = value.payload else { continue }
      for inner in archive.values(of: Int(reference)) where keys[Int(inner.key)] == .nsBytes {
        if case .data(let range) = inner.payload { return archive.string(in: range) }
      }
    }
    return nil
  }
}

extension NibKey {
  /// Whether data under the key is bytes, even if they look like geometry.
  fileprivate var holdsRawData: Bool {
    switch self {
    case .nsBytes, .archiveData, .nsRGB, .nsWhite, .nsAttributeInfo: true
    default: false
    }
  }
}
