import Foundation
import NibArchive

extension NibResolver {
  /// Puts the values of the object at `index` into the pool; those of a view by the level of the class that reads
  /// them, its constraints last on UIView's: they are about its subviews and its guides.
  func fill(_ index: Int) {
    let record = records + index
    let places = Int(record.pointee.first)..<Int(record.pointee.end)
    switch record.pointee.kind {
    case .string, .number: break
    case .view: fillView(index, record, places)
    default:
      var next = places.lowerBound
      for place in places { put(place, of: index, at: &next) }
      // The flag that elements follow isn't one.
      if record.pointee.kind == .collection, let first = places.first, pool[first].key == .nsInlinedValue {
        record.pointee.viewEnd += 1
        record.pointee.middleEnd += 1
      }
    }
  }

  private func fillView(
    _ index: Int, _ record: UnsafeMutablePointer<NibTemplate.Record>, _ places: Range<Int>
  ) {
    let hasMiddleLevel = record.pointee.hasMiddleLevel
    var plainCount = 0
    var partCount = 0
    var middleCount = 0
    var constraints: Int?
    for place in places {
      let meaning = keys[Int(values[place].key)]
      switch meaning.level {
      case .view: plainCount += 1
      case .parts:
        partCount += 1
        if meaning.key == .viewAutolayoutConstraints, constraints == nil { constraints = place }
      case .middle: middleCount += hasMiddleLevel ? 1 : 0
      case .own: break
      }
    }
    var plain = places.lowerBound
    var part = plain + plainCount
    var middle = part + partCount
    var own = middle + middleCount
    let last = middle - 1
    record.pointee.plainEnd = UInt32(truncatingIfNeeded: part)
    record.pointee.viewEnd = UInt32(truncatingIfNeeded: middle)
    record.pointee.middleEnd = UInt32(truncatingIfNeeded: own)
    for place in places {
      switch keys[Int(values[place].key)].level {
      case .view: put(place, of: index, at: &plain)
      case .parts where place == constraints:
        var next = last
        put(place, of: index, at: &next)
      case .parts: put(place, of: index, at: &part)
      case .middle where hasMiddleLevel: put(place, of: index, at: &middle)
      case .own, .middle: put(place, of: index, at: &own)
      }
    }
  }

  /// Resolves the archive's value at `place`, of the object at `index`, into the pool at `next`.
  @inline(__always) private func put(_ place: Int, of index: Int, at next: inout Int) {
    let stored = values[place]
    let meaning = keys[Int(stored.key)]
    if meaning.key == .unknown { tables.unknownKeys[next] = unknownName(ofKey: stored.key) }
    let value = resolved(stored.payload, meaning)
    if value.tag == .object { countUse(of: value.reference, by: index, under: meaning.key) }
    (pool + next).initialize(to: value)
    next &+= 1
  }

  @inline(__always) private func resolved(
    _ payload: NibArchive.Payload, _ meaning: NibKey.Meaning
  ) -> NibValue {
    let key = meaning.key
    return switch payload {
    case .int8(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int16(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int32(let number): NibValue(key, .int, UInt64(bitPattern: Int64(number)))
    case .int64(let number): NibValue(key, .int, UInt64(bitPattern: number))
    case .bool(let bool): NibValue(key, .bool, bool ? 1 : 0)
    case .float(let number): NibValue(key, .double, Double(number).bitPattern)
    case .double(let number): NibValue(key, .double, number.bitPattern)
    case .null: NibValue(key, .null, 0)
    case .data(let range): data(range, meaning)
    case .object(let reference): object(reference, meaning)
    }
  }

  private func data(_ range: NibArchive.ByteRange, _ meaning: NibKey.Meaning) -> NibValue {
    if meaning.use != .rawData, let geometry = NibArchive.PackedGeometry(characters(range)) {
      let start = tables.numbers.count
      for index in 0..<geometry.count {
        let number = geometry[index]
        // What is no finite number is 0: bytes of a nib are anybody's.
        tables.numbers.append(number.isFinite ? number : 0)
      }
      return NibValue(meaning.key, .geometry, UInt64(start) | UInt64(geometry.count) << 32)
    }
    return NibValue(meaning.key, .data, UInt64(range.start) | UInt64(range.count) << 32)
  }

  private func object(_ reference: UInt32, _ meaning: NibKey.Meaning) -> NibValue {
    let key = meaning.key
    let record = records + Int(reference)
    let slot = record.pointee.slot
    switch record.pointee.kind {
    case .string:
      if meaning.use == .priorities, let pair = pair(record) {
        return NibValue(key, .geometry, pair, reference)
      }
      return NibValue(key, .string, UInt64(slot), reference)
    case .number:
      let (tag, bits) = number(Int(reference))
      return NibValue(key, tag, bits, reference)
    case .shared: return NibValue(key, .shared, UInt64(slot), reference)
    case .collection where meaning.use == .sharedCollection:
      let value = NibValue(key, .object, 0, reference)
      guard let read = NibStandardClasses.reader(ofCollectionUnder: key) else { return value }
      tables.sharedSources.append(NibTemplate.SharedSource(index: Int(reference)) { read(value, $0) })
      return NibValue(key, .shared, UInt64(tables.sharedSources.count - 1), reference)
    default: return NibValue(key, .object, 0, reference)
    }
  }

  /// Where the two numbers are that a string spells; read once, as many views share a string. What its record has
  /// for a class, which strings have no use for, remembers the place.
  private func pair(_ record: UnsafeMutablePointer<NibTemplate.Record>) -> UInt64? {
    let known = record.pointee.classIndex
    if known > 0 { return known == .max ? nil : UInt64(known - 1) | 2 << 32 }
    let place = tables.numbers.count
    guard let pair = NibGeometry.pair(in: tables.strings[Int(record.pointee.slot)]) else {
      record.pointee.classIndex = .max
      return nil
    }
    record.pointee.classIndex = UInt32(place + 1)
    tables.numbers.append(pair.0)
    tables.numbers.append(pair.1)
    return UInt64(place) | 2 << 32
  }

  private func number(_ index: Int) -> (NibValue.Tag, UInt64) {
    for place in objects[index].valueIndexes {
      let payload = values[place].payload
      if let integer = payload.integer { return (.int, UInt64(bitPattern: integer)) }
      switch payload {
      case .double(let number): return (.double, number.bitPattern)
      case .float(let number): return (.double, Double(number).bitPattern)
      case .bool(let bool): return (.int, bool ? 1 : 0)
      default: continue
      }
    }
    return (.int, 0)
  }
}

extension NibValue {
  fileprivate init(_ key: NibKey, _ tag: Tag, _ bits: UInt64, _ reference: UInt32 = NibValue.noReference) {
    self.init(key: key, tag: tag, reference: reference, bits: bits)
  }
}
