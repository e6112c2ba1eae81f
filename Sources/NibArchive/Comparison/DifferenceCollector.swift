/// Compares the values of partners and collects what differs.
final class DifferenceCollector {
  private typealias Kind = NibArchive.Comparison.Difference.Kind

  private let ours: ArchiveGraph
  private let theirs: ArchiveGraph
  private let pairs: GraphPairs
  private let rootPath: String
  private let nesting: Int
  private var result: NibArchive.Comparison
  private var comparedValues: Set<SIMD2<Int>> = []

  /// Nibs lie within nibs (cells within tables) once or twice; more is an attack.
  private static let maximumNesting = 4

  /// Where a value stands.
  private struct Place {
    let className: String
    let key: String
    let path: String

    func at(_ element: String) -> Place { Place(className: className, key: key, path: path + "[\(element)]") }
  }

  init(_ ours: ArchiveGraph, _ theirs: ArchiveGraph, _ pairs: GraphPairs, path: String, nesting: Int) {
    self.ours = ours
    self.theirs = theirs
    self.pairs = pairs
    rootPath = path
    self.nesting = nesting
    result = NibArchive.Comparison()
  }

  func collect() -> NibArchive.Comparison {
    for (left, right) in pairs.inOrder {
      result.objectsMatched += 1
      compareRecords(left, right, path: pairs.path(ofTheirs: right), depth: 0)
    }
    compareFallbacks()
    result.objectsMissing = addUnmatched(.missing, in: theirs) { pairs.partner(ofTheirs: $0) != nil }
    result.objectsExtra = addUnmatched(.extra, in: ours) { pairs.partner(ofOurs: $0) != nil }
    return result
  }

  /// Counts the objects without a partner and their values.
  private func addUnmatched(_ kind: Kind, in graph: ArchiveGraph, _ hasPartner: (Int) -> Bool) -> Int {
    let unmatched = graph.contents.indices.filter { !graph.isValue($0) && !hasPartner($0) }
    guard !unmatched.isEmpty else { return 0 }
    let paths = graph.paths()
    for index in unmatched {
      result.valuesCompared += graph.entries(of: index).count
      let place = Place(className: graph.classNames[index], key: "(object)", path: paths[index])
      let details = graph.details(index)
      add(kind, place, ours: kind == .extra ? details : nil, theirs: kind == .missing ? details : nil)
    }
    return unmatched.count
  }

