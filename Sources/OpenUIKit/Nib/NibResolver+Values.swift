import Foundation
import NibArchive

extension NibResolver {
  /// Puts the values of the object at `index` into the pool; those of a view by the level of the class that reads
  /// them, its constraints last on UIView's: they are about its subviews and its guides.
  mutating func fill(_ index: Int) {
    let record = records + index
    let places = Int(record.pointee.first)..<Int(record.pointee.end)
    switch record.pointee.kind {
    case .string, .number: break
    case .view: fillView(record, places)
    default:
      var next = places.lowerBound
      for place in places { put(place, at: &next) }
      // The flag that elements follow isn't one.
      if record.pointee.kind == .collection, let first = places.first, pool[first].key == .nsInlinedValue {
        record.pointee.viewEnd += 1
        record.pointee.middleEnd += 1
      }
    }
  }

  private mutating func fillView(
    _ record: UnsafeMutablePointer<NibTemplate.Record>, _ places: Range<Int>
  ) {
    var next = places.lowerBound
    var constraints: Int?
    for place in places {
      let key = Int(archive.values[place].key)
      guard levels[key] == .view else { continue }
      if keys[key] == .viewAutolayoutConstraints, constraints == nil {
        constraints = place
      } else {
        put(place, at: &next)
      }
    }
    if let constraints { put(constraints, at: &next) }
    record.pointee.viewEnd = UInt32(next)
    if record.pointee.hasMiddleLevel {
      for place in places where levels[Int(archive.values[place].key)] == .middle { put(place, at: &next) }
    }
    record.pointee.middleEnd = UInt32(next)
    for place in places {
      switch levels[Int(archive.values[place].key)] {
      case .own: put(place, at: &next)
      case .middle where !record.pointee.hasMiddleLevel: put(place, at: &next)
      default: break
      }
    }
  }

  /// Resolves the archive's value at `place` into the pool at `next`.
  private mutating func put(_ place: Int, at next: inout Int) {
    let stored = archive.values[place]
    let key = keys[Int(stored.key)]
    if key == .unknown { unknownKeys[next] = archive.keyName(Int(stored.key)) }
    (pool + next).initialize(to: resolved(stored.payload, key))
    next += 1
  }

  private mutating func resolved(_ payload: NibArchive.Payload, _ key: NibKey) -> NibValue {
    switch payload {
    case .int8(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int16(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int32(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int64(let number): NibValue(key, .int, UInt64(bitPattern: number))
    case .bool(let bool): NibValue(key, .bool, bool ? 1 : 0)
    case .float(let number): NibValue(key, .double, Double(number).bitPattern)
    case .double(let number): NibValue(key, .double, number.bitPattern)
    case .null: NibValue(key, .null, 0)
    case .data(let range): data(range, key)
    case .object(let reference):
      reference < archive.objects.count ? object(reference, key) : NibValue(key, .null, 0)
    }
  }

  private mutating func data(_ range: NibArchive.ByteRange, _ key: NibKey) -> NibValue {
    if !key.holdsRawData, let geometry = archive.geometry(in: range) {
      let start = numbers.count
      for index in 0..<geometry.count {
        // What is no finite number is 0: bytes of a nib are anybody's.
        numbers.append(geometry[index].isFinite ? geometry[index] : 0)
      }
      return NibValue(key, .geometry, UInt64(start) | UInt64(geometry.count) << 32)
    }
    return NibValue(key, .data, UInt64(range.start) | UInt64(range.count) << 32)
  }

  private mutating func object(_ reference: UInt32, _ key: NibKey) -> NibValue {
    let record = records + Int(reference)
    let slot = record.pointee.slot
    switch record.pointee.kind {
    case .string:
      if key == .viewContentHuggingPriority || key == .viewContentCompressionResistancePriority,
        let pair = pair(slot)
      {
        return NibValue(key, .geometry, pair, reference)
      }
      return NibValue(key, .string, UInt64(slot), reference)
    case .number:
      let (tag, bits) = number(Int(reference))
      return NibValue(key, tag, bits, reference)
    case .shared: return NibValue(key, .shared, UInt64(slot), reference)
    case .collection:
      let value = NibValue(key, .object, 0, reference)
      guard let read = NibStandardClasses.reader(ofCollectionUnder: key) else { return value }
      sharedSources.append(NibTemplate.SharedSource(index: Int(reference)) { read(value, $0) })
      return NibValue(key, .shared, UInt64(sharedSources.count - 1), reference)
    default: return NibValue(key, .object, 0, reference)
    }
  }

  /// Where the two numbers are that the string in `slot` spells; read once, as many views share a string.
  private mutating func pair(_ slot: UInt32) -> UInt64? {
    if let known = pairs[slot] { return known }
    guard let pair = NibGeometry.numbers(in: strings[Int(slot)], count: 2) else { return nil }
    let place = UInt64(numbers.count) | 2 << 32
    numbers += pair
    pairs[slot] = place
    return place
  }

  private func number(_ index: Int) -> (NibValue.Tag, UInt64) {
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
  func text(of index: Int) -> String {
    if !translations.isEmpty, let key = text(under: .nsKey, of: index), let translated = translations[key] {
      return translated
    }
    return bytes(of: index) ?? text(under: .nsDev, of: index) ?? ""
  }

  /// The text of the string object that `index` refers to under `key`.
  func text(under key: NibKey, of index: Int) -> String? {
    for value in archive.values(of: index) where keys[Int(value.key)] == key {
      if case .object(let reference) = value.payload, let text = bytes(of: Int(reference)) { return text }
    }
    return nil
  }

  private func bytes(of index: Int) -> String? {
    for value in archive.values(of: index) where keys[Int(value.key)] == .nsBytes {
      if case .data(let range) = value.payload { return archive.string(in: range) }
    }
    return nil
  }
}

extension NibValue {
  fileprivate init(_ key: NibKey, _ tag: Tag, _ bits: UInt64, _ reference: UInt32 = NibValue.noReference) {
    self.init(key: key, tag: tag, reference: reference, bits: bits)
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
