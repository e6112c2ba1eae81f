import Foundation

extension NibCoder {
  /// The bit of a memo entry that marks an object under construction. Alone, with nothing entered yet: nobody can
  /// refer to it.
  private static var unfinished: UInt { 1 }
  /// The entry of an object that isn't to be had (again): it couldn't be made, or whoever asked for it was the only one
  /// to. Together with ``unfinished``, it is being made.
  private static var gone: UInt { 2 }

  /// The object entered in `slot` of the memo, finished or not.
  @inline(__always) func object(inMemo slot: Int) -> AnyObject? {
    let entry = memo[slot] & ~3
    guard entry != 0, let pointer = UnsafeRawPointer(bitPattern: entry) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Whether the object at `index` is still being made: it contains what is being decoded now.
  @inline(__always) func isUnderConstruction(_ index: Int) -> Bool {
    let record = template.records + index
    return record.pointee.isMade && memo[Int(record.pointee.slot)] & Self.unfinished != 0
  }

  /// Remembers `object` as the one being decoded, unless nobody else asks for it. To be called by root classes of the
  /// toolkit before they decode anything that can refer back to them.
  @inline(__always) func enter(_ object: AnyObject) {
    let record = template.records + current
    guard record.pointee.isMade, memo[Int(record.pointee.slot)] == Self.unfinished else { return }
    memo[Int(record.pointee.slot)] =
      UInt(bitPattern: Unmanaged.passRetained(object).toOpaque()) | Self.unfinished
  }

  /// The object at `index`: the one made before, or a new one. Nil where its class refuses, or where it refers to
  /// itself before its initialiser got as far as to say who it is.
  func instantiate(_ index: Int) -> AnyObject? {
    let record = template.records + index
    let slot = Int(record.pointee.slot)
    switch record.pointee.kind {
    case .view, .constraint, .object, .custom:
      // Immutable objects contain none of these.
      if isResolving { return nil }
      return memo[slot] != 0 ? object(inMemo: slot) : make(index, record)
    case .proxy: return proxy(slot)
    case .shared: return sharedObject(slot)
    case .string: return NSString(string: template.strings[slot])
    case .number, .collection, .helper: return nil
    }
  }

  /// Makes the object at `index` if nobody has yet.
  @inline(__always) func makeIfNeeded(_ index: Int) {
    if memo[Int(template.records[index].slot)] == 0 { _ = instantiate(index) }
  }

  private func make(_ index: Int, _ record: UnsafePointer<NibTemplate.Record>) -> AnyObject? {
    guard depth < Self.depthLimit else {
      fail(
        NibLoadingError(
          .nestingTooDeep, nib: template.name,
          "Objects of nib '\(template.name)' stand more than \(Self.depthLimit) deep inside each other."))
      return nil
    }
    let entry = memo + Int(record.pointee.slot)
    entry.pointee = record.pointee.isUsedOnce ? Self.unfinished | Self.gone : Self.unfinished
    let outer = current
    current = index
    depth &+= 1
    let made = object(of: record)
    depth &-= 1
    current = outer
    guard let made else {
      remember(nil, in: entry)
      return nil
    }
    if entry.pointee == Self.unfinished {
      entry.pointee = UInt(bitPattern: Unmanaged.passRetained(made).toOpaque())
    } else {
      entry.pointee &= ~Self.unfinished
    }
    guard record.pointee.isCustom else { return made }
    switch substitution(for: made, at: index, record.pointee.kind) {
    case .none: return made
    case .gone:
      remember(nil, in: entry)
      return nil
    case .object(let substitute):
      happened.replaced.append((original: made, substitute: substitute))
      remember(substitute, in: entry)
      return substitute
    }
  }

  @inline(__always) private func object(of record: UnsafePointer<NibTemplate.Record>) -> AnyObject? {
    if let known = record.pointee.known { return known.make(from: self) }
    switch record.pointee.kind {
    case .view: return unsafeBitCast(record.pointee.viewType, to: UIView.Type.self).init(coder: self)
    default:
      switch template.classes[Int(record.pointee.classIndex)].maker {
      case .view(let type): return type.init(coder: self)
      case .coding(let type):
        return type.init(coder: self).map { TargetAction.reference($0) ?? $0 as AnyObject }
      case .plain(let make): return make()
      case .shared(let make): return make(self)
      }
    }
  }

  /// Puts `object`, or the mark of failure, in place of what was entered.
  private func remember(_ object: AnyObject?, in entry: UnsafeMutablePointer<UInt>) {
    let old = entry.pointee & ~3
    entry.pointee = object.map { UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? Self.gone
    if let pointer = UnsafeRawPointer(bitPattern: old) { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }

  /// What takes an object's place.
  private enum Substitution {
    /// Nothing does.
    case none
    /// Nothing is to stand there.
    case gone
    /// Another object.
    case object(AnyObject)
  }

  /// What a custom object wants to be replaced with. A view is replaced by a view only, a constraint by a
  /// constraint: their places ask for it.
  private func substitution(for made: AnyObject, at index: Int, _ kind: NibTemplate.Kind) -> Substitution {
    let asked: UIResponder? =
      kind == .view ? unsafeDowncast(made, to: UIView.self) : made as? UIResponder
    guard let responder = asked else { return .none }
    let outer = current
    current = index
    isSubstituting = true
    var answer = responder.awakeAfter(using: self)
    isSubstituting = false
    current = outer
    if Self.isObject(&answer, made) { return .none }
    guard let answer else { return .gone }
    let substitute = answer as AnyObject
    guard substitute !== made else { return .none }
    guard kind != .view || substitute is UIView else {
      log("awakeAfter(using:) of \(type(of: made)) gave no view; the view stays")
      return .none
    }
    return .object(substitute)
  }

  /// Whether `value` is that very object, as is almost always so.
  ///
  /// An `Any` is three words of content, of which an object takes the first, and its type, which is 0 for nil. Comparing
  /// the words in their place spares a copy and the cast to an object: each takes longer than all of
  /// `awakeAfter(using:)`.
  @inline(__always) private static func isObject(_ value: inout Any?, _ object: AnyObject) -> Bool {
    withUnsafeBytes(of: &value) { bytes in
      let words = bytes.bindMemory(to: UInt.self)
      return words[0] == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) && words[3] != 0
    }
  }

  /// The immutable object in `slot`.
  @inline(__always) func sharedObject(_ slot: Int) -> AnyObject? {
    if let object = template.shared[slot] { return object }
    return isResolving ? makeShared(slot) : nil
  }

  /// Makes the immutable object in `slot` while the template is being resolved, once.
  private func makeShared(_ slot: Int) -> AnyObject? {
    guard memo[slot] == 0, depth < Self.depthLimit else { return nil }
    memo[slot] = Self.unfinished
    let source = template.sharedSources[slot]
    let outer = current
    current = source.index
    depth += 1
    let made: AnyObject? =
      if let read = source.read { read(self) } else {
        object(of: UnsafePointer(template.records + source.index))
      }
    depth -= 1
    current = outer
    template.setShared(made, at: slot)
    return made
  }

  /// What takes the place of a proxy. Without an owner a bare object stands in, so that an outlet of the owner fails
  /// as it does in UIKit.
  private func proxy(_ slot: Int) -> AnyObject? {
    switch slot {
    case NibTemplate.ownerSlot:
      if let owner { return owner }
      let standIn = NSObject()
      owner = standIn
      return standIn
    case NibTemplate.firstResponderSlot: return NibFirstResponder.shared
    default:
      let identifier = template.proxyIdentifiers[slot]
      if let object = options?.externalObjects[identifier] { return object as AnyObject }
      log("Missing proxy for identifier \(identifier)")
      return nil
    }
  }

  /// Notes the first failure; the instantiation goes on but its result is never returned.
  func fail(_ error: NibLoadingError) { happened.failure = happened.failure ?? error }

  /// The incidents, noted from now on.
  private var happened: Incidents {
    if let incidents { return incidents }
    let made = Incidents()
    incidents = made
    return made
  }

  /// Notes that a nested load awakened `object`, if a substitute is being asked for.
  func noteAwakened(_ object: AnyObject) {
    if isSubstituting { happened.awakenedMeanwhile.insert(ObjectIdentifier(object)) }
  }

  /// The object whose place `object` took.
  func original(of object: AnyObject) -> AnyObject? {
    incidents?.replaced.first { $0.substitute === object }?.original
  }

  /// One line in the log, with the nib's name.
  func log(_ line: String) { NibLog.write("nib \(template.name): \(line)") }
}
