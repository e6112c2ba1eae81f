/// Finds for the objects of one archive their partners in another.
///
/// First come the objects that keys and ordered lists lead to, from the root on; then, once these have partners,
/// the members of sets, which are known by what they refer to: constraints by their items, connections by label
/// and ends.
struct GraphMatcher {
  private let ours: ArchiveGraph
  private let theirs: ArchiveGraph
  /// The partners found.
  private(set) var pairs: GraphPairs
  private var similarity: GraphSimilarity
  /// Pairs whose values are still to be followed.
  private var queue: [(ours: Int, theirs: Int)] = []
  /// Sets to be matched later, by rank.
  private var sets: [[PendingSet]] = Array(repeating: [], count: 7)
  private var followedValues: Set<SIMD2<Int>> = []

  private struct PendingSet {
    let ours: [Int]
    let theirs: [Int]
    let path: String
  }

  init(_ ours: ArchiveGraph, _ theirs: ArchiveGraph) {
    self.ours = ours
    self.theirs = theirs
    pairs = GraphPairs(ours, theirs)
    similarity = GraphSimilarity(ours, theirs)
  }

  /// Finds all partners.
  mutating func match() {
    guard !ours.contents.isEmpty, !theirs.contents.isEmpty else { return }
    pair(0, 0, path: "")
    while true {
      var next = 0
      while next < queue.count {
        let (left, right) = queue[next]
        follow(left, right, path: pairs.path(ofTheirs: right), depth: 0)
        next += 1
      }
      queue = []
      guard let rank = sets.firstIndex(where: { !$0.isEmpty }) else { return }
      matchMembers(sets[rank].removeFirst())
    }
  }

  private mutating func pair(_ left: Int, _ right: Int, path: String) {
    if pairs.insert(left, right, path: path) { queue.append((left, right)) }
  }

  /// Lists in which order means nothing, and when to match them: guides before the constraints that refer to them,
  /// these before connections; the list of everything last.
  private static let ranks = [
    "UIViewLayoutGuides": 0, "UIViewAutolayoutConstraints": 1, "UILayoutGuideSystemConstraints": 1,
    "UINibConnectionsKey": 2, "UINibKeyValuePairsKey": 3, "UINibAccessibilityConfigurationsKey": 3,
    "UINibTraitStorageListsKey": 4, "UITraitStorages": 4, "UIRecords": 4, "UINibObjectsKey": 6,
  ]

  /// Whether the order of the list under `key` means nothing.
  static func isUnordered(_ key: String) -> Bool { ranks[key] != nil }

  private mutating func follow(_ left: Int, _ right: Int, path: String, depth: Int) {
    for (key, value) in ours.entries(of: left) {
      guard let other = theirs.payload(key, of: right) else { continue }
      follow(value, other, key: key, path: path + "." + key, depth: depth)
    }
  }

  private mutating func follow(
    _ value: NibArchive.Payload, _ other: NibArchive.Payload, key: String, path: String, depth: Int
  ) {
    guard case .object(let ourObject) = value, case .object(let theirObject) = other, depth < 100 else {
      return
    }
    let (left, right) = (Int(ourObject), Int(theirObject))
    switch (ours.contents[left], theirs.contents[right]) {
    case (.list(let elements, let isOrdered), .list(let others, _)):
      let set = PendingSet(ours: ours.records(elements), theirs: theirs.records(others), path: path)
      if let rank = Self.ranks[key] {
        sets[rank].append(set)
      } else if !isOrdered {
        sets[5].append(set)
      } else {
        for (left, right) in similarity.align(set.ours, set.theirs, pairs) {
          let index = others.firstIndex { $0 == .object(UInt32(right)) } ?? 0
          pair(left, right, path: "\(path)[\(index)]")
        }
        followElements(elements, others, key: key, path: path, depth: depth)
      }
    case (.dictionary(let entries), .dictionary(let others)):
      for (key, value) in entries {
        let name = ours.token(key) { _ in "" }
        guard let other = others.first(where: { theirs.token($0.key) { _ in "" } == name }) else { continue }
        follow(value, other.value, key: "", path: "\(path)[\(name)]", depth: depth + 1)
      }
    case (.record, .record):
      if ours.isValue(left), theirs.isValue(right) {
        guard followedValues.insert(SIMD2(left, right)).inserted else { return }
        follow(left, right, path: path, depth: depth + 1)
      } else if !ours.isValue(left), !theirs.isValue(right),
        GraphSimilarity.canPair(left, right, ours, theirs)
      {
        pair(left, right, path: path)
      }
    default: break
    }
  }

  /// Values in lists lead on too: to the objects within.
  private mutating func followElements(
    _ elements: [NibArchive.Payload], _ others: [NibArchive.Payload], key: String, path: String, depth: Int
  ) {
    for (index, (value, other)) in zip(elements, others).enumerated() {
      guard case .object(let left) = value, ours.isValue(Int(left)) else { continue }
      follow(value, other, key: key, path: "\(path)[\(index)]", depth: depth + 1)
    }
  }

  /// Matches the members of a set: first those that are the same, then the most alike.
  private mutating func matchMembers(_ set: PendingSet) {
    func isFree(_ index: Int, ours isOurs: Bool) -> Bool {
      isOurs ? pairs.partner(ofOurs: index) == nil : pairs.partner(ofTheirs: index) == nil
    }
    var free: [String: [Int]] = [:]
    for right in set.theirs where isFree(right, ours: false) {
      free[theirs.signature(of: right) { pairs.name(ofTheirs: $0) }, default: []].append(right)
    }
    for left in set.ours where isFree(left, ours: true) {
      let signature = ours.signature(of: left) { pairs.name(ofOurs: $0) }
      guard let right = free[signature]?.first(where: { isFree($0, ours: false) }) else { continue }
      pair(left, right, path: path(of: right, in: set))
    }
    let left = set.ours.filter { isFree($0, ours: true) }
    let right = set.theirs.filter { isFree($0, ours: false) }
    for (left, right) in similarity.bestMatches(left, right, pairs) {
      pair(left, right, path: path(of: right, in: set))
    }
  }

  private func path(of right: Int, in set: PendingSet) -> String {
    "\(set.path)[\(set.theirs.firstIndex(of: right) ?? 0)]"
  }
}

extension ArchiveGraph {
  /// The objects with an identity among `elements`, each once.
  func records(_ elements: [NibArchive.Payload]) -> [Int] {
    var seen: Set<Int> = []
    return elements.compactMap { payload in
      guard case .object(let index) = payload, !isValue(Int(index)), seen.insert(Int(index)).inserted
      else { return nil }
      return Int(index)
    }
  }
}
