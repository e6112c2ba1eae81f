import Foundation

extension NibCoder {
  /// Marks an object under construction that nobody can refer to yet.
  static var underConstruction: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }
  /// Marks an object that couldn't be made.
  static var failed: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 2) }

  /// The object at `index`: the one made before, or a new one. Nil where its class refuses, or where it refers to
  /// itself while it is still being made.
  func instantiate(_ index: Int) -> AnyObject? {
    if let made = memo[index] {
      guard made != Self.underConstruction, made != Self.failed else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(made).takeUnretainedValue()
    }
    let record = template.records[index]
    switch record.kind {
    case .object, .custom: return make(index, record)
    case .proxy: return Int(record.slot) < proxies.count ? proxies[Int(record.slot)] : nil
    case .shared: return sharedObject(Int(record.slot))
    case .string: return NSString(string: template.strings[Int(record.slot)])
    case .number, .collection, .helper, .unknown: return nil
    }
  }

  private func make(_ index: Int, _ record: NibTemplate.Record) -> AnyObject? {
    guard depth < Self.depthLimit else {
      fail(
        NibLoadingError(
          .nestingTooDeep, nib: template.name,
          "Objects of nib '\(template.name)' stand more than \(Self.depthLimit) deep inside each other."))
      return nil
    }
    memo[index] = Self.underConstruction
    let outer = current
    current = index
    depth += 1
    let made = object(of: template.classes[Int(record.classIndex)])
    depth -= 1
    current = outer
    guard let made else {
      remember(nil, at: index)
      return nil
    }
    if memo[index] == Self.underConstruction { memo[index] = Unmanaged.passRetained(made).toOpaque() }
    return template.classes[Int(record.classIndex)].isCustom ? substitute(for: made, at: index, record) : made
  }

  @inline(__always) private func object(of known: NibClass) -> AnyObject? {
    switch known.maker {
    case .view(let type): type.init(coder: self)
    case .coding(let type): type.init(coder: self) as AnyObject?
    case .plain(let make): make()
    case .shared(let make): make(self)
    }
  }

  /// Puts `object`, or the mark of failure, in place of what was entered at `index`.
  func remember(_ object: AnyObject?, at index: Int) {
    let old = memo[index]
    memo[index] = object.map { Unmanaged.passRetained($0).toOpaque() } ?? Self.failed
    if let old, old != Self.underConstruction, old != Self.failed {
      Unmanaged<AnyObject>.fromOpaque(old).release()
    }
  }

  /// What a custom object wants to be replaced with. A view is replaced by a view only: its place asks for one.
  private func substitute(for made: AnyObject, at index: Int, _ record: NibTemplate.Record) -> AnyObject? {
    guard let responder = made as? UIResponder else { return made }
    let outer = current
    current = index
    isSubstituting = true
    defer {
      isSubstituting = false
      current = outer
    }
    guard let other = responder.awakeAfter(using: self) else {
      remember(nil, at: index)
      return nil
    }
    let substitute = other as AnyObject
    guard substitute !== made else { return made }
    guard !record.isView || substitute is UIView else {
      log("awakeAfter(using:) of \(type(of: made)) gave no view; the view stays")
      return made
    }
    replaced.append((original: made, substitute: substitute))
    remember(substitute, at: index)
    return substitute
  }

  /// The immutable object in `slot`, made if that hasn't happened: only while the template is being resolved.
  func sharedObject(_ slot: Int) -> AnyObject? {
    if let object = template.shared[slot] { return object }
    let index = Int(template.sharedIndexes[slot])
    guard isResolving, memo[index] == nil, depth < Self.depthLimit else { return nil }
    memo[index] = Self.underConstruction
    let outer = current
    current = index
    depth += 1
    let read = template.sharedReaders[UInt32(slot)]
    let made =
      read != nil ? read?(self) : object(of: template.classes[Int(template.records[index].classIndex)])
    depth -= 1
    current = outer
    remember(made, at: index)
    template.shared[slot] = made
    return made
  }

  /// Notes the first failure; the instantiation goes on but its result is never returned.
  func fail(_ error: NibLoadingError) { failure = failure ?? error }

  /// One line in the log, with the nib's name.
  func log(_ line: String) { NibLog.write("nib \(template.name): \(line)") }
}