  private func compareFallbacks() {
    func fallbacks(_ graph: ArchiveGraph) -> [String: [String]] {
      let archive = graph.archive
      let named = archive.classNames.indices.map { (archive.className($0), archive.fallbackNames($0)) }
      return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
    let others = fallbacks(theirs)
    for (name, classes) in fallbacks(ours).sorted(by: { $0.key < $1.key }) {
      guard let other = others[name] else { continue }
      let place = Place(className: name, key: "(fallbacks)", path: "")
      count(classes == other, place, classes.joined(separator: ", "), other.joined(separator: ", "))
    }
  }

  private func add(_ kind: Kind, _ place: Place, ours: String?, theirs: String?) {
    result.differences.append(
      NibArchive.Comparison.Difference(
        kind: kind, className: place.className, key: place.key, path: rootPath + place.path, ours: ours,
        theirs: theirs))
  }

  /// Counts a value that both have.
  private func count(
    _ isEqual: Bool, _ place: Place, _ ours: @autoclosure () -> String, _ theirs: @autoclosure () -> String
  ) {
    result.valuesCompared += 1
    if isEqual {
      result.valuesEqual += 1
    } else {
      add(.different, place, ours: ours(), theirs: theirs())
    }
  }

  /// Counts a value that only one has.
  private func count(_ kind: Kind, _ place: Place, _ value: String) {
    result.valuesCompared += 1
    add(kind, place, ours: kind == .extra ? value : nil, theirs: kind == .missing ? value : nil)
  }

  private func compareRecords(_ left: Int, _ right: Int, path: String, depth: Int) {
    let className = theirs.classNames[right]
    if ours.classNames[left] != className {
      count(
        false, Place(className: className, key: "(class)", path: path), ours.title(left), theirs.title(right))
    }
    let entries = ours.entries(of: left)
    let others = theirs.entries(of: right)
    for (key, other) in others {
      let place = Place(className: className, key: key, path: path + "." + key)
      if let entry = entries.first(where: { $0.key == key }) {
        compare(entry.payload, other, place, depth: depth)
      } else {
        count(.missing, place, theirs.summary(other, of: right))
      }
    }
    for (key, value) in entries where !others.contains(where: { $0.key == key }) {
      let place = Place(className: className, key: key, path: path + "." + key)
      count(.extra, place, ours.summary(value, of: left))
    }
  }

  private func compare(
    _ value: NibArchive.Payload, _ other: NibArchive.Payload, _ place: Place, depth: Int
  ) {
    switch (value, other) {
    case (.object(let left), .object(let right)):
      compareObjects(Int(left), Int(right), place, depth: depth)
    case (.data(let left), .data(let right)):
      compareData(left, right, place, value, other)
    default:
      let isEqual = value.integer.map { $0 == other.integer } ?? (value == other)
      count(isEqual, place, ours.summary(value), theirs.summary(other))
    }
  }

  private func compareData(
    _ left: NibArchive.ByteRange, _ right: NibArchive.ByteRange, _ place: Place, _ value: NibArchive.Payload,
    _ other: NibArchive.Payload
  ) {
    let bytes = ours.archive.bytes[Int(left.start)..<left.end]
    let others = theirs.archive.bytes[Int(right.start)..<right.end]
    if let geometry = ours.archive.geometry(in: left), let otherGeometry = theirs.archive.geometry(in: right)
    {
      count(geometry == otherGeometry, place, ours.summary(value), theirs.summary(other))
    } else if nesting < Self.maximumNesting,
      let nested = try? NibArchive(decoding: Array(bytes), options: .lenient),
      let otherNested = try? NibArchive(decoding: Array(others), options: .lenient)
    {
      // A nib within: its differences are told one by one.
      result.add(
        NibArchive.Comparison(nested, otherNested, path: rootPath + place.path, nesting: nesting + 1))
    } else {
      count(bytes == others, place, ours.summary(value), theirs.summary(other))
    }
  }

  private func compareObjects(_ left: Int, _ right: Int, _ place: Place, depth: Int) {
    func summaries() -> (String, String) {
      (ours.summary(.object(UInt32(left))), theirs.summary(.object(UInt32(right))))
    }
    let isSameClass = ours.classNames[left] == theirs.classNames[right]
    switch (ours.contents[left], theirs.contents[right]) {
    case (.text(let text, let key), .text(let other, let otherKey)):
      count(text == other && key == otherKey && isSameClass, place, summaries().0, summaries().1)
    case (.number(let number), .number(let other)):
      count(number == other, place, summaries().0, summaries().1)
    case (.list(let elements, let isOrdered), .list(let others, _)):
      count(isSameClass, place, summaries().0, summaries().1)
      let isOrdered = isOrdered && !GraphMatcher.isUnordered(place.key)
      compareLists(elements, others, place, isOrdered: isOrdered, depth: depth)
    case (.dictionary(let entries), .dictionary(let others)):
      count(isSameClass, place, summaries().0, summaries().1)
      compareDictionaries(entries, others, place, depth: depth)
    case (.record, .record) where ours.isValue(left) && theirs.isValue(right):
      count(isSameClass, place, summaries().0, summaries().1)
      guard isSameClass, depth < 100, comparedValues.insert(SIMD2(left, right)).inserted else { return }
      compareRecords(left, right, path: place.path, depth: depth + 1)
    case (.record, .record):
      count(pairs.partner(ofOurs: left) == right, place, summaries().0, summaries().1)
    default:
      count(false, place, summaries().0, summaries().1)
    }
  }

  private func compareLists(
    _ elements: [NibArchive.Payload], _ others: [NibArchive.Payload], _ place: Place, isOrdered: Bool,
    depth: Int
  ) {
    let members = ours.records(elements)
    let otherMembers = theirs.records(others)
    let memberSet = Set(members)
    let otherSet = Set(otherMembers)
    for right in otherMembers {
      if let left = pairs.partner(ofTheirs: right), memberSet.contains(left) {
        count(true, place, "", "")
      } else {
        count(.missing, place, theirs.title(right))
      }
    }
    for left in members where !(pairs.partner(ofOurs: left).map(otherSet.contains) ?? false) {
      count(.extra, place, ours.title(left))
    }
    if isOrdered {
      let order = members.compactMap { pairs.partner(ofOurs: $0) }.filter(otherSet.contains)
      let orderSet = Set(order)
      let expected = otherMembers.filter(orderSet.contains)
      if order != expected {
        let place = Place(className: place.className, key: place.key + " (order)", path: place.path)
        count(
          false, place, order.map { theirs.title($0) }.joined(separator: ", "),
          expected.map { theirs.title($0) }.joined(separator: ", "))
      }
    }
    // What remains are values: strings, numbers, nil.
    var values = elements.filter { !isRecord($0, in: ours) }
    var otherValues = others.filter { !isRecord($0, in: theirs) }
    if !isOrdered {
      values.sort { ours.token($0) { _ in "" } < ours.token($1) { _ in "" } }
      otherValues.sort { theirs.token($0) { _ in "" } < theirs.token($1) { _ in "" } }
    }
    for index in 0..<max(values.count, otherValues.count) {
      let place = place.at("\(index)")
      if index >= values.count {
        count(.missing, place, theirs.summary(otherValues[index]))
      } else if index >= otherValues.count {
        count(.extra, place, ours.summary(values[index]))
      } else if depth < 100 {
        compare(values[index], otherValues[index], place, depth: depth + 1)
      }
    }
  }

  private func isRecord(_ payload: NibArchive.Payload, in graph: ArchiveGraph) -> Bool {
    guard case .object(let index) = payload else { return false }
    return !graph.isValue(Int(index))
  }

  private typealias DictionaryEntries = [(key: NibArchive.Payload, value: NibArchive.Payload)]

  private func compareDictionaries(
    _ entries: DictionaryEntries, _ others: DictionaryEntries, _ place: Place, depth: Int
  ) {
    guard depth < 100 else { return }
    let names = entries.map { entry in ours.token(entry.key) { _ in "" } }
    let otherNames = others.map { entry in theirs.token(entry.key) { _ in "" } }
    for (name, other) in zip(otherNames, others) {
      let place = place.at(name)
      if let index = names.firstIndex(of: name) {
        compare(entries[index].value, other.value, place, depth: depth + 1)
      } else {
        count(.missing, place, theirs.summary(other.value))
      }
    }
    for (name, entry) in zip(names, entries) where !otherNames.contains(name) {
      count(.extra, place.at(name), ours.summary(entry.value))
    }
  }
}

extension NibArchive.Comparison {
  fileprivate init() {}

  /// Adds the counts and differences of nibs within.
  fileprivate mutating func add(_ other: NibArchive.Comparison) {
    objectsMatched += other.objectsMatched
    objectsMissing += other.objectsMissing
    objectsExtra += other.objectsExtra
    valuesCompared += other.valuesCompared
    valuesEqual += other.valuesEqual
    differences += other.differences
  }
}
